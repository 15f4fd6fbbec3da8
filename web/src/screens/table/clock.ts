// The clock of a period, as a player reads and hears it.
import type { Clock } from "../../wire/Clock";

/** Seconds at which the time left is said aloud. */
const SAID_AT = [60, 30, 10];

/** Whole seconds left `now`, if the clock was as it is at `heardAt`. The last second counts until it is over. */
export function secondsLeft(clock: Clock, heardAt: number, now: number): number {
  const gone = clock.runs ? Math.max(0, now - heardAt) : 0;
  return Math.ceil(Math.max(0, clock.left - gone) / 1000);
}

/** `2:05`, as on a kitchen clock. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How much of the period is left, from 0 to 1. */
export function shareLeft(clock: Clock, seconds: number): number {
  return clock.total > 0 ? Math.min(1, (seconds * 1000) / clock.total) : 0;
}

/** The time to say aloud when the clock goes from `before` to `after` seconds; null if it is none to speak of. */
export function saidAloud(before: number, after: number): number | null {
  return SAID_AT.find((at) => before > at && after <= at && after > 0) ?? null;
}
