import { describe, expect, it } from "vitest";
import { loadTexts } from "../../i18n/index.svelte";
import { newsSentence } from "../../i18n/news";
import { END, SOURCES, TURN, ask, context, historical, sampleView, translator, type Tongue } from "./sample";
import { cellLabel, ending, log, moveLabel, prompt, seatFacts, waysOf } from "./words";
import type { News, QuestionKind, View } from "./types";

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

/** One of each kind whose sentence depends on what it tells. */
const NEWS: News[] = [
  { type: "moved", seat: 0, from: null, cell: "NW", how: "placed" },
  { type: "moved", seat: 1, from: "B1", cell: "B2", how: "walked" },
  { type: "moved", seat: 1, from: "B1", cell: "C3", how: "church" },
  { type: "turn", seat: 0, points: 1 },
  { type: "looked", seat: 1, print: 3, colour: "village", cell: "B3", how: "scout", character: "procureur" },
  { type: "saw", seat: 0, shown: { print: 3, colour: "river", present: false, dots: 2 } },
  { type: "consulted", seat: 0, side: null, places: [0], count: 1, envoy: false },
  { type: "consulted", seat: 0, side: 1, places: [0, 1], count: 2, envoy: true },
  { type: "noted", seat: 1, count: 2, cubes: 1 },
  { type: "solicited", seat: 1, character: "prince", dropped: "marquis", cost: 2, cubes: 2, charmed: false },
  { type: "event", card: "h01", kind: "ferocity", value: 1, ferocity: 4, left: 3 },
  { type: "event", card: "e02", kind: "battue", value: 2, ferocity: 4, left: 1 },
  { type: "event", card: "end", kind: "end", value: 0, ferocity: 4, left: 0 },
  { type: "calmed", ferocity: 3 },
  { type: "own_note", seat: 0, colour: "forest", present: true },
  { type: "rolled", seat: 0, arrow: "black", again: false },
  { type: "peeked", seat: 1, side: 0, place: 0 },
  { type: "kept", seat: 1, side: 0, print: 3, colour: "village" },
  { type: "toll", seat: 1, by: 0 },
  { type: "gathered", cell: "C4", seats: [0, 1], value: 1 },
  { type: "turned_up", cell: "C4", shown: { print: 9, colour: "dragons", present: true, dots: 1 } },
  { type: "gained", seat: 0, what: "cube_lost" },
  { type: "wounded", seat: 1, wounds: 2, cause: "crossed" },
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

  it.each(NEWS.map((news) => [news.type, news] as const))("%s is told", (_, news) => {
    const has = (id: string): boolean => SOURCES[tongue].includes(`\n${id} = `);
    const sentence = newsSentence("gevaudan", news, { names: ["Louise", "Malo"], seat: 0, t, has });
    expect(sentence).toMatch(/[.]$/);
    expect(sentence).not.toMatch(/undefined|\{/);
  });

  it("says how a turn stands", () => {
    for (const points of [0, 1, 2, 4]) {
      const turn = { ...TURN, points };
      expect(prompt(at(sampleView({ turn })), ["examine"]).title).toMatch(/\S/);
    }
  });

  it("reads cells aloud", () => {
    for (const { cell } of sampleView().board.cells) expect(cellLabel(cell, at(historical()))).toMatch(/\S/);
  });

  it("tells of every hunter, in the hunt or out", () => {
    for (const seat of [0, 1, 2, 3]) expect(seatFacts(seat, at(historical())).detail).toMatch(/\S/);
    // Who is first is no score: wounds and cubes are told of him, too.
    const { first } = historical();
    expect(seatFacts(first, at(historical()))).toMatchObject({
      line: expect.stringContaining("♥"),
      mark: expect.stringMatching(/\S/),
    });
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

  const detail = (me: Partial<View["players"][number]>, more: Partial<View> = {}): string => {
    const view = sampleView(more);
    view.players[0] = { ...view.players[0]!, ...me };
    return prompt({ ...context("fr"), view }, ["end"]).detail ?? "";
  };

  it("warn by what the table says of the danger, not by what is drawn", () => {
    expect(detail({})).toMatch(/passerait sur vous.*flèche noire/);
    expect(detail({ danger: ["grey", "white"] })).toMatch(/flèche grise, flèche blanche/);
    expect(detail({ danger: [] })).toMatch(/Aucune flèche/);
    expect(detail({ danger: [], walled: true })).toMatch(/muret/);
    expect(detail({ danger: [], cell: "NW" })).toMatch(/refuge/);
  });

  it("tell what a step onto the Beast has brought, by the table's agreement", () => {
    expect(detail({}, { turn: { ...TURN, mark: "wound" } })).toMatch(/une blessure vous attend/);
    expect(detail({}, { turn: { ...TURN, mark: "wound_if_ending" } })).toMatch(/Finir votre tour ici/);
  });
});

describe("on paper (GEV-R45)", () => {
  const saw: News = { type: "saw", seat: 0, shown: { print: 13, colour: "forest", present: true, dots: 1 } };
  const covered = (): View => {
    const view = sampleView();
    return { ...view, prints: view.prints.map((it) => ({ ...it, print: { ...it.print, clue: null } })) };
  };

  it("the log keeps what is still seen, and drops what is not", async () => {
    await loadTexts("gevaudan");
    const at = (view: View) => ({ view, seat: 0, names: ["Louise"], t: translator("fr") });
    expect(log(saw, at(sampleView()))[0]?.text).toMatch(/Forêt\*\* présente, 1 point/);
    expect(log(saw, at(covered()))).toEqual([]);
  });
});
