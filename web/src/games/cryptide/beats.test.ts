import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import { beats, type Cue } from "./beats";
import { context, END } from "./sample";
import type { News } from "./types";
import { tokensAt } from "./words";

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("cryptide");
});

const SEARCH: News[] = [
  { type: "searched", seat: 1, hex: "K4" },
  { type: "placed", seat: 1, hex: "K4", token: "disc", why: "search" },
  { type: "answered", seat: 2, by: 1, hex: "K4", token: "disc" },
  { type: "answered", seat: 3, by: 1, hex: "K4", token: "disc" },
];
const FOUND: News = { type: "found", winner: 1, hex: "K4" };
const REVEALED: News[] = END.clues.map((clue, seat) => ({ type: "revealed", seat, clue }));

describe("a search", () => {
  it("is answered disc by disc: each lands with its own beat", () => {
    const scene = beats(SEARCH, context("fr"), context("fr"));
    expect(scene.map((it) => it.board?.view && tokensAt(it.board.view, "K4").length)).toEqual([0, 1, 2, 3]);
    expect(scene.every((it) => it.lasts === 700)).toBe(true);
    const searching = context("fr", { last: { seat: 1, hex: "K4", side: null } });
    for (const { cue } of beats(SEARCH, searching, searching)) {
      expect(cue).toEqual({ kind: "answers", searcher: 1, hex: "K4" });
    }
  });

  it("does not tell its end before it comes", () => {
    const scene = beats([...SEARCH, FOUND, ...REVEALED], context("fr"), context("fr", { end: END, question: null }));
    const found = scene.findIndex((it) => it.kind === "end");
    expect(scene.slice(0, found + 1).every((it) => it.board?.view.end === null)).toBe(true);
    expect(scene[found]?.say.title).toContain("K4");
  });
});

describe("the end", () => {
  it("draws clue after clue, mine first, and says what each leaves", () => {
    const scene = beats([FOUND, ...REVEALED], context("fr", {}, 2), context("fr", { end: END, question: null }, 2));
    const drawn = scene.filter((it) => it.kind === "clue");
    const cues = drawn.map((it) => it.cue as Extract<Cue, { kind: "clues" }>);
    expect(cues.map((it) => it.seats)).toEqual([[2], [2, 0], [2, 0, 1], [2, 0, 1, 3]]);
    const left = cues.at(-1)?.left ?? [];
    expect(left).toHaveLength(4);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(drawn[0]?.say.title).toContain("56");
    expect(drawn[0]?.board?.view.end).toEqual(END);
  });

  it.each(["fr", "en"] as const)("has its words in %s", (tongue) => {
    const after = context(tongue, { end: END, question: null }, null);
    for (const it of beats([FOUND, ...REVEALED], context(tongue, {}, null), after)) expect(it.say.title).not.toBe("");
  });
});

it("a token of my own is told quickly", () => {
  const mine: News = { type: "placed", seat: 0, hex: "A1", token: "cube", why: "opening" };
  expect(beats([mine], context("fr"), context("fr"))[0]?.lasts).toBe(380);
});
