import { expect, it } from "vitest";
import { armsOf } from "./heraldry";

it("tells eighteen seats apart by their charge alone", () => {
  const charges = Array.from({ length: 18 }, (_, seat) => armsOf(seat).charge);
  expect(new Set(charges).size).toBe(18);
});

it("gives neighbours other tinctures", () => {
  for (let seat = 1; seat < 18; seat += 1) expect(armsOf(seat).tincture).not.toBe(armsOf(seat - 1).tincture);
});

it("hatches each tincture in its own way", () => {
  const six = Array.from({ length: 6 }, (_, seat) => armsOf(seat).hatching);
  expect(new Set(six).size).toBe(6);
  expect(armsOf(6).hatching).toBe(six[0]);
});
