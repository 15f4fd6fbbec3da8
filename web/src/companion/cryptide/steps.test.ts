import { expect, it } from "vitest";
import { centre } from "../../games/cryptide/hexes";
import type { CryptideMap } from "../../wire/CryptideMap";
import { SLOT_HEXES, badgePlace, numberHex, progressAt, slotOf, stepsOf } from "./steps";

const MAP: CryptideMap = {
  code: "1234560001021A1B1C",
  sections: [1, 2, 3, 4, 5, 6].map((section) => ({ section, turned: section === 4 })) as CryptideMap["sections"],
  terrains: "D".repeat(108),
  animals: ".".repeat(108),
  structures: [
    { kind: "stone", colour: "white", hex: "A1" },
    { kind: "shack", colour: "white", hex: "L9" },
  ],
};

it("lays the sections from the top left and then the structures", () => {
  const steps = stepsOf(MAP);
  expect(steps).toHaveLength(8);
  expect(steps[3]).toEqual({ kind: "section", slot: 3, section: 4, turned: true });
  expect(progressAt(steps, 0)).toEqual({ sections: 1, structures: 0, litSlot: 0, litHex: null });
  expect(progressAt(steps, 7)).toEqual({ sections: 6, structures: 2, litSlot: null, litHex: "L9" });
});

it("knows which hex lies in which section", () => {
  expect(["A1", "F3", "G1", "A4", "L6", "F9", "L9"].map(slotOf)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  expect(SLOT_HEXES.map((hexes) => hexes.length)).toEqual([18, 18, 18, 18, 18, 18]);
});

it("knows the hex that carries a section's number", () => {
  expect([0, 1, 5].map((slot) => numberHex(slot, false))).toEqual(["A1", "G1", "G7"]);
  expect([0, 1, 5].map((slot) => numberHex(slot, true))).toEqual(["F3", "L3", "L9"]);
});

it("keeps the number of a section off its structures", () => {
  const taken = ["C2", "D2"].map(centre);
  const { x, y } = badgePlace(SLOT_HEXES[0] ?? [], taken);
  for (const it of taken) expect(Math.hypot(x - it.x, y - it.y)).toBeGreaterThan(50);
});
