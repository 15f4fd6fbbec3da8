// The hexes that each clue allows, for the notebook only: what is legal is the table's to say.
import { HEXES, indexOf, neighbours } from "./hexes";
import { TERRAINS, type Ground, type Hex, type Mode, type TerrainLetter } from "./types";

/** One bit a hex, row by row. */
export type Mask = bigint;

/** The clues without their negations, in the order of their ids. */
export const BASE_CLUES = [
  "desert-forest",
  "desert-lake",
  "desert-mountain",
  "desert-swamp",
  "forest-lake",
  "forest-mountain",
  "forest-swamp",
  "lake-mountain",
  "lake-swamp",
  "mountain-swamp",
  "within-1-desert",
  "within-1-forest",
  "within-1-lake",
  "within-1-mountain",
  "within-1-swamp",
  "within-1-animal",
  "within-2-stone",
  "within-2-shack",
  "within-2-bear",
  "within-2-puma",
  "within-3-white",
  "within-3-green",
  "within-3-blue",
  "within-3-black",
] as const;
export type BaseClue = (typeof BASE_CLUES)[number];
export type Clue = BaseClue | `not-${BaseClue}`;

export const CLUE_KINDS = ["two-terrains", "within-1", "within-2", "within-3"] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

const ALL: Mask = (1n << BigInt(HEXES.length)) - 1n;
const LETTERS = Object.keys(TERRAINS) as TerrainLetter[];

export const isNegated = (clue: Clue): boolean => clue.startsWith("not-");
export const baseOf = (clue: Clue): BaseClue => clue.replace(/^not-/, "") as BaseClue;
export const isClue = (text: string): text is Clue => BASE_CLUES.includes(text.replace(/^not-/, "") as BaseClue);
export const bit = (hex: Hex): Mask => 1n << BigInt(indexOf(hex));
export const has = (mask: Mask, hex: Hex): boolean => (mask & bit(hex)) !== 0n;
export const maskOf = (hexes: Iterable<Hex>): Mask => [...hexes].reduce((mask, hex) => mask | bit(hex), 0n);
export const hexesOf = (mask: Mask): Hex[] => HEXES.filter((hex) => has(mask, hex));

/** The clues of a mode (CRY-5). */
export function cluesOf(mode: Mode): Clue[] {
  if (mode === "normal") return BASE_CLUES.filter((clue) => clue !== "within-3-black");
  return [...BASE_CLUES, ...BASE_CLUES.map((clue): Clue => `not-${clue}`)];
}

export function kindOf(clue: Clue): ClueKind {
  const base = baseOf(clue);
  return CLUE_KINDS.find((kind) => base.startsWith(kind)) ?? "two-terrains";
}

const WIDER = HEXES.map((hex) => maskOf([hex, ...neighbours(hex)]));

function widened(mask: Mask, times: number): Mask {
  let wide = mask;
  for (let time = 0; time < times; time += 1) {
    wide = HEXES.reduce((sum, hex, index) => (has(wide, hex) ? sum | (WIDER[index] ?? 0n) : sum), 0n);
  }
  return wide;
}

/** Every clue's mask on this map (CRY-4), negations included. */
export function masksOn(map: Ground): Map<Clue, Mask> {
  const where = (letters: string, wanted: string): Mask =>
    maskOf(HEXES.filter((_, index) => letters[index] === wanted));
  const things: Record<string, Mask> = { bear: where(map.animals, "b"), puma: where(map.animals, "p") };
  for (const letter of LETTERS) things[TERRAINS[letter]] = where(map.terrains, letter);
  for (const { kind, colour, hex } of map.structures) {
    things[kind] = (things[kind] ?? 0n) | bit(hex);
    things[colour] = (things[colour] ?? 0n) | bit(hex);
  }
  things["animal"] = (things["bear"] ?? 0n) | (things["puma"] ?? 0n);

  const masks = new Map<Clue, Mask>();
  for (const clue of BASE_CLUES) {
    const [first = "", second = "", third = ""] = clue.split("-");
    const mask =
      first === "within"
        ? widened(things[third] ?? 0n, Number(second))
        : (things[first] ?? 0n) | (things[second] ?? 0n);
    masks.set(clue, mask);
    masks.set(`not-${clue}`, ALL & ~mask);
  }
  return masks;
}

/** Whether a hint says that no clue of this kind is in play (CRY-29). */
export function isDenied(clue: Clue, hint: string): boolean {
  const said = hint.replace(/^no-/, "");
  const kind = kindOf(clue);
  const words = baseOf(clue).split("-");
  if (said === "two-terrains" || said.startsWith("within")) return kind === said;
  if (said === "terrain") return Object.values(TERRAINS).some((terrain) => words.includes(terrain));
  if (said === "animal") return ["animal", "bear", "puma"].some((animal) => words.includes(animal));
  return words.includes(said);
}
