// What a clue is drawn with: its key says it, `not-within-2-bear`, `desert-forest`.
import type { Animal, Colour, StructureKind, Terrain } from "../../games/cryptide/types";

export type Thing =
  | { kind: "terrain"; terrain: Terrain }
  | { kind: "animal"; animal: Animal }
  | { kind: "structure"; structure: StructureKind; colour: Colour | null };

export interface Drawn {
  negated: boolean;
  /** 0: on it. */
  within: number;
  things: Thing[];
}

const TERRAINS: Terrain[] = ["desert", "forest", "lake", "mountain", "swamp"];
const COLOURS: Colour[] = ["white", "green", "blue", "black"];

export function drawnClue(key: string): Drawn {
  const negated = key.startsWith("not-");
  const base = negated ? key.slice(4) : key;
  const near = /^within-(\d)-(.+)$/.exec(base);
  const words = near ? [near[2] ?? ""] : base.split("-");
  return { negated, within: Number(near?.[1] ?? 0), things: words.flatMap(thingsOf) };
}

function thingsOf(word: string): Thing[] {
  const terrain = TERRAINS.find((it) => it === word);
  if (terrain) return [{ kind: "terrain", terrain }];
  const colour = COLOURS.find((it) => it === word);
  if (colour) return (["stone", "shack"] as const).map((structure) => ({ kind: "structure", structure, colour }));
  if (word === "stone" || word === "shack") return [{ kind: "structure", structure: word, colour: null }];
  if (word === "bear" || word === "puma") return [{ kind: "animal", animal: word }];
  return word === "animal" ? (["bear", "puma"] as const).map((animal) => ({ kind: "animal", animal })) : [];
}
