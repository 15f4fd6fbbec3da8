import { describe, expect, it } from "vitest";
import { END, SOURCES, ask, context, historical, sampleView, translator, type Tongue } from "./sample";
import { cellLabel, ending, moveLabel, prompt, seatFacts, waysOf } from "./words";
import type { QuestionKind, View } from "./types";

const TONGUES = Object.keys(SOURCES) as Tongue[];
const QUESTIONS: QuestionKind[] = [
  "place",
  "eveque",
  "turn",
  "mere_courage",
  "toll",
  "keep",
  "heart",
  "name",
  "reroll",
  "take_part",
  "lead",
  "paysan",
  "drive",
  "church",
  "peek",
];
const MOVES = [
  "place NW",
  "move B2",
  "examine",
  "archive",
  "consult 2 1+3",
  "consult town 1",
  "envoy 2 1",
  "heal NE",
  "trap",
  "end",
  "note village present",
  "solicit 2",
  "solicit 3 drop prince",
  "charm top",
  "suspect river",
  "marquis B2",
  "look procureur D4",
  "ride C5",
  "swap B4",
  "shot",
  "wall",
  "beast C4",
  "keep 2",
  "name 3",
  "lead B2",
  "walk B2",
  "peek 2",
];

describe.each(TONGUES)("in %s", (tongue) => {
  const t = translator(tongue);
  const at = (view: View, seat: number | null = 0) => ({ view, seat, names: ["Louise", "Malo", "Inès", "Bastien"], t });

  it.each(QUESTIONS)("%s is asked, waited for and answered in words", (kind) => {
    const view = historical({ question: ask(kind, { side: 1, value: 2, places: [0] }), die: "grey" });
    expect(prompt(at(view), ["yes"]).title).toMatch(/\S/);
    expect(prompt(at(view, 1), []).title).toContain("Louise");
    for (const word of ["yes", "no"]) if (!["place", "name", "lead", "peek"].includes(kind)) moveLabel(word, at(view));
  });

  it.each(MOVES)("%s has a label of its own", (notation) => {
    const label = moveLabel(notation, at(historical()));
    expect(label).not.toBe(notation);
    expect(label).not.toContain("undefined");
  });

  it("says how a turn stands", () => {
    for (const points of [0, 1, 2, 4]) {
      const turn = { points, cubes: true, opening: false, examined: false, solicited: false, used: [] };
      expect(prompt(at(sampleView({ turn })), ["examine"]).title).toMatch(/\S/);
    }
  });

  it("reads cells aloud", () => {
    for (const { cell } of sampleView().board.cells) expect(cellLabel(cell, at(historical()))).toMatch(/\S/);
  });

  it("tells of every hunter, in the hunt or out", () => {
    for (const seat of [0, 1, 2, 3]) expect(seatFacts(seat, at(historical())).detail).toMatch(/\S/);
  });

  it.each(["lair", "expired", "all-out"])("ends by %s", (reason) => {
    const end = { ...END, reason, winner: reason === "lair" ? 1 : null };
    const { title, lines } = ending(at(sampleView({ end, question: null })));
    expect(title).toMatch(/\S/);
    expect(lines.join(" ")).toContain("B1");
  });
});

describe("the Beast's ways", () => {
  it("follow the arrows of each colour for as many cells as it will run", () => {
    expect(waysOf(sampleView())).toEqual({
      black: ["C4", "B3", "B2", "C2", "C3"],
      grey: ["C4", "B4", "B3", "A3", "A2"],
      white: ["C4", "D4", "C5", "B4", "A3"],
    });
  });

  it("warn the one who stands on them", () => {
    expect(prompt(context("fr"), ["end"]).detail).toMatch(/noir/);
    const away = sampleView();
    away.players[0] = { ...away.players[0]!, cell: "D1" };
    expect(prompt({ ...context("fr"), view: away }, ["end"]).detail).toMatch(/Aucun dé/);
  });
});
