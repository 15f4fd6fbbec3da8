import { expect, it } from "vitest";
import { seatBehindCurtain } from "./curtain";

it("falls when another of my seats is asked", () => {
  expect(seatBehindCurtain([1], [0, 1], 0)).toBe(1);
  expect(seatBehindCurtain([0], [0, 1], null)).toBe(0);
});

it("stays up when I look from the seat that is asked, hold one seat, or wait for others", () => {
  expect(seatBehindCurtain([0, 1], [0, 1], 1)).toBeNull();
  expect(seatBehindCurtain([0], [0], null)).toBeNull();
  expect(seatBehindCurtain([2], [0, 1], 0)).toBeNull();
});
