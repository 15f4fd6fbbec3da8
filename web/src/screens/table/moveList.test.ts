import { describe, expect, it } from "vitest";
import { groupMoves, matches } from "./moveList";

const MOVES = ["claim seer", "accuse 3", "claim wolf", "pass"];
const label = (notation: string) =>
  ({ "claim seer": "Se dire Voyante", "accuse 3": "Accuser Éloïse" })[notation] ?? notation;

describe("a long list of moves", () => {
  it("is grouped by kind, in order", () => {
    const groups = groupMoves(MOVES, label, "");
    expect(groups.map(({ kind, moves }) => [kind, moves.length])).toEqual([
      ["claim", 2],
      ["accuse", 1],
      ["pass", 1],
    ]);
  });

  it("is searched by beginnings of words, accents aside", () => {
    expect(matches("Accuser Éloïse", "elo acc")).toBe(true);
    expect(matches("Accuser Éloïse", "loise")).toBe(false);
    expect(groupMoves(MOVES, label, "voy").flatMap(({ moves }) => moves)).toEqual([
      { notation: "claim seer", label: "Se dire Voyante" },
    ]);
    expect(groupMoves(MOVES, label, "xyz")).toEqual([]);
  });
});
