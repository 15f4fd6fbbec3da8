import { expect, it } from "vitest";
import { cardsOf } from "./village";

it("grows with the village where nobody says otherwise", () => {
  expect(cardsOf({}, 8)).toEqual({ wolves: 2, roles: ["seer"], villagers: 5, total: 8 });
  expect(cardsOf({}, 12)).toEqual({ wolves: 2, roles: ["seer", "hunter", "cupid", "girl"], villagers: 6, total: 12 });
  expect(cardsOf({}, 14)).toMatchObject({ wolves: 3, villagers: 7, total: 14 });
});

it("has two cards more for the Thief", () => {
  expect(cardsOf({ thief: "yes" }, 14)).toEqual({
    wolves: 3,
    roles: ["seer", "hunter", "cupid", "girl", "thief"],
    villagers: 8,
    total: 16,
  });
});

it("takes what was chosen", () => {
  expect(cardsOf({ wolves: "1", seer: "no", hunter: "yes" }, 8)).toEqual({
    wolves: 1,
    roles: ["hunter"],
    villagers: 6,
    total: 8,
  });
});
