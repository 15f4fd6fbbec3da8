// A corner of a map, for the picture of a clue: hexes around a standing stone.
import { HEXES, colOf, neighbours, rowOf } from "../hexes";
import { TERRAINS, type Hex, type Terrain, type TerrainLetter } from "../types";

/** Columns C to H, rows 2 to 7. */
const [LEFT, TOP] = [2, 1];
const ROWS = ["LLFSSD", "LFLMSD", "MFLMMD", "LMMMFS", "LLMFFS", "SLLFDD"];

export const WINDOW: readonly Hex[] = HEXES.filter((hex) => letterOf(hex) !== undefined);
export const STONES: readonly Hex[] = ["E4"];

function letterOf(hex: Hex): TerrainLetter | undefined {
  return ROWS[rowOf(hex) - TOP]?.[colOf(hex) - LEFT] as TerrainLetter | undefined;
}

export function terrainOf(hex: Hex): Terrain {
  return TERRAINS[letterOf(hex) ?? "L"];
}

/** Steps from a hex to the nearest of others. */
export function distanceTo(hex: Hex, others: readonly Hex[]): number {
  let reached = new Set<Hex>([hex]);
  for (let steps = 0; steps < HEXES.length; steps += 1) {
    if (others.some((other) => reached.has(other))) return steps;
    reached = new Set([...reached, ...[...reached].flatMap(neighbours)]);
  }
  return HEXES.length;
}
