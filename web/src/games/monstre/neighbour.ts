// One neighbour as his house shows him.
import type { Context } from "../contract";
import type { Card, Laid, View } from "./types";
import { whoIs } from "./words";

export interface Neighbour {
  seat: number;
  name: string;
  you: boolean;
  score: number;
  /** Cards in hand. */
  cards: number;
  friend: boolean;
  pile: readonly Laid[];
  /** Cards of his hand that I know; nothing of my own. */
  known: readonly Card[];
  turn: boolean;
  /** Thinks about an answer, or has given it while others think. */
  asked: boolean;
  answered: boolean;
}

export function neighbourOf(seat: number, context: Context<View>): Neighbour {
  const { view, seat: mine } = context;
  const player = view.players[seat];
  const you = seat === mine;
  return {
    seat,
    you,
    name: whoIs(seat, context),
    score: player?.score ?? 0,
    cards: player?.cards ?? 0,
    friend: player?.friend ?? false,
    pile: player?.pile ?? [],
    known: you ? [] : (player?.known ?? []),
    turn: view.question !== null && view.active === seat,
    asked: !you && view.question?.kind !== "turn" && (player?.awaited ?? false),
    answered: player?.answered ?? false,
  };
}
