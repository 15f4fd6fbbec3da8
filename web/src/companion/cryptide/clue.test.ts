import { expect, it } from "vitest";
import { drawnClue } from "./clue";

it("knows what a clue is about from its key", () => {
  expect(drawnClue("desert-lake")).toEqual({
    negated: false,
    within: 0,
    things: [
      { kind: "terrain", terrain: "desert" },
      { kind: "terrain", terrain: "lake" },
    ],
  });
  expect(drawnClue("not-within-1-animal")).toMatchObject({ negated: true, within: 1 });
  expect(drawnClue("within-1-animal").things).toHaveLength(2);
  expect(drawnClue("within-3-blue").things).toEqual([
    { kind: "structure", structure: "stone", colour: "blue" },
    { kind: "structure", structure: "shack", colour: "blue" },
  ]);
  expect(drawnClue("within-2-stone").things).toEqual([{ kind: "structure", structure: "stone", colour: null }]);
});
