import { describe, expect, it } from "vitest";
import { answerOf, movesFor } from "./words";

describe("a touch on the board", () => {
  it("is an answer where the board has places, and nothing elsewhere", () => {
    expect(movesFor("lair", ["A1", "D3"])).toEqual(["move A1", "move D3"]);
    expect(movesFor("habitat", ["K2"])).toEqual(["search K2"]);
    expect(movesFor("win", ["withdraw"])).toEqual(["withdraw"]);
    expect(movesFor("wolf-liars", ["2"])).toEqual([]);
  });

  it("leads back to the answer", () => {
    for (const [ask, answer] of [
      ["lair", "D3"],
      ["habitat", "K2"],
      ["win", "improvise sea-6 air"],
    ] as const) {
      expect(movesFor(ask, [answer]).map((it) => answerOf(ask, it))).toEqual([answer]);
    }
  });
});
