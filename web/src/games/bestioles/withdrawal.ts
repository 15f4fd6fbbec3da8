// What withdrawing costs, grouped as players say it: "6 · 5 · 4 cards: 2 points".
import type { Player } from "./types";

export interface Row {
  /** Sizes of the hand, largest first. */
  cards: number[];
  points: number;
  /** Whether the hand is of one of these sizes. */
  now: boolean;
}

export function withdrawalRows({ withdrawals, hand }: Player): Row[] {
  const rows: Row[] = [];
  for (let cards = withdrawals.length - 1; cards >= 0; cards--) {
    const points = withdrawals[cards] ?? 0;
    const last = rows.at(-1);
    const now = cards === hand.length;
    if (last?.points !== points) rows.push({ cards: [cards], points, now });
    else {
      last.cards.push(cards);
      last.now ||= now;
    }
  }
  return rows;
}
