// Legal moves, sorted by what one touches to make them. The rules stay on the server: nothing here knows what is legal.
import type { Card } from "./types";

export type Move =
  /** `target` is counted from 0, the notation from 1. */
  | { kind: "play"; card: Card; target: number | null; swap: number | null }
  | { kind: "lay" }
  | { kind: "give"; cards: Card[] }
  | { kind: "discard"; card: Card };

export function parseMove(notation: string): Move | null {
  const [kind = "", first = "", second, third] = notation.split(" ");
  switch (kind) {
    case "play":
      return {
        kind,
        card: first as Card,
        target: second === undefined ? null : Number(second) - 1,
        swap: third === undefined ? null : Number(third),
      };
    case "lay":
      return { kind };
    case "give":
      return { kind, cards: [first, second].filter((it) => it !== undefined) as Card[] };
    case "discard":
      return { kind, card: first as Card };
    default:
      return null;
  }
}

/** The cards of my hand that a move takes. */
export function cardsOf(move: Move): Card[] {
  switch (move.kind) {
    case "play":
    case "discard":
      return [move.card];
    case "lay":
      return ["chasseur"];
    case "give":
      return move.cards;
  }
}

/** Whether `some` can be found, each card once, among `all`. */
export function within(some: readonly Card[], all: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Whether a further `card` beside the `picked` ones can still become a move. */
export function canPick(moves: readonly string[], picked: readonly Card[], card: Card): boolean {
  return moves.some((notation) => {
    const move = parseMove(notation);
    return move !== null && within([...picked, card], cardsOf(move));
  });
}

/** How many cards a move takes now; 0 if there is none to take. */
export function needed(moves: readonly string[]): number {
  return Math.max(0, ...moves.map(parseMove).map((move) => (move ? cardsOf(move).length : 0)));
}

/**
 * Houses to touch with the picked cards, and the moves made so. A card that names nobody is laid before my own house, a card
 * given away is brought to the house it goes to.
 */
export function targetsOf(
  moves: readonly string[],
  picked: readonly Card[],
  mine: number,
  goesTo: number | null,
): Map<number, string[]> {
  const targets = new Map<number, string[]>();
  for (const notation of moves) {
    const move = parseMove(notation);
    if (!move || picked.length === 0) continue;
    const cards = cardsOf(move);
    if (cards.length !== picked.length || !within(picked, cards)) continue;
    const house = move.kind === "play" ? (move.target ?? mine) : move.kind === "lay" ? mine : (goesTo ?? mine);
    targets.set(house, [...(targets.get(house) ?? []), notation]);
  }
  return targets;
}
