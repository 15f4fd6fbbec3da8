// Where one is in a finished game. Each viewer has moments of his own; the steps of the record are everybody's, so that
// the same place is found with other eyes.
import type { GameModule } from "../../games/contract";
import type { ReplayMoment } from "../../wire/ReplayMoment";

/** The moment that a viewer had at a step: his last one up to it. */
export function indexAt(moments: ReplayMoment[], step: number): number {
  let found = 0;
  for (const [index, moment] of moments.entries()) {
    if (moment.step <= step) found = index;
  }
  return found;
}

/** A battle, a round or a night: where it begins, and how it is called. */
export interface Part {
  kind: string;
  n: number;
  /** Index of its first moment. */
  index: number;
}

/** The parts of a game, in order; none for games that have none. */
export function partsOf(module: GameModule, views: unknown[]): Part[] {
  const { part } = module;
  if (!part) return [];
  const parts: Part[] = [];
  for (const [index, view] of views.entries()) {
    const { kind, n } = part(view);
    const last = parts.at(-1);
    if (last?.kind !== kind || last.n !== n) parts.push({ kind, n, index });
  }
  return parts;
}

/** The part that a moment belongs to. */
export function partAt(parts: Part[], index: number): number {
  return parts.findLastIndex((part) => part.index <= index);
}

/** Where a jump over whole parts leads: to the begin of this one, or of the one before or after it; the ends otherwise. */
export function jump(parts: Part[], index: number, by: 1 | -1, last: number): number {
  const starts = [0, ...parts.map((part) => part.index), last];
  if (by > 0) return Math.min(...starts.filter((start) => start > index), last);
  return Math.max(...starts.filter((start) => start < index), 0);
}

/** All moments of several viewers, by step: one line of time. */
export function together(replays: ReplayMoment[][]): number[] {
  return [...new Set(replays.flatMap((moments) => moments.map(({ step }) => step)))].sort((a, b) => a - b);
}
