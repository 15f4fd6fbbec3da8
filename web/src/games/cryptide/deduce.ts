// What a patient player could write down: reasoning at the own level of CRY-33, and nothing beyond it.
import { cluesOf, has, isDenied, type Clue, type Mask } from "./clues";
import type { Hex, View } from "./types";

/** One opponent's tokens. */
interface Testimony {
  discs: Hex[];
  cubes: Hex[];
}

export function testimonyOf(seat: number, view: View): Testimony {
  const mine = (kind: string): Hex[] =>
    view.tokens.filter(({ tokens }) => tokens.some((it) => it.seat === seat && it.token === kind)).map((it) => it.hex);
  return { discs: mine("disc"), cubes: mine("cube") };
}

/** The clues that allow all discs, exclude all cubes and do not contradict the hint. */
export function possibleClues(seat: number, view: View, masks: ReadonlyMap<Clue, Mask>): Set<Clue> {
  const { discs, cubes } = testimonyOf(seat, view);
  const fits = (clue: Clue): boolean => {
    const mask = masks.get(clue) ?? 0n;
    if (view.hint !== null && isDenied(clue, view.hint)) return false;
    return discs.every((hex) => has(mask, hex)) && cubes.every((hex) => !has(mask, hex));
  };
  return new Set(cluesOf(view.options.mode).filter(fits));
}

export function cluesBySeat(
  seats: readonly number[],
  view: View,
  masks: ReadonlyMap<Clue, Mask>,
): Map<number, Set<Clue>> {
  return new Map(seats.map((seat) => [seat, possibleClues(seat, view, masks)]));
}

/** The hexes that fit my clue (if I have one) and at least one clue still thought possible of each opponent. */
export function possibleHexes(
  mine: Clue | null,
  others: readonly (readonly Clue[])[],
  masks: ReadonlyMap<Clue, Mask>,
): Mask {
  const everything = (masks.get("desert-forest") ?? 0n) | (masks.get("not-desert-forest") ?? 0n);
  const either = (clues: readonly Clue[]): Mask => clues.reduce((sum, clue) => sum | (masks.get(clue) ?? 0n), 0n);
  const own = mine ? (masks.get(mine) ?? everything) : everything;
  return others.reduce((mask, clues) => mask & either(clues), own);
}
