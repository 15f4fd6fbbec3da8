// The galleries: every piece has its words in both languages, and a rule that stands on the page.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { FUNCTIONS } from "../i18n/grammar";
import type { Translate } from "../games/contract";
import type { Book } from "./book";
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
