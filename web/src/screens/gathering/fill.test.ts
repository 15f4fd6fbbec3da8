import { beforeEach, expect, it } from "vitest";
import type { SeatInfo } from "../../wire/SeatInfo";
import { freeSeats, howToStart, keepLevel, usualLevel } from "./fill";

beforeEach(() => localStorage.clear());

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

it("remembers the level, as far as a game has it", () => {
  expect(usualLevel(["random", "easy"])).toBe("easy");
  keepLevel("random");
  expect(usualLevel(["random", "easy"])).toBe("random");
  expect(usualLevel(["easy", "strong"])).toBe("strong");
  expect(usualLevel([])).toBeUndefined();
});
