// Legal moves, sorted by what one touches to make them. The rules stay on the server: nothing here knows what is legal.
import { COLOURS, type Cell, type Colour } from "./types";

/** Moves that name a cell; `look procureur` and the like name who looks, too. */
const CELL_WORDS = ["place", "move", "heal", "marquis", "ride", "swap", "beast", "lead", "walk"] as const;
export type CellWord = (typeof CELL_WORDS)[number];
/** What a touch on the map does: the words before the cell. */
export type Aim = CellWord | `look ${string}`;

/** Whose archives: a seat counted from 0, or the town. */
export type Shelf = number | "town";
export type Way = "consult" | "envoy";
export type Source = "1" | "2" | "3" | "top";
export type Taking = "solicit" | "charm";

export type Move =
  | { kind: "aim"; aim: Aim; cell: Cell }
  | { kind: "read"; way: Way; shelf: Shelf; places: number[] }
  | { kind: "take"; taking: Taking; source: Source; drop: string | null }
  | { kind: "note"; colour: Colour; present: boolean }
  | { kind: "suspect"; colour: Colour }
  | { kind: "keep" | "peek"; place: number }
  | { kind: "name"; seat: number }
  | { kind: "word"; word: string };

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
const isCellWord = (word: string): word is CellWord => (CELL_WORDS as readonly string[]).includes(word);

/** Places are counted from 0 here, from 1 in the notation; so are seats. */
export function parseMove(notation: string): Move {
  const [word = "", about = "", more = "", last = ""] = notation.split(" ");
  if (isCellWord(word)) return { kind: "aim", aim: word, cell: about };
  switch (word) {
    case "look":
      return { kind: "aim", aim: `look ${about}`, cell: more };
    case "consult":
    case "envoy":
      return { kind: "read", way: word, shelf: shelfOf(about), places: more.split("+").map((it) => Number(it) - 1) };
    case "solicit":
    case "charm":
      return { kind: "take", taking: word, source: about as Source, drop: more === "drop" ? last : null };
    case "note":
      return isColour(about) ? { kind: "note", colour: about, present: more === "present" } : { kind: "word", word };
    case "suspect":
      return isColour(about) ? { kind: "suspect", colour: about } : { kind: "word", word };
    case "keep":
    case "peek":
      return { kind: word, place: Number(about) - 1 };
    case "name":
      return { kind: "name", seat: Number(about) - 1 };
    default:
      return { kind: "word", word: notation };
  }
}

const shelfOf = (word: string): Shelf => (word === "town" ? "town" : Number(word) - 1);
const shelfWord = (shelf: Shelf): string => (shelf === "town" ? shelf : String(shelf + 1));

export function readNotation(way: Way, shelf: Shelf, places: readonly number[]): string {
  const rising = [...places].sort((a, b) => a - b).map((it) => it + 1);
  return `${way} ${shelfWord(shelf)} ${rising.join("+")}`;
}

export function takeNotation(taking: Taking, source: Source, drop: string | null): string {
  return drop === null ? `${taking} ${source}` : `${taking} ${source} drop ${drop}`;
}

export const noteNotation = (colour: Colour, present: boolean): string =>
  `note ${colour} ${present ? "present" : "absent"}`;

/** Archives that may be read now, and which sets of places. */
export interface Readable {
  way: Way;
  shelf: Shelf;
  sets: ReadonlySet<string>;
}

/** A Character that may be taken now, and what may be given back for it; null: nothing. */
export interface Takeable {
  taking: Taking;
  source: Source;
  drops: (string | null)[];
}

/** Everything that may be touched now. */
export interface Touchable {
  aims: Map<Aim, Set<Cell>>;
  reads: Readable[];
  takes: Takeable[];
  notes: Set<Colour>;
  suspects: Set<Colour>;
  keep: Set<number>;
  peek: Set<number>;
  names: Set<number>;
  words: Set<string>;
}

export function touchable(moves: readonly string[]): Touchable {
  const found: Touchable = {
    aims: new Map(),
    reads: [],
    takes: [],
    notes: new Set(),
    suspects: new Set(),
    keep: new Set(),
    peek: new Set(),
    names: new Set(),
    words: new Set(),
  };
  for (const notation of moves) sortIn(found, notation);
  return found;
}

function sortIn(found: Touchable, notation: string): void {
  const move = parseMove(notation);
  switch (move.kind) {
    case "aim":
      found.aims.set(move.aim, (found.aims.get(move.aim) ?? new Set()).add(move.cell));
      break;
    case "read": {
      const known = found.reads.find((it) => it.way === move.way && it.shelf === move.shelf);
      if (known) (known.sets as Set<string>).add(notation);
      else found.reads.push({ way: move.way, shelf: move.shelf, sets: new Set([notation]) });
      break;
    }
    case "take": {
      const known = found.takes.find((it) => it.taking === move.taking && it.source === move.source);
      if (known) known.drops.push(move.drop);
      else found.takes.push({ taking: move.taking, source: move.source, drops: [move.drop] });
      break;
    }
    case "note":
      found.notes.add(move.colour);
      break;
    case "suspect":
      found.suspects.add(move.colour);
      break;
    case "keep":
    case "peek":
      found[move.kind].add(move.place);
      break;
    case "name":
      found.names.add(move.seat);
      break;
    case "word":
      found.words.add(move.word);
  }
}

/** What a touch on the map means when nothing else was chosen: the walk, or the only thing that asks for a cell. */
export function plainAim({ aims }: Touchable): Aim | null {
  const order: Aim[] = ["place", "lead", "walk", "beast", "move"];
  return order.find((aim) => aims.has(aim)) ?? null;
}
