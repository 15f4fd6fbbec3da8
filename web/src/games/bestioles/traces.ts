// What the other one has done since my last move, card by card: it stays marked on the table until I move again.
import type { News, Theatre, View } from "./types";

export type TraceKind = "laid" | "flipped" | "moved";

export interface Trace {
  /** Whose pile, and where in it, counted from the bottom. */
  side: number;
  theatre: Theatre;
  place: number;
  kind: TraceKind;
  by: number;
}

function actorOf(news: News): number | null {
  if (news.type === "flipped") return news.by;
  const acts = ["played", "moved", "took_back", "declined", "withdrew"];
  return acts.includes(news.type) && "seat" in news ? news.seat : null;
}

/** A pile of cards that come on top and may go from anywhere. */
class Piles {
  #heights = new Map<string, number>();
  traces: Trace[] = [];

  constructor(view: View, since: readonly News[]) {
    for (const { theatre, sides } of view.theatres) {
      sides.forEach(({ pile }, side) => this.#heights.set(`${side}/${theatre}`, pile.length));
    }
    // How high they were before: what has come since is taken off, what has gone is put back.
    for (const it of since) {
      if (it.type === "played" && !it.doom) this.#grow(it.seat, it.theatre, -1);
      if (it.type === "moved") this.#grow(it.seat, it.to, -1);
      if (it.type === "moved" || it.type === "took_back") this.#grow(it.seat, it.from, 1);
    }
  }

  /** On top of a pile; `lies`: it is there already. */
  mark(side: number, theatre: Theatre, kind: TraceKind, by: number, lies = false): void {
    if (!lies) this.#grow(side, theatre, 1);
    const place = (this.#heights.get(`${side}/${theatre}`) ?? 0) - 1;
    this.traces = this.traces.filter((it) => it.side !== side || it.theatre !== theatre || it.place !== place);
    this.traces.push({ side, theatre, place, kind, by });
  }

  takeAway(side: number, theatre: Theatre, place: number): void {
    this.#grow(side, theatre, -1);
    this.traces = this.traces
      .filter((it) => it.side !== side || it.theatre !== theatre || it.place !== place)
      .map((it) =>
        it.side === side && it.theatre === theatre && it.place > place ? { ...it, place: it.place - 1 } : it,
      );
  }

  #grow(side: number, theatre: Theatre, by: number): void {
    const key = `${side}/${theatre}`;
    this.#heights.set(key, (this.#heights.get(key) ?? 0) + by);
  }
}

/** `heard` oldest first, up to what `view` shows. For who only looks on: what the last one to act has done. */
export function tracesOf(heard: readonly News[], view: View, seat: number | null): Trace[] {
  const begun = heard.findLastIndex((it) => it.type === "battle_begun");
  const battle = heard.slice(begun + 1);
  const last = battle.map(actorOf).findLast((it) => it !== null) ?? null;
  const mine = seat ?? (last === null ? null : 1 - last);
  const since = battle.slice(battle.findLastIndex((it) => mine !== null && actorOf(it) === mine) + 1);
  const piles = new Piles(view, since);
  for (const it of since) {
    if (it.type === "played" && !it.doom) piles.mark(it.seat, it.theatre, "laid", it.seat);
    else if (it.type === "flipped") piles.mark(it.side, it.theatre, "flipped", it.by, true);
    else if (it.type === "took_back") piles.takeAway(it.seat, it.from, it.place);
    else if (it.type === "moved") {
      piles.takeAway(it.seat, it.from, it.place);
      piles.mark(it.seat, it.to, "moved", it.seat);
    }
  }
  return piles.traces;
}
