// Boards that nobody is sent: the street between two moments, put together from what was told. Nothing is worked out.
import { printed } from "./cards";
import type { Card, Laid, News, Player, View } from "./types";

function withPlayer(view: View, seat: number, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((it, index) => (index === seat ? change(it) : it)) };
}

function laidOn(view: View, seat: number, laid: Laid): View {
  return withPlayer(view, seat, (it) => ({ ...it, pile: [...it.pile, laid] }));
}

/** A card leaves a hand; of a hand I know only in part it may have been one of the others. */
function leaves(view: View, seat: number, card: Card | null): View {
  return withPlayer(view, seat, (it) => {
    const at = card === null ? -1 : it.known.indexOf(card);
    return { ...it, cards: Math.max(0, it.cards - 1), known: it.known.filter((_, index) => index !== at) };
  });
}

/** What one told thing does to the street. */
export function withNews(view: View, news: News): View {
  switch (news.type) {
    case "played":
    case "monster_played":
      return laidOn(leaves(view, news.seat, news.card), news.seat, { card: news.card, up: true, how: "played" });
    case "laid":
      return laidOn(leaves(view, news.seat, "chasseur"), news.seat, { card: "chasseur", up: false, how: "laid" });
    case "caught":
      return laidOn(leaves(view, news.side, news.card), news.side, { card: news.card, up: true, how: "caught" });
    case "bitten":
      return laidOn(leaves(view, news.side, news.card), news.seat, { card: news.card, up: true, how: "thrown" });
    case "befriended":
      return withPlayer(view, news.seat, (it) => ({ ...it, friend: true }));
    case "round_ended":
      return { ...view, players: view.players.map((it, seat) => ({ ...it, score: news.scores[seat] ?? it.score })) };
    default:
      return view;
  }
}

/** The street while something is told: nobody is asked. */
export function hushed(view: View): View {
  return { ...view, players: view.players.map((it) => ({ ...it, awaited: false })) };
}

/** Hands in the Fog: what was known of them is worth nothing. */
export function inTheFog(view: View): View {
  return { ...view, players: view.players.map((it) => ({ ...it, known: [] })), monster: null };
}

/** A hand as it is turned up at the end, the Monster of its holder first, and what lay face down before the house. */
export function turnedHand(
  { hands, piles, side, monster }: Extract<News, { type: "round_ended" }>["result"],
  seat: number,
): { card: Card; down: boolean }[] {
  const held = (hands[seat] ?? []).map((card) => ({ card, down: false }));
  const had = seat === side && !hands[seat]?.includes(monster) ? [{ card: monster, down: false }] : [];
  const down = (piles[seat] ?? []).flatMap(({ card, up }) =>
    card && !up && !printed(card).monster ? [{ card, down: true }] : [],
  );
  return [...had, ...held, ...down];
}
