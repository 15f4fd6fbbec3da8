// What travels when something happens: from where, to where, and the face if I may see it. Only what the news tells; a card without
// a face travels face down.
import type { Card, News } from "./types";

/** `house/2`, `pile/2` (the top card), `deck`, `street`; or `hand` for my own cards, seen or unseen. */
export type Place = string;

export interface Flight {
  from: Place;
  to: Place;
  card: Card | null;
  /** Starts after so many flights before it; those of one moment fly together. */
  step: number;
}

function one(from: Place, to: Place, card: Card | null, step = 0): Flight {
  return { from, to, card, step };
}

export function flightsOf(news: News, mine: number | null): Flight[] {
  const home = (seat: number): Place => (seat === mine ? "hand" : `house/${seat}`);
  switch (news.type) {
    case "played":
    case "monster_played":
      return [one(home(news.seat), `pile/${news.seat}`, news.card)];
    case "laid":
      return [one(home(news.seat), `pile/${news.seat}`, null)];
    case "caught":
      return [one(home(news.side), `pile/${news.side}`, news.card)];
    case "befriended":
      return news.sent && news.side !== null ? [one(home(news.side), "deck", "chasseur")] : [];
    case "took":
      return [one(home(news.side), home(news.seat), news.got)];
    case "gave_back":
      return [one(home(news.seat), home(news.side), news.gave)];
    case "thrown": {
      const away = one(home(news.seat), `pile/${news.side}`, news.gave);
      return news.passed ? [away, one(`pile/${news.side}`, home(news.seat), "chien", 1)] : [away];
    }
    case "moved":
      return moved(news, home);
    case "fogged":
      return news.seats.flatMap((seat) => [
        one(home(seat), "street", seat === mine ? news.gave : null),
        one("street", home(seat), seat === mine ? news.got : null, 1),
      ]);
    case "round_begun":
    case "missed":
    case "bitten":
    case "looked":
    case "chose":
    case "round_ended":
    case "game_ended":
      return [];
  }
}

function moved({ transfers }: Extract<News, { type: "moved" }>, home: (seat: number) => Place): Flight[] {
  return transfers.flatMap(({ from, to, number, cards }) =>
    Array.from({ length: number }, (_, index) => one(home(from), home(to), cards[index] ?? null)),
  );
}
