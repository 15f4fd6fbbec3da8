// The day in words, as one stream: what the village is told, what is stated, and what people type, in the order it came.
import type { ChatLine } from "../../wire/ChatLine";
import type { Context } from "../contract";
import { isStatement, tally } from "./chronicle";
import type { News, Statement, View } from "./types";
import { aRole } from "./variants";
import { nameOf } from "./words";

type Ctx = Context<View>;

export type Item =
  | { kind: "day" | "fact"; key: string; text: string }
  | { kind: "slip"; key: string; said: Statement }
  | { kind: "bubble"; key: string; line: ChatLine };

/**
 * `placed` says after how many news each line of the chat came; a line whose place is not known stands at the end.
 */
export function streamOf(
  heard: readonly News[],
  lines: readonly ChatLine[],
  placed: ReadonlyMap<number, number>,
  context: Ctx,
): Item[] {
  const items: Item[] = [];
  const bubbles = lines.map((line) => ({ line, after: placed.get(line.number) ?? heard.length }));
  let next = 0;
  const until = (count: number) => {
    for (let it = bubbles[next]; it && it.after <= count; it = bubbles[next]) {
      items.push({ kind: "bubble", key: `b${it.line.number}`, line: it.line });
      next += 1;
    }
  };
  heard.forEach((news, index) => {
    until(index);
    const item = itemOf(news, index, context);
    if (item) items.push(item);
  });
  until(heard.length);
  return items;
}

function itemOf(news: News, index: number, context: Ctx): Item | null {
  const { t } = context;
  const key = `n${index}`;
  if (isStatement(news)) return { kind: "slip", key, said: news };
  const fact = factOf(news, context);
  if (fact !== null) return { kind: "fact", key, text: fact };
  if (news.type === "debate_opened") return { kind: "day", key, text: t("loups-garous-ui-day", { n: news.day }) };
  if (news.type === "night_fell") return { kind: "day", key, text: t("loups-garous-ui-night", { n: news.night }) };
  return null;
}

function factOf(news: News, context: Ctx): string | null {
  const { t } = context;
  const name = (seat: number) => nameOf(seat, context);
  switch (news.type) {
    case "died": {
      const cause = t(`loups-garous-cause-${news.cause}`);
      return t("loups-garous-ui-fact-died", { name: name(news.seat), cause, role: aRole(t, news.role) });
    }
    case "dawn":
      return news.quiet ? t("loups-garous-ui-fact-quiet") : null;
    case "spared":
      return t("loups-garous-ui-fact-spared");
    case "fired":
      return news.side === null ? t("loups-garous-ui-no-shot", { name: name(news.seat) }) : null;
    case "revealed": {
      const list = tally(news.ballots).map(({ seat, votes }) => `${name(seat)} ${votes}`);
      return list.length > 0 ? t("loups-garous-ui-fact-votes", { list: list.join(" · ") }) : null;
    }
    default:
      return null;
  }
}

/** Keeps in this tab after how many news each line of the chat came, so that a reload does not mix them. */
export class Places {
  #placed = new Map<number, number>();
  #key: string | null = null;

  /** `heard` is how many news there were when these lines were here. */
  place(key: string, lines: readonly ChatLine[], heard: number): ReadonlyMap<number, number> {
    if (key !== this.#key) {
      this.#key = key;
      this.#placed = read(key);
    }
    const fresh = lines.filter(({ number }) => !this.#placed.has(number));
    if (fresh.length > 0) {
      for (const { number } of fresh) this.#placed.set(number, heard);
      write(key, this.#placed);
    }
    return this.#placed;
  }
}

function read(key: string): Map<number, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? "[]") as [number, number][]);
  } catch {
    return new Map();
  }
}

function write(key: string, placed: ReadonlyMap<number, number>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...placed]));
  } catch {
    // A full or forbidden storage costs the order after a reload, nothing else.
  }
}
