// Legal moves, sorted by what one touches to make them. The rules stay on the server: nothing here knows what is legal.
import type { Hex, Token } from "./types";

export type Move =
  | { kind: Token; hex: Hex }
  /** `seat` is counted from 0, the notation from 1. */
  | { kind: "ask"; hex: Hex; seat: number }
  | { kind: "search"; hex: Hex }
  | { kind: "hint" | "agree" }
  | { kind: "fix"; hex: Hex; to: Hex | null };

export function parseMove(notation: string): Move | null {
  const [kind = "", hex = "", more] = notation.split(" ");
  switch (kind) {
    case "cube":
    case "disc":
    case "search":
      return { kind, hex };
    case "ask":
      return { kind, hex, seat: Number(more) - 1 };
    case "hint":
    case "agree":
      return { kind };
    case "fix":
      return { kind, hex, to: more ?? null };
    default:
      return null;
  }
}

/** Whether the rules offer such a move by my clue alone (CRY-26): a token, or a search. */
export function tellsClue(notation: string): boolean {
  const kind = parseMove(notation)?.kind;
  return kind === "cube" || kind === "disc" || kind === "search";
}

export const askNotation = (hex: Hex, seat: number): string => `ask ${hex} ${seat + 1}`;

/** Everything that may be touched now. */
export interface Touchable {
  /** Where a cube may go, and where a disc. */
  cube: Set<Hex>;
  disc: Set<Hex>;
  search: Set<Hex>;
  /** Who may be asked about a hex. */
  ask: Map<Hex, Set<number>>;
  /** Where the wrong token of a hex may go; empty if it is dropped. */
  fix: Map<Hex, Set<Hex>>;
  /** `hint` or `agree`. */
  hint: string | null;
}

export function touchable(moves: readonly string[]): Touchable {
  const found: Touchable = {
    cube: new Set(),
    disc: new Set(),
    search: new Set(),
    ask: new Map(),
    fix: new Map(),
    hint: null,
  };
  for (const notation of moves) {
    const move = parseMove(notation);
    if (!move) continue;
    if (move.kind === "cube" || move.kind === "disc" || move.kind === "search") found[move.kind].add(move.hex);
    else if (move.kind === "ask") added(found.ask, move.hex).add(move.seat);
    else if (move.kind === "fix") {
      const places = added(found.fix, move.hex);
      if (move.to) places.add(move.to);
    } else found.hint = notation;
  }
  return found;
}

function added<T>(map: Map<Hex, Set<T>>, hex: Hex): Set<T> {
  const set = map.get(hex) ?? new Set<T>();
  map.set(hex, set);
  return set;
}

/** Where a cube or a disc may be put, as an answer or otherwise. */
export function placeable({ cube, disc }: Touchable): ReadonlySet<Hex> {
  return new Set([...cube, ...disc]);
}

/** The tokens that may be corrected or, once one is picked, where the wrong one may go. */
export function fixable({ fix }: Touchable, from: Hex | null): ReadonlySet<Hex> {
  return from === null ? new Set(fix.keys()) : (fix.get(from) ?? new Set());
}
