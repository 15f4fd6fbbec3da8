import { describe, expect, it } from "vitest";
import { answerAt, answerOf, movesFor } from "./words";

describe("a touch on the board", () => {
  it("is an answer where the board has places, and nothing elsewhere", () => {
    expect(movesFor("lair", ["A1", "D3"])).toEqual(["move A1", "move D3"]);
    expect(movesFor("habitat", ["K2"])).toEqual(["search K2"]);
    expect(movesFor("win", ["withdraw"])).toEqual(["withdraw"]);
    expect(movesFor("wolf-liars", ["2"])).toEqual([]);
  });

  it("is an answer on a house, where a seat is asked for that may be it", () => {
    document.body.innerHTML = `<div data-house="2"><b></b></div><button class="house" data-seat="3"></button><i data-seat="3"></i>`;
    const touched = (query: string, ask: string, choices = ["2", "3", "4"]) =>
      answerAt(ask, choices, document.querySelector(query));
    expect(touched("b", "holder")).toBe("3");
    expect(touched(".house", "wolf-liars")).toBe("4");
    expect(touched(".house", "wolf", ["2"])).toBeNull();
    expect(touched(".house", "pack-liars")).toBeNull();
    expect(touched("i", "wolf")).toBeNull();
    expect(touched("b", "choice")).toBeNull();
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
