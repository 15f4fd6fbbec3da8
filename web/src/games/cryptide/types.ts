// What the server sends, as generated from crates/games/cryptide, under short names.
import type { CryptideMap } from "../../wire/CryptideMap";
import type { CryptideNews } from "../../wire/CryptideNews";
import type { CryptideView } from "../../wire/CryptideView";

export type View = CryptideView;
export type News = CryptideNews;
export type Ground = CryptideMap;
export type { CryptideAction as Action } from "../../wire/CryptideAction";
export type { CryptideColour as Colour } from "../../wire/CryptideColour";
export type { CryptideEnd as End } from "../../wire/CryptideEnd";
export type { CryptideLaid as Laid } from "../../wire/CryptideLaid";
export type { CryptideMode as Mode } from "../../wire/CryptideMode";
export type { CryptideQuestion as Question } from "../../wire/CryptideQuestion";
export type { CryptideStructure as Structure } from "../../wire/CryptideStructure";
export type { CryptideStructureKind as StructureKind } from "../../wire/CryptideStructureKind";
export type { CryptideToken as Token } from "../../wire/CryptideToken";

/** A hex as people write it: `F4`. */
export type Hex = string;

export const TERRAINS = { D: "desert", F: "forest", L: "lake", M: "mountain", S: "swamp" } as const;
export type TerrainLetter = keyof typeof TERRAINS;
export type Terrain = (typeof TERRAINS)[TerrainLetter];
export type Animal = "bear" | "puma";
