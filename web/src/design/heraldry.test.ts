import { expect, it } from "vitest";
import { armsOf } from "./heraldry";

it("gives eighteen seats eighteen arms", () => {
  const arms = Array.from({ length: 18 }, (_, seat) => JSON.stringify(armsOf(seat)));
  expect(new Set(arms).size).toBe(18);
});
