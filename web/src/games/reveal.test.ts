import { describe, expect, it } from "vitest";
import { together } from "./reveal";

describe("several pairs of eyes", () => {
  it("fill in for each other what one of them did not see", () => {
    const mine = { hand: [3, 4], other: [null, null], table: [{ card: null, up: false }] };
    const theirs = { hand: [null, null], other: [1, 2], table: [{ card: 7, up: false }] };
    expect(together([mine, theirs])).toEqual({ hand: [3, 4], other: [1, 2], table: [{ card: 7, up: false }] });
  });

  it("leave alone what does not fit together", () => {
    expect(together([{ known: [1] }, { known: [2, 3] }])).toEqual({ known: [1] });
    expect(together<unknown>([null, undefined])).toBeNull();
    expect(together([0, 1])).toBe(0);
    expect(together([false, true])).toBe(false);
  });
});
