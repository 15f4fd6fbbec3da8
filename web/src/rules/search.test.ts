import { expect, test } from "vitest";
import { search } from "./search";

const rules = [
  { game: "bestioles", id: "BES-35", text: "À égalité, le premier joueur tient le théâtre." },
  { game: "bestioles", id: "BES-33", text: "Barrage compte les cartes." },
];
const found = (asked: string) => search(rules, asked).map(({ id }) => id);

test("accents, capitals and the order of words do not matter", () => {
  expect(found("ÉGALITE")).toEqual(["BES-35"]);
  expect(found("joueur premier")).toEqual(["BES-35"]);
  expect(found("bes-33")).toEqual(["BES-33"]);
});

test("nothing asked, nothing found", () => {
  expect(found("  ")).toEqual([]);
  expect(found("dragon")).toEqual([]);
});
