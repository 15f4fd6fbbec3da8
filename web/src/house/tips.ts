// When the coach speaks up in a first game: a tip's news or view, as the lesson's file writes them. Pure.
import type { LessonInfo } from "../wire/LessonInfo";
import type { LessonTip } from "../wire/LessonTip";

/** One moment through my seat's eyes. */
export interface Met {
  news: unknown[];
  view: unknown;
  /** Whether I am asked for something. */
  asked: boolean;
}

/** Files are written for who sits in the first seat: another one reads `/players/0` and `"seat":0` as his own. */
export interface Seated {
  seat: number;
  count: number;
}

/** Fields of news that name a seat. */
const SEATS = ["seat", "winner"];

function turned(wanted: number, { seat, count }: Seated): number {
  return (wanted + seat) % count;
}

/** Whether `found` has at least what is wanted. */
function fits(wanted: unknown, found: unknown, at: Seated, key = ""): boolean {
  if (typeof wanted === "number" && SEATS.includes(key)) return found === turned(wanted, at);
  if (typeof wanted !== "object" || wanted === null) return wanted === found;
  if (typeof found !== "object" || found === null) return false;
  if (Array.isArray(wanted)) {
    return Array.isArray(found) && wanted.length === found.length && wanted.every((it, i) => fits(it, found[i], at));
  }
  const fields = found as Record<string, unknown>;
  return Object.entries(wanted).every(([name, value]) => fits(value, fields[name], at, name));
}

/** What stands at a place in the view, a JSON pointer. */
function placed(view: unknown, place: string, at: Seated): unknown {
  const steps = place.split("/").slice(1);
  return steps.reduce<unknown>((part, step, i) => {
    if (typeof part !== "object" || part === null) return undefined;
    const isSeat = steps[i - 1] === "players" && /^\d+$/.test(step);
    return (part as Record<string, unknown>)[isSeat ? String(turned(Number(step), at)) : step];
  }, view);
}

function isDue({ news, when }: LessonTip, met: Met, at: Seated): boolean {
  const isHeard = news === null ? met.asked : met.news.some((one) => fits(news, one, at));
  if (!isHeard || when === null) return isHeard;
  const found = placed(met.view, when.place, at);
  return when.values.some((value) => JSON.stringify(value) === JSON.stringify(found));
}

/** The first tip that is due now and has not been said. */
export function dueTip({ tips }: LessonInfo, met: Met, at: Seated, said: ReadonlySet<string>): string | null {
  return tips.find((tip) => !said.has(tip.key) && isDue(tip, met, at))?.key ?? null;
}
