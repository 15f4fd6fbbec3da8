// What has just happened to the village is shown before the square goes on: the dead of the night, the arrows of a vote. The
// game does not wait for it; a touch, or a few seconds, and it is gone.
import type { Context } from "../contract";
import type { Ballot, News, View } from "./types";
import { nameOf, sentence } from "./words";

const LASTS = 7000;
const SHOWN: ReadonlySet<News["type"]> = new Set(["dawn", "died", "spared", "aiming", "fired"]);

export class Interlude {
  /** What is told; nothing when there is none. */
  lines = $state.raw<string[]>([]);
  /** Arrows to be seen meanwhile. */
  ballots = $state.raw<Ballot[] | null>(null);
  #heard: readonly News[] | null = null;
  #skipped: readonly News[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get open(): boolean {
    return this.lines.length > 0;
  }

  /** Hears the news of a moment, once. What had happened before the page was opened is not shown again. */
  hear(news: readonly News[], context: Context<View>): void {
    if (news === this.#heard) return;
    const first = this.#heard === null;
    this.#heard = news;
    if (first || context.view.end) return;
    const lines = news.filter((it) => SHOWN.has(it.type)).flatMap((it) => lineOf(it, context));
    if (lines.length === 0) return;
    this.lines = lines;
    this.ballots = news.find((it) => it.type === "revealed")?.ballots ?? null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), LASTS);
  }

  /** What another player on this device met last: it was shown when it happened. */
  skip(news: readonly News[]): void {
    this.#heard = news;
    this.#skipped = news;
    this.close();
  }

  skips(news: readonly News[]): boolean {
    return this.#skipped === news;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.lines = [];
    this.ballots = null;
  }
}

function lineOf(news: News, context: Context<View>): string[] {
  if (news.type === "aiming") return [context.t("loups-garous-ui-wait-shot", { name: nameOf(news.seat, context) })];
  if (news.type === "fired") return news.side === null ? [context.t("loups-garous-ui-tell-no-shot")] : [];
  if (news.type === "dawn" && !news.quiet) return [];
  const text = sentence(news, context);
  return text === null ? [] : [text];
}
