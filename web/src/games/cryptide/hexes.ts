// The 108 hexes: names, neighbours, and where they lie in the drawing. Flat tops; odd columns sit half a hex lower.
import type { Hex } from "./types";

export const ROWS = 9;
export const COLS = 12;

/** Radius and half height of a hex in the drawing. */
export const R = 40;
export const H = 34.64;
export const WIDTH = 786;
export const HEIGHT = 700.2;

export interface Point {
  x: number;
  y: number;
}

export function hexAt(row: number, col: number): Hex | null {
  if (row < 0 || row >= ROWS || col < 0 || col >= COLS) return null;
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

export const rowOf = (hex: Hex): number => hex.charCodeAt(1) - 49;
export const colOf = (hex: Hex): number => hex.charCodeAt(0) - 65;

/** Number of a hex, row by row from 0: its bit in a mask, its letter in the view's strings. */
export const indexOf = (hex: Hex): number => rowOf(hex) * COLS + colOf(hex);

export const HEXES: readonly Hex[] = Array.from(
  { length: ROWS * COLS },
  (_, index) => hexAt(Math.floor(index / COLS), index % COLS) ?? "A1",
);

/** Row and column steps over the six sides of a hex, from the lower right one clockwise. */
const EVEN = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;
const ODD = [
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const;

/** What lies over each side, from the lower right one clockwise; null beyond the edge. */
export function around(hex: Hex): (Hex | null)[] {
  const [row, col] = [rowOf(hex), colOf(hex)];
  return (col % 2 ? ODD : EVEN).map(([down, right]) => hexAt(row + down, col + right));
}

export function neighbours(hex: Hex): Hex[] {
  return around(hex).filter((it) => it !== null);
}

export function centre(hex: Hex): Point {
  const col = colOf(hex);
  return { x: 78 + 60 * col, y: 68.6 + 2 * H * rowOf(hex) + (col % 2 ? H : 0) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Corners from the right one clockwise; `scale` grows or shrinks the hex about its centre. */
export function corners({ x, y }: Point, scale = 1): Point[] {
  const [r, h] = [R * scale, H * scale];
  return [
    { x: x + r, y },
    { x: x + r / 2, y: y + h },
    { x: x - r / 2, y: y + h },
    { x: x - r, y },
    { x: x - r / 2, y: y - h },
    { x: x + r / 2, y: y - h },
  ];
}

export function polygon(at: Point, scale = 1): string {
  return corners(at, scale)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

/** The border of a set of hexes as path data, drawn `inset` units inside of it. */
export function outline(hexes: ReadonlySet<Hex>, inset: number): string {
  const parts: string[] = [];
  for (const hex of hexes) {
    const at = centre(hex);
    const [outer, inner] = [corners(at), corners(at, 1 - inset / H)];
    const inside = around(hex).map((it) => it !== null && hexes.has(it));
    for (let side = 0; side < 6; side += 1) {
      if (inside[side]) continue;
      const from = end(outer, inner, side, inside[(side + 5) % 6] ? (side + 5) % 6 : null);
      const to = end(outer, inner, (side + 1) % 6, inside[(side + 1) % 6] ? (side + 2) % 6 : null);
      parts.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
    }
  }
  return parts.join("");
}

/** Where the border of a side ends: on the inner corner or, if it goes on in the next hex, on the side `toward` a corner. */
function end(outer: Point[], inner: Point[], corner: number, toward: number | null): Point {
  const tip = outer[corner] ?? { x: 0, y: 0 };
  const own = inner[corner] ?? tip;
  const next = toward === null ? undefined : outer[toward];
  if (!next) return own;
  const part = Math.hypot(tip.x - own.x, tip.y - own.y) / R;
  return { x: tip.x + (next.x - tip.x) * part, y: tip.y + (next.y - tip.y) * part };
}

/** Hexes in groups that touch each other. */
export function groups(hexes: ReadonlySet<Hex>): Hex[][] {
  const left = new Set(hexes);
  const found: Hex[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const hex of group) for (const next of neighbours(hex)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
}

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The hex that an arrow key leads to; null for other keys. At the edge the cursor stays. */
export function step(hex: Hex, key: string): Hex | null {
  if (key === "Home") return hexAt(rowOf(hex), 0);
  if (key === "End") return hexAt(rowOf(hex), COLS - 1);
  if (key === "PageUp") return hexAt(0, colOf(hex));
  if (key === "PageDown") return hexAt(ROWS - 1, colOf(hex));
  const way = STEPS[key];
  return way ? (hexAt(rowOf(hex) + way[1], colOf(hex) + way[0]) ?? hex) : null;
}
