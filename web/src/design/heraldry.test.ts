import { expect, it } from "vitest";
import { armsOf } from "./heraldry";

it("tells eighteen seats apart by their charge alone", () => {
  const charges = Array.from({ length: 18 }, (_, seat) => armsOf(seat).charge);
  expect(new Set(charges).size).toBe(18);
});

it("gives neighbours other tinctures", () => {
  for (let seat = 1; seat < 18; seat += 1) expect(armsOf(seat).tincture).not.toBe(armsOf(seat - 1).tincture);
});
