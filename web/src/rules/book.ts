// What a game's folder gives to its rules: pictures of its plates and the gallery of its pieces, made of the table's own
// components. `src/games/<game>/book/index.ts` exports it as default and is loaded by who reads.
import type { Component } from "svelte";
import type { TableProps, Translate } from "../games/contract";
import type { Options } from "./options";

/** What decides which pieces a table plays with. */
export interface Setting {
  options: Options;
  seats: number;
}

export interface PictureProps {
  /** Which plate of rules/<game>.plates. */
  plate: string;
  t: Translate;
  /** What the table has chosen through which one reads; null: no table. */
  options: Options | null;
}

/** A card, a role, a clue: something that has a name, a text and a rule. */
export interface Piece {
  key: string;
  /** Filters that it passes: `rules-<game>-filter-<kind>`. */
  kinds: string[];
  name: string;
  /** What stands on it, for the search. */
  text: string;
  /** More than it says itself; a paragraph a line. */
  help: string;
  rule: string;
}

export interface PieceProps {
  piece: Piece;
  t: Translate;
}

export interface Book {
  Picture: Component<PictureProps>;
  /** One piece of the gallery, as it lies on the table. */
  Piece: Component<PieceProps>;
  /** Kinds that the gallery can be narrowed to, in order. */
  filters: string[];
  /** All of them, in the reader's language. */
  pieces: (t: Translate, options: Options | null) => Piece[];
  /** Whether a piece is in play at such a table; absent where every table plays with all of them. */
  inPlay?: (piece: Piece, table: Setting) => boolean;
}

const BOOKS = import.meta.glob<{ default: Book }>("../games/*/book/index.ts");

/** A game without a book has words alone. */
export async function loadBook(game: string): Promise<Book | null> {
  const load = BOOKS[`../games/${game}/book/index.ts`];
  return load ? (await load()).default : null;
}

/** A table at which nothing happens, for pieces that ask their table. */
export function still<View, News>(
  view: View,
  t: Translate,
  seat: number | null = 0,
  names: string[] = [],
): TableProps<View, News> {
  const no = () => Promise.resolve(false);
  return { view, news: [], moves: [], seat, names, t, play: no, confirm: no, help: () => undefined };
}
