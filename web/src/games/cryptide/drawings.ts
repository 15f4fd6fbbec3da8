// Path data of the map's drawings, about the middle of a hex.
import type { Colour, StructureKind, Terrain } from "./types";

const TREES = [
  [-19, -20.2],
  [0, -30.2],
  [19, -20.2],
  [-10, -2.2],
  [11, -2.2],
  [-27, -4.2],
  [27, -4.2],
] as const;

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** A spruce of five tiers, `top` its tip. */
function spruce(x: number, top: number): string {
  const tiers = [1.1, 2, 2.9, 3.9, 4.8].map((half, tier) => {
    const [y, foot] = [top + 4.4 * tier, top + 4.4 * (tier + 1)];
    const points = [
      [x, y],
      [x - half, foot],
      [x - half * 0.36, foot - 0.9],
      [x, foot + 0.2],
      [x + half * 0.36, foot - 0.9],
      [x + half, foot],
    ];
    return `M${points.map((point) => point.map(number).join(" ")).join("L")}z`;
  });
  return `${tiers.join("")}M${number(x - 0.6)} ${number(top + 21.4)}h1.2v2.8h-1.2z`;
}

const wave = (x: number, y: number, crests: number): string => `M${x} ${y}${"q3.5-4.5 7 0t7 0".repeat(crests)}`;

const reed = (x: number, y: number): string => `M${x} ${y}v-11M${x - 1} ${y}q-1-6-6-8M${x + 1} ${y}q1-6 6-8`;

/** Fill of the ground, and what grows on it: lines, and solid shapes. */
export interface Drawing {
  fill: string;
  ink: string;
  /** Lines, by their width. */
  lines: [width: number, path: string][];
  solid?: string;
  /** Paper under the lines. */
  paper?: string;
}

export const TERRAIN_DRAWINGS: Record<Terrain, Drawing> = {
  forest: { fill: "#b5c69a", ink: "#1f3a20", lines: [], solid: TREES.map(([x, top]) => spruce(x, top)).join("") },
  lake: {
    fill: "#b4d2db",
    ink: "#1b4a5c",
    lines: [[1.7, [wave(-21, -19, 3), wave(-28, -7, 4), wave(-28, 6, 4), wave(-21, 19, 3)].join("")]],
  },
  mountain: {
    fill: "#d3c8bb",
    ink: "#3c2f25",
    paper: "M-31 14L-12-20L0 2L10-12L31 14z",
    lines: [
      [1.8, "M-31 14L-12-20L0 2L10-12L31 14z"],
      [1.5, "M-12-20L0 2L-4 14M10-12l7 26M-12-20l-3 34M-8-10l4 8M-7-2l4 8M-8 6l2 8M14-4l4 6M16 4l4 7M22 6l3 6"],
      [1.3, "M-22 24h14M4 23h18"],
    ],
  },
  desert: {
    fill: "#efdca6",
    ink: "#6b4d12",
    lines: [
      [1.7, "M-32 8q14-16 30-5q10 7 18 3M-6 20q16-12 32-4M-20-12q12-9 26 0"],
      [
        3,
        "M-20 16h0M-14 20h0M-24 0h0M6-20h0M14-16h0M22-4h0M2 12h0M10 10h0M-4-24h0M-10 2h0M16 24h0M-12 26h0M24 6h0M-27-6h0",
      ],
    ],
  },
  swamp: {
    fill: "#c9b8cf",
    ink: "#4c3656",
    lines: [
      [1.5, "M-26-8h18M6-18h16M-14 8h20M10 12h18M-28 20h14M-2 25h18"],
      [1.8, [reed(-17, -8), reed(14, -18), reed(-4, 8), reed(20, 12), reed(-21, 20), reed(7, 25)].join("")],
    ],
  },
};

export const STRUCTURE_PATHS: Record<StructureKind, string> = {
  stone: "M-15 24L-13-8C-12-20-4-27 2-26C10-24 13-14 14-4L16 24z",
  shack: "M-23-2L0-25L23-2H17V24H-17V-2z",
};

/** A fill and the heralds' hatching that goes with it. */
export const STRUCTURE_COLOURS: Record<Colour, { fill: string; hatch: string | null }> = {
  white: { fill: "#fbf7ec", hatch: null },
  green: { fill: "#7fb069", hatch: "url(#h-e)" },
  blue: { fill: "#6fa8d8", hatch: "url(#h-h)" },
  black: { fill: "#6d655b", hatch: "url(#h-x)" },
};

/** The three marks of the notebook, about (0, 0). */
export const MARK_PATHS = {
  maybe: "M-5 0.5L-1.5 4.5L5.5-4.5",
  doubt: "M-3.4-2.6C-3.4-6.6 3.6-6.6 3.6-2.4C3.6 0 0 0 0 2.2M0 5.4v.2",
  never: "M-4.2-4.2L4.2 4.2M4.2-4.2L-4.2 4.2",
} as const;
