// Legal moves, sorted by what one touches to make them. The rules stay on the server: nothing here knows what is legal.
import type { Role } from "./types";

/** What the answer to a call, a ballot or a shot does with the house that is touched. */
export type Deed = "look" | "devour" | "watch" | "note" | "vote" | "shoot";
/** What is chosen without a house. */
export type Choice = "take-1" | "take-2" | "keep" | "sleep" | "glance" | "stare";
/** What is said about somebody. */
export type Word = "accuse" | "defend" | "announce" | "doubt";

export type Move =
  /** Seats are counted from 0, the notation from 1; null is nobody. */
  | { kind: Deed; seat: number | null }
  | { kind: Word; seat: number }
  /** A wolf's sign to the others, before he answers. */
  | { kind: "point"; seat: number | null }
  | { kind: "choice"; choice: Choice }
  | { kind: "love"; seats: [number, number] }
  | { kind: "claim"; role: Role }
  | { kind: "report"; seat: number; role: Role }
  | { kind: "ready" | "yes" | "no" };

const seatOf = (text: string | undefined): number => Number(text) - 1;

export function parseMove(notation: string): Move | null {
  const [kind = "", first, second] = notation.split(" ");
  switch (kind) {
    case "look":
    case "devour":
    case "watch":
    case "note":
    case "vote":
    case "shoot":
    case "point":
      return { kind, seat: first === "-" ? null : seatOf(first) };
    case "accuse":
    case "defend":
    case "announce":
    case "doubt":
      return { kind, seat: seatOf(first) };
    case "take":
      return { kind: "choice", choice: first === "1" ? "take-1" : "take-2" };
    case "keep":
    case "sleep":
    case "glance":
    case "stare":
      return { kind: "choice", choice: kind };
    case "love":
      return { kind, seats: [seatOf(first), seatOf(second)] };
    case "claim":
      return { kind, role: first as Role };
    case "report":
      return { kind, seat: seatOf(first), role: second as Role };
    case "ready":
    case "yes":
    case "no":
      return { kind };
    default:
      return null;
  }
}

const WORDS: ReadonlySet<Move["kind"]> = new Set([
  "accuse",
  "defend",
  "announce",
  "doubt",
  "claim",
  "report",
  "yes",
  "no",
]);

/** Whether it is only said: whoever speaks may go on. */
export function isWord(notation: string): boolean {
  const move = parseMove(notation);
  return move !== null && WORDS.has(move.kind);
}

/** Everything that may be done now. */
export interface Touchable {
  /** What touching a house does; null if houses are only spoken about. */
  deed: Deed | "love" | null;
  /** The move of each house. */
  houses: Map<number, string>;
  /** The same for nobody. */
  nobody: string | null;
  /** Pairs of houses, `"2 4"` by seats from 0, the lower first. */
  pairs: Map<string, string>;
  choices: Map<Choice, string>;
  /** The sign to the pack for each house. */
  points: Map<number, string>;
  words: Record<Word, Map<number, string>>;
  reports: Map<number, Map<Role, string>>;
  claims: Map<Role, string>;
  ready: string | null;
  yes: string | null;
  no: string | null;
}

function nothing(): Touchable {
  return {
    deed: null,
    houses: new Map(),
    nobody: null,
    pairs: new Map(),
    choices: new Map(),
    points: new Map(),
    words: { accuse: new Map(), defend: new Map(), announce: new Map(), doubt: new Map() },
    reports: new Map(),
    claims: new Map(),
    ready: null,
    yes: null,
    no: null,
  };
}

export function touchable(moves: readonly string[]): Touchable {
  const found = nothing();
  for (const notation of moves) {
    const move = parseMove(notation);
    if (move) sort(found, move, notation);
  }
  return found;
}

function sort(found: Touchable, move: Move, notation: string): void {
  switch (move.kind) {
    case "choice":
      found.choices.set(move.choice, notation);
      break;
    case "love":
      found.deed = "love";
      found.pairs.set(pairKey(...move.seats), notation);
      break;
    case "point":
      if (move.seat !== null) found.points.set(move.seat, notation);
      break;
    case "accuse":
    case "defend":
    case "announce":
    case "doubt":
      found.words[move.kind].set(move.seat, notation);
      break;
    case "claim":
      found.claims.set(move.role, notation);
      break;
    case "report":
      found.reports.set(move.seat, (found.reports.get(move.seat) ?? new Map<Role, string>()).set(move.role, notation));
      break;
    case "ready":
    case "yes":
    case "no":
      found[move.kind] = notation;
      break;
    default:
      found.deed = move.kind;
      if (move.seat === null) found.nobody = notation;
      else found.houses.set(move.seat, notation);
  }
}

export const pairKey = (one: number, two: number): string => `${Math.min(one, two)} ${Math.max(one, two)}`;

/** The houses that a touch may choose for the deed. */
export function targets({ houses, pairs }: Touchable): Set<number> {
  const seats = new Set(houses.keys());
  for (const key of pairs.keys()) for (const seat of key.split(" ")) seats.add(Number(seat));
  return seats;
}

/** Whether something can be said about a house. */
export function canSpeakOf({ words, reports }: Touchable, seat: number): boolean {
  return reports.has(seat) || Object.values(words).some((seats) => seats.has(seat));
}
