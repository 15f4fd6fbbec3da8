// A battle at which nothing happens: the pictures of the rules are taken at it.
import type { Card, Laid, Player, Side, Theatre, TheatreView, View } from "../types";

export const up = (card: Card, strength = Number(card.split("-")[1])): Laid => ({
  card,
  up: true,
  strength,
  shown: true,
});
export const down = (card: Card | null, strength = 2): Laid => ({ card, up: false, strength, shown: false });

function side(...pile: Laid[]): Side {
  return { pile, total: pile.reduce((sum, { strength }) => sum + strength, 0), support: 0 };
}

function theatre(name: Theatre, mine: Side, theirs: Side): TheatreView {
  return { theatre: name, sides: [mine, theirs], control: theirs.total > mine.total ? 1 : 0, blockaded: false };
}

/** What a withdrawal gives with so many cards left, from none to six (BES-37): first player, second player. */
export const WITHDRAWALS: [Player["withdrawals"], Player["withdrawals"]] = [
  [6, 4, 3, 3, 2, 2, 2],
  [6, 6, 4, 3, 3, 2, 2],
];

function player(seat: 0 | 1): Player {
  const withdrawals = WITHDRAWALS[seat];
  return { hand: [null, null, null], shown: [], air_drop: false, withdrawal: withdrawals[3], withdrawals };
}

/** Cover Fire over a face-down card: it counts 4. */
export const COUNTED: TheatreView = theatre("land", side(down("sea-2", 4), up("land-4")), side(up("land-1")));

export const BATTLE: View = {
  seat: 0,
  options: { target: "12" },
  battle: 1,
  first: 0,
  active: 0,
  scores: [0, 0],
  target: 12,
  players: [player(0), player(1)],
  theatres: [theatre("air", side(), side()), COUNTED, theatre("sea", side(), side())],
  deck: [null, null, null, null, null, null],
  deck_shown: [],
  question: null,
  waiting: [],
  contained: false,
  last_battle: null,
  winner: null,
};
