import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Context, GameModule } from "../../games/contract";
import { FUNCTIONS } from "../../i18n/grammar";
import { armsName, cut, posterOf, tinctureOf, wrapped, type Told } from "./poster";
import { headline, listed, resultFor } from "./result";

const FILES = import.meta.glob<string>("../../../../texts/*/shell.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
function speaking(language: string): Context["t"] {
  const words = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const [path, source] of Object.entries(FILES)) {
    if (path.includes(`/${language}/`)) words.addResource(new FluentResource(source));
  }
  return (id, args) => words.formatPattern(words.getMessage(id)?.value ?? id, args);
}
const t = speaking("fr");

/** A game whose words depend on who reads them. */
const module = {
  key: "bestioles",
  ending: ({ names, seat }: Context) => ({
    title: seat === 0 ? "Vous gagnez **la guerre**" : `${names[0]} gagne **la guerre**`,
    lines: ["13 à 6"],
  }),
  seatFacts: (seat: number) => ({ line: "", score: String(seat) }),
  code: () => "ABC-12",
} as unknown as GameModule;

const told = (names: string[]): Told => {
  const outcome = { winners: [0], ranks: names.map((_, seat) => seat + 1), reason: "points" };
  return {
    module,
    game: "bestioles",
    view: {},
    names,
    outcome,
    when: Date.UTC(2026, 10, 16, 12),
    course: [],
    address: "x.example/g/1",
  };
};

describe("the picture of a game", () => {
  it("tells it by names, never to « vous », with its code and address", () => {
    const poster = posterOf(told(["Inès", "Malo"]), { names: true, end: true }, t, "fr");
    expect(poster).toMatchObject({
      title: "Inès gagne la guerre",
      detail: "13 à 6",
      code: "ABC-12",
      date: "16 novembre 2026",
      kicker: "Bestioles en guerre, à 2",
      footer: "Revoir\u202f: x.example/g/1",
    });
    expect(poster.rows.map(({ name, won }) => [name, won])).toEqual([
      ["Inès", true],
      ["Malo", false],
    ]);
    expect(JSON.stringify(poster)).not.toMatch(/\bvous\b/i);
  });

  it("names nobody if so wished", () => {
    const poster = posterOf(told(["Inès", "Malo"]), { names: false, end: true }, t, "fr");
    expect(JSON.stringify(poster)).not.toMatch(/Inès|Malo/);
    expect(poster.title).toBe("Étoile gagne la guerre");
  });

  it("keeps the end to itself if so wished: no winner, no order, no code that gives it away", () => {
    const game = told(["Inès", "Malo"]);
    game.outcome = { winners: [1], ranks: [2, 1], reason: "points" };
    const poster = posterOf(game, { names: true, end: false }, t, "fr");
    expect(poster.rows).toEqual([
      { seat: 0, name: "Inès", won: false, line: "" },
      { seat: 1, name: "Malo", won: false, line: "" },
    ]);
    expect(poster.title).toBe("Qui l’a emporté\u202f?");
    expect([poster.code, poster.detail.includes("13")]).toEqual(["", false]);
  });

  it("has room for a few and counts the others", () => {
    const names = Array.from({ length: 14 }, (_, n) => `N${n}`);
    const poster = posterOf(told(names), { names: true, end: true }, t, "fr");
    expect([poster.rows.length, poster.more]).toEqual([5, "et 9 autres"]);
  });

  it("gives eighteen seats eighteen names", () => {
    expect(new Set(Array.from({ length: 18 }, (_, seat) => armsName(seat, t))).size).toBe(18);
  });

  it("breaks lines between words alone", () => {
    const measure = (line: string) => line.length;
    expect(wrapped("un deux trois quatre", 8, 3, measure)).toEqual(["un deux", "trois", "quatre"]);
    expect(wrapped("un deux trois quatre", 8, 2, measure)).toEqual(["un deux", "trois …"]);
    expect(wrapped("anticonstitutionnellement", 8, 2, measure)).toEqual(["anticonstitutionnellement"]);
    expect(cut("un deux trois", 9, measure)).toBe("un deux …");
  });

  it("asks the page for its colours", () => {
    expect(tinctureOf(1, { getPropertyValue: (name) => ` ${name} ` })).toBe("--seat-2");
  });
});

describe("the end", () => {
  const outcome = { winners: [1, 2], ranks: [2, 1, 1], reason: "x" };
  const names = ["Ana", "Bob", "Eve"];

  it("says plainly whether I have won", () => {
    expect(headline(outcome, [1], names, t)).toBe("Vous avez gagné");
    expect(headline(outcome, [0], names, t)).toBe("Vous avez perdu");
    expect(headline({ ...outcome, winners: [] }, [0], names, t)).toBe("Vous avez perdu");
  });

  it("says who has, to who looks on or shares a device", () => {
    expect(headline(outcome, [], names, t)).toBe("Bob et Eve gagnent");
    expect(headline({ ...outcome, winners: [0] }, [0, 1], names, t)).toBe("Ana gagne");
    expect(headline({ ...outcome, winners: [] }, [], names, t)).toBe("Personne ne gagne");
    expect(headline({ ...outcome, winners: [0] }, [], names, speaking("en"))).toBe("Ana wins");
    expect([resultFor(outcome, []), resultFor(outcome, [0, 1])]).toEqual(["seen", "seen"]);
  });

  it("lists names as one says them", () => {
    expect([listed([], t), listed(["Ana"], t), listed(names, t)]).toEqual(["", "Ana", "Ana, Bob et Eve"]);
  });
});
