// My answer to a call of the night. Everybody answers by the same gestures, whatever his card: three cards in the tray or
// a house on the square, then one button (LGT-NIGHT-1). Who looks from afar, or counts the touches, learns nothing.
import { pairKey, targets, type Choice, type Touchable } from "./moves";
import type { Call } from "./types";

/** What may be picked: a seat, a choice, or nobody. */
export type Pick = number | Choice | "nobody";

const CHOICES: Partial<Record<Call, Choice[]>> = {
  thief: ["take-1", "take-2", "keep"],
  duel: ["sleep", "glance", "stare"],
};
const CHIPS = 3;

/** How many picks an answer has. In Cupid's call everybody touches two houses; who only notes, notes the first. */
export const picksOf = (call: Call | null): number => (call === "cupid" ? 2 : 1);

/** The picks that are offered in the tray: always three. `near` are the living, the likeliest first. */
export function chipsFor(
  touch: Touchable,
  call: Call | null,
  picked: readonly Pick[],
  near: readonly number[],
): Pick[] {
  if (touch.choices.size > 0) return (call && CHOICES[call]) ?? [...touch.choices.keys()];
  const legal = targets(touch);
  // Where few are left, some cards stand for what is not open to me: so be it, all have three.
  const seats = [...near.filter((seat) => legal.has(seat)), ...near.filter((seat) => !legal.has(seat))];
  const nobody: Pick[] = touch.nobody !== null && picksOf(call) === 1 ? ["nobody"] : [];
  const chips: Pick[] = [...nobody, ...seats].slice(0, CHIPS);
  const strangers = picked.filter((it) => !chips.includes(it));
  return strangers.length === 0 ? chips : [...chips.slice(0, chips.length - strangers.length), ...strangers];
}

/** Adds a pick or takes it back; one too many pushes the oldest out. */
export function toggled(picked: readonly Pick[], pick: Pick, call: Call | null): Pick[] {
  if (picked.includes(pick)) return picked.filter((it) => it !== pick);
  return [...picked, pick].slice(-picksOf(call));
}

/** The move that these picks make; null while something is missing. */
export function answerOf(touch: Touchable, picked: readonly Pick[], call: Call | null): string | null {
  const [first, second] = picked;
  if (first === undefined || picked.length < picksOf(call)) return null;
  if (first === "nobody") return touch.nobody;
  if (typeof first === "string") return touch.choices.get(first) ?? first.replace("-", " ");
  if (touch.deed === "love")
    return typeof second === "number" ? (touch.pairs.get(pairKey(first, second)) ?? null) : null;
  // What is not legal is tried all the same: the table says why not.
  return touch.houses.get(first) ?? `${touch.deed} ${first + 1}`;
}

/** Seats by nearness to mine, left and right in turn; those already noted come first. */
export function nearest(seat: number, n: number, noted: readonly number[]): number[] {
  const order = [...noted];
  for (let step = 1; step <= n / 2; step += 1) order.push((seat + step) % n, (seat - step + n) % n);
  order.push(seat);
  return [...new Set(order)];
}
