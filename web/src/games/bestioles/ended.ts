// The end of a battle as the banner tells it, put together from what was heard.
import type { BattleResult, News, Theatre, View } from "./types";

export interface Ended {
  battle: number;
  result: BattleResult;
  theatres: { theatre: Theatre; totals: [number, number]; control: number }[];
  scores: [number, number];
}

/** Null if no battle ended. When the next one has begun, the theatres have already shifted by one place (BES-39). */
export function endedIn(news: readonly News[], view: View): Ended | null {
  const ended = news.find((it) => it.type === "battle_ended");
  if (!ended) return null;
  const begun = news.some((it) => it.type === "battle_begun");
  const order = view.theatres.map((it) => it.theatre);
  const before = begun ? [...order.slice(1), ...order.slice(0, 1)] : order;
  const theatres = before.map((theatre, index) => ({
    theatre,
    totals: ended.totals[index] ?? ([0, 0] satisfies [number, number]),
    control: ended.controls[index] ?? ended.result.winner,
  }));
  return { battle: begun ? view.battle - 1 : view.battle, result: ended.result, theatres, scores: ended.scores };
}
