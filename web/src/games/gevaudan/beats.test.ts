import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import { beats, cellsLeft, turnedUpIn, type Cue } from "./beats";
import { ask, context, END, OPENED, sampleView, type Tongue } from "./sample";
import type { Cell, News, View } from "./types";

/** Seat by seat, where they stand in the sample. */
const stands = (cells: Cell[]): Partial<View> => ({
  beast: "B3",
  players: sampleView().players.map((it, seat) => ({ ...it, cell: cells[seat] ?? it.cell, wounds: 0, out: null })),
});
const told = (
  news: News[],
  before: Partial<View> = {},
  after: Partial<View> = before,
  seat: number | null = 0,
  tongue: Tongue = "fr",
) => beats(news, context(tongue, before, seat), context(tongue, after, seat));
const cueOf = (beat: { cue?: unknown } | undefined) => (beat?.cue ?? null) as Cue | null;
const kinds = (scene: ReturnType<typeof told>) =>
  scene.map(({ kind, held }) => (held ? `${kind} held` : (kind ?? "-")));

const ROLLED: News = { type: "rolled", seat: 0, arrow: "black", again: false };
const MOVED: News = { type: "beast_moved", path: ["B2", "C2", "C3"], cell: "C3" };
const wounded = (seat: number, wounds = 1): News => ({ type: "wounded", seat, wounds, cause: "crossed" });
const EVENT: News = { type: "event", card: "e07", kind: "ferocity", value: 1, ferocity: 5, left: 8 };

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("gevaudan");
});

describe("the Beast's night", () => {
  const where = stands(["C3", "C2", "A1"]);
  let scene: ReturnType<typeof told>;
  beforeAll(() => {
    scene = told([ROLLED, MOVED, wounded(0), wounded(1), EVENT], where, { ...where, beast: "C3", ferocity: 5 });
  });

  it("is die, way and wounds where it passes, then the event, which waits", () => {
    expect(kinds(scene)).toEqual(["night", "die", "step", "step", "wound", "step", "my-wound", "event held"]);
    expect(scene[2]?.say).toEqual({ title: "Flèche noire\u202f: 3 cases.", detail: "B2, C2, C3" });
    expect(scene[4]?.say.title).toBe("La Bête blesse Malo en C2.");
    expect(scene[6]?.say.title).toBe("La Bête vous blesse en C3.");
  });

  it("moves the Beast cell by cell, and wounds nobody before it is there", () => {
    const before = sampleView().ferocity;
    const boards = scene.map(({ board }) => board?.view);
    expect(boards.map((it) => it?.beast)).toEqual(["B3", undefined, "B2", "C2", "C2", "C3", "C3", "C3"]);
    expect(boards[3]?.players.map((it) => it.wounds)).toEqual([0, 0, 0]);
    expect(boards[4]?.players.map((it) => it.wounds)).toEqual([0, 1, 0]);
    expect(boards.slice(0, 7).every((it) => it === undefined || it.ferocity === before)).toBe(true);
  });

  it("does not tell the event before its card is there", () => {
    expect(scene.slice(0, -1).some(({ say }) => /férocité/.test(say.title))).toBe(false);
    expect(cueOf(scene.at(-1))).toEqual({ kind: "event", event: EVENT });
  });

  it("strikes once where the way crosses itself", () => {
    const twice: News = { type: "beast_moved", path: ["C2", "C1", "C2"], cell: "C2" };
    expect(kinds(told([twice, wounded(1)], where))).toEqual(["step", "wound", "step", "step"]);
  });

  it("lets the die be looked at where it may be rolled again", () => {
    expect(kinds(told([ROLLED], where))).toEqual(["night", "die", "-"]);
  });

  it("ends my hunt with a scene of its own", () => {
    const out: News = { type: "eliminated", seat: 0, out: "wounds" };
    const mine = told([ROLLED, MOVED, wounded(0, 3), out], where);
    expect(mine.at(-1)).toMatchObject({ kind: "my-elimination", held: { button: "Regarder la suite" } });
    expect(told([ROLLED, MOVED, wounded(1, 3), { ...out, seat: 1 }], where).at(-1)).toMatchObject({
      kind: "elimination",
    });
  });
});

describe("what I am shown", () => {
  const shown = (print: number) => ({ print, colour: "forest" as const, present: true, dots: 1 });
  const SAW: News[] = [
    { type: "consulted", seat: 0, side: 1, places: [0, 1], count: 2, envoy: false },
    { type: "saw", seat: 0, shown: shown(2) },
    { type: "saw", seat: 0, shown: shown(3) },
  ];

  it("of archives comes together, and waits", () => {
    const scene = told(SAW);
    expect(scene).toHaveLength(2);
    expect(scene[1]?.held?.button).toBe("C’est vu");
    expect(cueOf(scene[1])).toMatchObject({ kind: "look", side: 1 });
    expect(scene[1]?.board?.view).toBe(scene[0]?.board?.view);
  });

  it("is one beat of one length for all others", () => {
    const [only, ...rest] = told(SAW.slice(0, 1), {}, {}, 2);
    expect([rest.length, only?.held]).toEqual([0, undefined]);
  });
});

describe("a battue", () => {
  const up = (cell: Cell): News => ({
    type: "turned_up",
    cell,
    shown: { print: 4, colour: "river", present: true, dots: 2 },
  });
  const led = (cell: Cell): News => ({ type: "led", seat: 0, cell });
  const gathered: News = { type: "gathered", cell: "B3", seats: [0, 1, 2], value: 2 };

  it("gathers, walks and turns prints up, and at its end shows what it has found", () => {
    const leading = { question: ask("lead", { seat: 0 }) };
    expect(kinds(told([EVENT, gathered], {}, leading))).toEqual(["event held", "gathered"]);
    expect(kinds(told([led("C4"), up("C4")], {}, leading))).toEqual(["-", "turned-up"]);
    expect(kinds(told([led("D4"), up("D4")]))).toEqual(["-", "turned-up", "battue held"]);
  });

  it("takes everybody along", () => {
    const scene = told([gathered, led("C4"), up("C4")], stands(["A1", "A2", "B1"]), {});
    expect(scene[0]?.board?.view.players.map((it) => it.cell)).toEqual(["B3", "B3", "B3"]);
    expect(scene[1]?.board?.view.players.map((it) => it.cell)).toEqual(["C4", "C4", "C4"]);
  });

  it("is counted from where they gathered", () => {
    const heard = [gathered, up("A1"), EVENT, gathered, up("C4")];
    expect(turnedUpIn(heard, [up("D4")]).map((it) => it.cell)).toEqual(["C4", "D4"]);
    expect(turnedUpIn(heard, heard.slice(-1))).toHaveLength(1);
  });
});

describe("the box", () => {
  const { lair, boxed } = OPENED;
  const opened: News = { type: "opened", cell: lair, boxed };

  it("opens print by print until one cell is left, and the end waits", () => {
    const scene = told([{ type: "found", winner: 0, cell: lair }, opened], {}, { end: END, question: null });
    expect(kinds(scene)).toEqual(["trap", "lid", "print", "print", "print", "print", "game-end held"]);
    const left = scene.map(cueOf).map((it) => (it?.kind === "box" ? it.left.length : null));
    expect(left).toEqual([null, 16, 8, 4, 2, 1, 1]);
    expect(scene.slice(0, -1).every(({ board }) => !board?.view.end)).toBe(true);
    expect(scene.at(-1)?.say.title).toContain("vous avez gagné");
  });

  it("opens for all when nobody found it", () => {
    const scene = told(
      [{ type: "expired" }, opened],
      {},
      { end: { ...END, winner: null, reason: "expired" }, question: null },
    );
    expect(kinds(scene)).toEqual(["expired", "lid", "print", "print", "print", "print", "game-end held"]);
  });

  it("is mine alone after a trap that failed", () => {
    const failed: News[] = [
      { type: "trap_failed", seat: 0, cell: "A1" },
      { type: "box_seen", seat: 0, cell: lair, boxed },
      { type: "eliminated", seat: 0, out: "trap" },
    ];
    const mine = told(failed, {}, { opened: OPENED });
    expect(kinds(mine)).toEqual([
      "trap",
      "lid",
      "print",
      "print",
      "print",
      "print",
      "trap-failed held",
      "my-elimination held",
    ]);
    const others = failed.filter((it) => it.type !== "box_seen");
    expect(kinds(told(others, {}, {}, 2))).toEqual(["trap", "trap-failed"]);
  });

  it("leaves the cells that fit", () => {
    const { view } = context("fr");
    expect(cellsLeft(view, boxed)).toEqual([lair]);
    expect(cellsLeft(view, [])).toHaveLength(16);
  });
});

describe("words", () => {
  const shown = { print: 1, colour: "dragons" as const, present: false, dots: 2 };
  const ALL: News[] = [
    ROLLED,
    { ...ROLLED, again: true },
    MOVED,
    wounded(0),
    { type: "wounded", seat: 1, wounds: 2, cause: "entered" },
    { type: "eliminated", seat: 0, out: "wounds" },
    { type: "eliminated", seat: 1, out: "trap" },
    EVENT,
    { ...EVENT, card: "e01", kind: "battue", value: 2 },
    { type: "peeked", seat: 0, side: 1, place: 0 },
    { type: "saw", seat: 0, shown },
    { type: "gathered", cell: "B3", seats: [0], value: 1 },
    { type: "turned_up", cell: "B3", shown },
    { type: "trap_failed", seat: 1, cell: "A1" },
    { type: "noted", seat: 1, count: 1, cubes: 2 },
    { type: "round", round: 2, first: 1, last: false },
  ];

  it.each(["fr", "en"] as const)("are there in %s for everything, for players and for those who look on", (tongue) => {
    for (const seat of [0, 1, null]) {
      for (const news of ALL)
        for (const { say } of told([news], {}, {}, seat, tongue)) expect(say.title.trim()).not.toBe("");
    }
  });
});
