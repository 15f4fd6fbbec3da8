// A finished game as one pair of eyes meets it, or as nobody did: with everything open.
import type { Context, GameModule, Opening } from "../../games/contract";
import { beatsBetween, plain } from "../../stage/tell";
import type { Replay } from "../../wire/Replay";
import { indexAt, together } from "./steps";

/** A seat, everybody's eyes, or all cards on the table. */
export type Look = number | null | "open";

/** Asks once for each, and keeps what came; what failed may be asked again. */
export function onceEach<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = asked.get(key);
    if (known) return known;
    const answer = ask(key);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}

/** One moment as it is shown. */
export interface Frame {
  step: number;
  news: unknown[];
  view: unknown;
  /** What each seat keeps from the others; only where everything is open. */
  secrets?: string[];
}

export function framesOf(replay: Replay): Frame[] {
  return replay.moments;
}

/**
 * Everything open, from what each seat saw: `seats` in order, or what everybody saw where that is enough. What is told of a step is
 * what everybody heard; of a step that only some met, what the first of them heard.
 */
export function openFrames(
  opening: Opening,
  common: Replay,
  seats: Replay[],
  names: string[],
  t: Context["t"],
): Frame[] {
  const all = [common, ...seats];
  const last = common.moments.at(-1)?.view;
  return together(all.map(({ moments }) => moments)).map((step) => {
    const sources = opening.isFromSeats ? seats : [common];
    const views = sources.map(({ moments }) => moments[indexAt(moments, step)]?.view);
    const view = opening.open(views, last);
    const heard = all
      .map(({ moments }) => moments[indexAt(moments, step)])
      .find((it) => it?.step === step && it.news.length > 0);
    const context = { view, seat: null, names, t };
    const secrets = names.map((_, seat) => opening.secret(seat, views, last, context));
    return { step, news: heard?.news ?? [], view, secrets };
  });
}

/** The sentence of a step, as the stage would tell it; for the deal, words of ours. */
export function sentenceOf(
  module: GameModule,
  frames: Frame[],
  index: number,
  { seat, names, t }: Omit<Context, "view">,
): { title: string; detail: string } {
  const [before, after] = [frames[index - 1], frames[index]];
  if (!after || !before) return { title: t("replay-deal"), detail: t("replay-deal-detail") };
  const context = (view: unknown): Context => ({ view, seat, names, t });
  const told = beatsBetween(module, after.news, context(before.view), context(after.view)).map(({ say }) => say.title);
  const lines =
    told.length > 0 ? told : after.news.flatMap((one) => module.log(one, context(after.view)).map(({ text }) => text));
  const [title, ...rest] = [...new Set(lines.map(plain))];
  // Nothing was told, but something has changed: what stood there for these eyes then.
  return { title: title ?? module.prompt(context(after.view), []).title, detail: rest.join(" ") };
}
