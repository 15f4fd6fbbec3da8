// The house's board, events and tokens, read from the file that the rules themselves read.
import source from "../../../../../crates/games/gevaudan/data/margeride.txt?raw";
import { COLOURS, type Cell, type Land } from "../types";

const lines = source.split("\n").filter((line) => line && !line.startsWith("#"));
const after = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(/\s+/));

function place(text = ""): { x: number; y: number } {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

const cells: Land[] = after("cell").map(([, cell = "", at, has = "", , ...rest]) => {
  const [near = "", arrows = ""] = rest.join(" ").split(":");
  return {
    cell,
    refuge: false,
    ...place(at),
    has: COLOURS.filter((_, index) => has[index] !== "."),
    near: near.trim().split(" "),
    arrows: arrows.trim().split(" "),
  };
});

/** A border is named on one side only. */
const nextTo = (cell: Cell): Cell[] => cells.filter(({ near }) => near.includes(cell)).map((it) => it.cell);

export const LANDS: Land[] = [
  ...cells,
  ...after("refuge").map(([, cell = "", at]): Land => {
    return { cell, refuge: true, ...place(at), has: [], near: nextTo(cell), arrows: [] };
  }),
];

export const CHURCH: Cell = after("church")[0]?.[1] ?? "C3";

export interface EventFace {
  card: string;
  kind: "battue" | "ferocity";
  value: number;
}

export const EVENTS: EventFace[] = after("event").map(([, card = "", kind, value]) => ({
  card,
  kind: kind === "battue" ? "battue" : "ferocity",
  value: Number(value),
}));

/** Cubes that each Character brings, in the order of their numbers. */
export const CHARACTERS: { character: string; cubes: number }[] = after("character").map(
  ([, character = "", cubes]) => ({
    character,
    cubes: Number(cubes),
  }),
);

export const HUNTERS: string[] = after("hunter").map(([, hunter = ""]) => hunter);
