// Where the cards of my hand came from, and what I gave back: told until I play again.
import type { Card, News } from "./types";

export interface Received {
  card: Card;
  from: number;
  /** Given to me, or taken by me. */
  how: "got" | "took";
}

export interface Traces {
  received: readonly Received[];
  /** What a Swindle of mine cost me. */
  back: { card: Card; to: number } | null;
}

const NONE: Traces = { received: [], back: null };

function without(received: readonly Received[], card: Card | null): Received[] {
  const at = received.findIndex((it) => it.card === card);
  return received.filter((_, index) => index !== at);
}

function withNews(traces: Traces, news: News, me: number): Traces {
  const { received } = traces;
  switch (news.type) {
    case "played":
    case "laid":
    case "monster_played":
      return news.seat === me ? NONE : traces;
    case "round_begun":
      return NONE;
    case "moved": {
      const kept = without(without(received, news.gave), news.gave_too);
      const got = [news.got, news.got_too].filter((it) => it !== null);
      return {
        ...traces,
        received: [...kept, ...got.map((card) => ({ card, from: news.by ?? me, how: "got" as const }))],
      };
    }
    case "took":
      if (news.seat === me && news.got) {
        return { ...traces, received: [...received, { card: news.got, from: news.side, how: "took" }] };
      }
      return news.side === me ? { ...traces, received: without(received, news.got) } : traces;
    case "gave_back":
      if (news.seat === me && news.gave) {
        return { received: without(received, news.gave), back: { card: news.gave, to: news.side } };
      }
      if (news.side !== me || !news.gave) return traces;
      return { ...traces, received: [...received, { card: news.gave, from: news.seat, how: "got" }] };
    case "fogged":
      return news.gave === null ? { ...traces, received: [] } : { ...traces, received: without(received, news.gave) };
    case "thrown":
      return news.seat === me ? { ...traces, received: without(received, news.gave) } : traces;
    default:
      return traces;
  }
}

/** `heard` oldest first; `now` what is being told, which may be among it already. */
export function tracesOf(heard: readonly News[], now: readonly News[], me: number | null): Traces {
  if (me === null) return NONE;
  const all = [...heard, ...now.filter((it) => !heard.includes(it))];
  const from = all.findLastIndex((it) => it.type === "round_begun");
  return all.slice(Math.max(0, from)).reduce((traces, news) => withNews(traces, news, me), NONE);
}

/** The received cards by their place in the hand. */
export function tagsOf(hand: readonly Card[], { received }: Traces): Map<number, Received> {
  const tags = new Map<number, Received>();
  for (const one of received) {
    const places = hand.flatMap((card, index) => (card === one.card && !tags.has(index) ? [index] : []));
    const place = places.at(-1);
    if (place !== undefined) tags.set(place, one);
  }
  return tags;
}

const isPlay = (it: News): boolean => it.type === "played" || it.type === "laid" || it.type === "monster_played";

/** The card that was played in a turn of the round, counted over all players, and by whom; null where it was not heard. */
export function causeOf(heard: readonly News[], round: number, turn: number): { card: Card; by: number } | null {
  const endOf = (number: number) => heard.findIndex((it) => it.type === "round_ended" && it.result.round === number);
  const end = endOf(round);
  const plays = heard.slice(endOf(round - 1) + 1, end < 0 ? heard.length : end).filter(isPlay);
  // The Avis opens every round: without it the beginning was not heard, and the turns cannot be counted.
  const [first] = plays;
  const one = plays[turn - 1];
  if (first?.type !== "played" || first.card !== "avis" || one?.type !== "played") return null;
  return { card: one.card, by: one.seat };
}
