// How the map is built: six sections from the top left, then the structures in the order of the code.
import { HEXES, colOf, rowOf } from "../../games/cryptide/hexes";
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
