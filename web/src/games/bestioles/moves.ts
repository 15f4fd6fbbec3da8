// Legal moves, sorted by what one touches to make them. The rules stay on the server: nothing here knows what is legal.
import type { Card, Theatre, View } from "./types";

export type Move =
  | { kind: "deploy"; card: Card; theatre: Theatre }
  | { kind: "improvise"; card: Card; theatre: Theatre }
  | { kind: "transport"; card: Card; theatre: Theatre }
  | { kind: "reinforce"; theatre: Theatre }
  /** `side` is counted from 0, the notation from 1. */
  | { kind: "flip"; theatre: Theatre; side: number }
  | { kind: "redeploy"; card: Card }
  | { kind: "withdraw" }
  | { kind: "decline" };

export function parseMove(notation: string): Move | null {
  const [kind = "", first = "", second = ""] = notation.split(" ");
  switch (kind) {
    case "deploy":
    case "improvise":
    case "transport":
      return { kind, card: first as Card, theatre: second as Theatre };
    case "reinforce":
      return { kind, theatre: first as Theatre };
    case "flip":
      return { kind, theatre: first as Theatre, side: Number(second) - 1 };
    case "redeploy":
      return { kind, card: first as Card };
    case "withdraw":
    case "decline":
      return { kind };
    default:
      return null;
  }
}

/** A place where the card in hand may go. */
export interface Slot {
  kind: "deploy" | "improvise" | "transport" | "reinforce";
  theatre: Theatre;
  notation: string;
}

/** Everything that may be touched now. */
export interface Touchable {
  /** Cards of the hand that may be picked up. */
  hand: Set<Card>;
  /** Own cards on the table that may be picked up to be moved. */
  movable: Set<Card>;
  /** Own face-down cards that may be taken back, with the move. */
  takeable: Map<Card, string>;
  /** Moves that flip the uncovered card of a side of a theatre, by `flipKey`. */
  flippable: Map<string, string>;
  withdraw: boolean;
  decline: boolean;
}

export function flipKey(theatre: Theatre, side: number): string {
  return `${theatre}/${side}`;
}

export function touchable(moves: readonly string[]): Touchable {
  const found: Touchable = {
    hand: new Set(),
    movable: new Set(),
    takeable: new Map(),
    flippable: new Map(),
    withdraw: false,
    decline: false,
  };
  for (const notation of moves) {
    const move = parseMove(notation);
    if (move?.kind === "deploy" || move?.kind === "improvise") found.hand.add(move.card);
    else if (move?.kind === "transport") found.movable.add(move.card);
    else if (move?.kind === "redeploy") found.takeable.set(move.card, notation);
    else if (move?.kind === "flip") found.flippable.set(flipKey(move.theatre, move.side), notation);
    else if (move?.kind === "withdraw") found.withdraw = true;
    else if (move?.kind === "decline") found.decline = true;
  }
  return found;
}

/** Where `picked` may go. A card drawn by Reinforce needs no picking up: its places are always lit. */
export function slots(moves: readonly string[], picked: Card | null): Slot[] {
  return moves.flatMap((notation): Slot[] => {
    const move = parseMove(notation);
    if (move?.kind === "reinforce") return [{ kind: move.kind, theatre: move.theatre, notation }];
    if (move?.kind === "deploy" || move?.kind === "improvise" || move?.kind === "transport") {
      return move.card === picked ? [{ kind: move.kind, theatre: move.theatre, notation }] : [];
    }
    return [];
  });
}

export function slotsIn(all: readonly Slot[], theatre: Theatre): Slot[] {
  return all.filter((slot) => slot.theatre === theatre);
}

/** Still in the legal moves? Otherwise it must be put down. */
export function canHold(moves: readonly string[], picked: Card | null): boolean {
  return picked !== null && slots(moves, picked).some((slot) => slot.kind !== "reinforce");
}

/** The same for a move as it is written. */
export function doomIn(
  notation: string,
  view: Pick<View, "theatres" | "contained">,
): "blockade" | "containment" | null {
  const move = parseMove(notation);
  if (move?.kind !== "deploy" && move?.kind !== "improvise" && move?.kind !== "reinforce") return null;
  const blockaded = view.theatres.some((it) => it.theatre === move.theatre && it.blockaded);
  return doomOf({ ...move, notation }, blockaded, view.contained);
}

/** What destroys a card played so, if anything does. Only to say it beforehand; the table decides. */
export function doomOf(slot: Slot, blockaded: boolean, contained: boolean): "blockade" | "containment" | null {
  if (slot.kind === "transport") return null;
  if (contained && slot.kind !== "deploy") return "containment";
  return blockaded ? "blockade" : null;
}
