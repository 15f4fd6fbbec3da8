import { describe, expect, it } from "vitest";
import { cluesOf } from "./clues";
import { END, ask, context, translator, type Tongue } from "./sample";
import type { Question } from "./types";
import { clueInShort, clueSentence, ending, hexLabel, moveLabel, prompt, seatFacts, turn } from "./words";

const KINDS: Question["kind"][] = ["opening", "turn", "answer", "penalty", "extra", "search"];
const MOVES = ["cube F4", "disc F4", "ask F4 2", "search F4", "hint", "agree", "fix F4 G5", "fix F4"];

describe.each(["fr", "en"] as Tongue[])("in %s", (tongue) => {
  it("says what is asked, of me and of others, on both kinds of table", () => {
    for (const kind of KINDS) {
      const mine = context(tongue, { question: ask(kind, { hex: "F4", opening_left: 3 }) });
      expect(prompt(mine, ["hint"]).detail).toBeTruthy();
      const options = { ...mine.view.options, table: "honour" as const };
      expect(prompt({ ...mine, view: { ...mine.view, options } }, ["hint"]).detail).toBeTruthy();
      const other = context(tongue, { question: ask(kind, { seat: 2, hex: "F4" }) });
      expect(prompt(other, ["hint"]).title).toContain("Bastien");
      expect(turn(other.view)).toBe(2);
    }
  });

  it("has a label for every notation", () => {
    const labels = MOVES.map((move) => moveLabel(move, context(tongue)));
    expect(labels.every((label, index) => label !== MOVES[index])).toBe(true);
    expect(labels[2]).toContain("Ana");
    const answer = context(tongue, { question: ask("answer", { hex: "F4" }) });
    expect(moveLabel("cube F4", answer)).not.toBe(labels[0]);
    expect(moveLabel("dance", answer)).toBe("dance");
  });

  it("has a sentence and a short name for every clue", () => {
    const t = translator(tongue);
    for (const clue of cluesOf("advanced")) {
      expect(clueSentence(t, clue).length).toBeGreaterThan(clueInShort(t, clue).length);
    }
  });

  it("says a negation without a double one", () => {
    const t = translator(tongue);
    expect(clueInShort(t, "not-within-1-desert")).toMatch(/^>\u202f1 d[eé]sert$/);
    expect(clueInShort(t, "within-3-white")).toMatch(/^≤\u202f3 .*structure/);
    expect(clueInShort(t, "not-desert-lake")).toMatch(/^(ni|neither) \S+ (ni|nor) (lac|lake)$/);
  });

  it("counts tokens, and says who wants the hint", () => {
    expect(seatFacts(1, context(tongue)).line).toBe("■\u202f2 ●\u202f1");
    expect(seatFacts(1, context(tongue)).detail).toMatch(/2 cubes.*(disque|disc)/);
    const players = context(tongue).view.players.map((it) => ({ ...it, agreed: true }));
    expect(seatFacts(1, context(tongue, { players })).line).toMatch(/accord|agrees/);
  });

  it.each(["habitat", "misled", "full"])("tells the end: %s", (reason) => {
    const wrong = [{ seat: 2, hex: "G8", token: "disc" as const }];
    const end = { ...END, reason, wrong: reason === "habitat" ? [] : wrong };
    const { title, lines } = ending(context(tongue, { question: null, end }));
    expect(title).toContain("K4");
    expect(lines).toHaveLength(reason === "habitat" ? 2 : 3);
    // The map, to be played with other clues; never the code that holds these clues.
    expect(lines.at(-1)).toContain(context(tongue).view.map.code);
    expect(lines.join()).not.toContain(END.setup);
  });
});

it("reads a hex aloud", () => {
  expect(hexLabel("G8", context("fr"))).toBe("G8 Lac, Territoire de puma, Bastien\u202f: disque, Chloé\u202f: disque");
  expect(hexLabel("K1", context("en"))).toBe("K1 Mountain, White standing stone, Ana: cube");
});
