// How the map is built: six sections from the top left, then the structures in the order of the code.
import { HEXES, centre, colOf, corners, rowOf, type Point } from "../../games/cryptide/hexes";
import type { Hex, Structure } from "../../games/cryptide/types";
import type { CryptideMap } from "../../wire/CryptideMap";

export const SLOTS = 6;

export type Step =
  { kind: "section"; slot: number; section: number; turned: boolean } | { kind: "structure"; structure: Structure };

export function stepsOf(map: CryptideMap): Step[] {
  return [
    ...map.sections.map(({ section, turned }, slot): Step => ({ kind: "section", slot, section, turned })),
    ...map.structures.map((structure): Step => ({ kind: "structure", structure })),
  ];
}

/** The slot a hex lies in: 0 top left, 1 top right, 2 middle left… */
export function slotOf(hex: Hex): number {
  return 2 * Math.floor(rowOf(hex) / 3) + Math.floor(colOf(hex) / 6);
}

export const SLOT_HEXES: readonly Hex[][] = Array.from({ length: SLOTS }, (_, slot) =>
  HEXES.filter((hex) => slotOf(hex) === slot),
);

/** The hex that carries a section's printed number: the top left one of the section, the bottom right one of a turned one. */
export function numberHex(slot: number, turned: boolean): Hex {
  return SLOT_HEXES[slot]?.at(turned ? -1 : 0) ?? "A1";
}

/** What is on the table after `step` steps, the last of them lit. */
export interface Progress {
  sections: number;
  structures: number;
  litSlot: number | null;
  litHex: Hex | null;
}

export function progressAt(steps: Step[], at: number): Progress {
  const laid = steps.slice(0, at + 1);
  const now = steps[at];
  return {
    sections: laid.filter(({ kind }) => kind === "section").length,
    structures: laid.filter(({ kind }) => kind === "structure").length,
    litSlot: now?.kind === "section" ? now.slot : null,
    litHex: now?.kind === "structure" ? now.structure.hex : null,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** So far from a hex's middle its drawing stays in sight. */
const CLEAR = 56;

/** Where a section's number goes: between its hexes, near its middle, away from what is `taken`. */
export function badgePlace(hexes: readonly Hex[], taken: readonly Point[]): Point {
  const middles = hexes.map(centre);
  const sum = middles.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / hexes.length, y: sum.y / hexes.length };
  const between = middles.flatMap((it) => corners(it)).sort((a, b) => distance(a, middle) - distance(b, middle));
  return between.find((point) => taken.every((it) => distance(point, it) > CLEAR)) ?? middle;
}
