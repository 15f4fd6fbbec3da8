import { expect, it } from "vitest";
import type { SeatInfo } from "../../wire/SeatInfo";
import { freeSeats, howToStart } from "./fill";

const seats = (kinds: string): SeatInfo[] =>
  [...kinds].map((it) => ({ kind: it === "." ? "free" : "bot", level: "easy", name: it, shared: false }) as SeatInfo);

it("begins with who is here, fills up where too few are, and moves nobody", () => {
  expect(howToStart(seats("AB"), 2, false)).toBe("begin");
  expect(howToStart(seats("ABC."), 3, false)).toBe("shrink");
  expect(howToStart(seats("AB.."), 3, false)).toBe("fill");
  expect(howToStart(seats("A.BC"), 3, false)).toBe("fill");
  expect(howToStart(seats("ABCDEFGH."), 8, true)).toBe("fill");
  expect(freeSeats(seats("A.B."))).toEqual([1, 3]);
});
