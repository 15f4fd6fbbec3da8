// How long to wait, in milliseconds.
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;

const FIRST = 500;
const LONGEST = 15_000;

/** Twice as long each time, between half and all of it, so that a table's clients do not all come back at once. */
export function delayBefore(failures: number, random: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** failures);
  return longest * (0.5 + random / 2);
}
