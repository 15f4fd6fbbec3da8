// The galleries: every piece has its words in both languages, and a rule that stands on the page.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { FUNCTIONS } from "../i18n/grammar";
import type { Translate } from "../games/contract";
import type { Book } from "./book";
import type { Options } from "./options";
import { parseOutline } from "./outline";

const BOOKS = import.meta.glob<{ default: Book }>("../games/*/book/index.ts", { eager: true });
const RULES = import.meta.glob<string>(["../../../rules/*.outline", "../../../rules/*.plates"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const TEXTS = import.meta.glob<string>("../../../texts/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** How many pieces each gallery has. */
const PIECES: Record<string, number> = { bestioles: 18, cryptide: 48, monstre: 16, "loups-garous": 7, gevaudan: 61 };

interface AtTable {
  options: Options;
  seats: number;
  has: string[];
  hasNot: string[];
  count: number;
}

/** What lies on a table with these options. A game that is missing here plays with everything. */
const AT_TABLES: Record<string, AtTable[]> = {
  cryptide: [
    { options: { mode: "normal" }, seats: 3, has: ["within-1-forest"], hasNot: ["within-3-black"], count: 23 },
    { options: { mode: "advanced" }, seats: 3, has: ["within-3-black"], hasNot: [], count: 48 },
  ],
  "loups-garous": [
    {
      options: {},
      seats: 8,
      has: ["wolf", "villager", "seer"],
      hasNot: ["hunter", "cupid", "girl", "thief"],
      count: 3,
    },
    { options: { hunter: "no" }, seats: 12, has: ["cupid", "girl"], hasNot: ["hunter", "thief"], count: 5 },
    { options: { thief: "yes" }, seats: 18, has: ["thief", "hunter"], hasNot: [], count: 7 },
  ],
  gevaudan: [
    {
      options: { characters: "off", events: "standard", deck: "usual" },
      seats: 2,
      has: ["hunter-fourbe", "event-last-rounds", "event-end", "event-e01", "print-river-present"],
      hasNot: ["character-eveque", "event-h01"],
      count: 29,
    },
    {
      options: { characters: "on", events: "historical", deck: "history", hunter1: "devot", hunter2: "egoiste" },
      seats: 2,
      has: ["event-h01", "hunter-devot", "character-eveque"],
      hasNot: ["event-e01", "event-last-rounds", "hunter-fourbe"],
      count: 43,
    },
  ],
};

/** Strict: an unknown text or a missing variable is an error. */
function translator(language: string, game: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const name of ["shell", "rules", game]) {
    bundle.addResource(new FluentResource(TEXTS[`../../../texts/${language}/${name}.ftl`]!));
  }
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${language}: no text ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) throw new Error(`${language}: ${id}: ${errors[0]?.message}`);
    return text;
  };
}

describe.each(Object.keys(PIECES))("the book of %s", (game) => {
  const book = BOOKS[`../games/${game}/book/index.ts`]!.default;
  const read = (ending: string) => parseOutline(RULES[`../../../rules/${game}.${ending}`]!);
  const known = new Set(read("outline").flatMap(({ rules }) => rules));

  test.each(["fr", "en"])("has all pieces in %s, each with its rule", (language) => {
    const t = translator(language, game);
    const pieces = book.pieces(t, null);
    expect(pieces.length).toBe(PIECES[game]);
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
    for (const piece of pieces) {
      expect(piece.name).not.toBe("");
      expect(known, piece.key).toContain(piece.rule);
      expect(book.filters, piece.key).toEqual(expect.arrayContaining(piece.kinds));
    }
    for (const filter of book.filters) {
      expect(t(`rules-${game}-filter-${filter}`)).not.toBe("");
      expect(pieces.some(({ kinds }) => kinds.includes(filter))).toBe(true);
    }
  });

  test("says which pieces a table plays with", () => {
    const pieces = book.pieces(translator("en", game), null);
    const at = (options: Options, seats: number) =>
      pieces.filter((piece) => book.inPlay?.(piece, { options, seats }) ?? true).map(({ key }) => key);
    for (const { options, seats, has, hasNot, count } of AT_TABLES[game] ?? []) {
      const keys = at(options, seats);
      expect(keys).toEqual(expect.arrayContaining(has));
      for (const key of hasNot) expect(keys).not.toContain(key);
      expect(keys.length).toBe(count);
      for (const key of hasNot) expect(pieces.map((piece) => piece.key)).toContain(key);
    }
    if (!book.inPlay) expect(AT_TABLES[game]).toBeUndefined();
  });

  test("draws every plate and every piece", () => {
    const t = translator("fr", game);
    for (const { key } of read("plates")) {
      const { container, unmount } = render(book.Picture, { plate: key, t, options: null });
      expect(container.querySelectorAll("svg:not(.defs), table, li, b").length, key).toBeGreaterThan(0);
      unmount();
    }
    for (const piece of book.pieces(t, null)) {
      const { container, unmount } = render(book.Piece, { piece, t });
      expect(container.querySelectorAll("svg:not(.defs)").length, piece.key).toBeGreaterThan(0);
      unmount();
    }
  });
});
