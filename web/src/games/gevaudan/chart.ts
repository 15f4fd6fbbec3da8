// The map as a drawing: bricks in rows, refuges in the corners, lines that tremble like an old engraver's. A function of the
// cells and of the sheet's shape, so that a phone gets a taller drawing than a desk.
import type { Cell, Land } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** What the drawing needs to know of a cell. */
export type Site = Pick<Land, "cell" | "refuge" | "x" | "y" | "has" | "near">;

export interface Plot extends Point {
  cell: Cell;
  refuge: boolean;
  /** Outline, as path data. */
  path: string;
  width: number;
  height: number;
  /** Half a brick more, below or above: the long refuges of the upper corners. */
  annex: { x: number; y: number; width: number } | null;
}

export const SHEET_WIDTH = 1068;
const MARGIN = 34;
const INNER = SHEET_WIDTH - 2 * MARGIN;

/** A brick: a row, and from where to where, counted in half bricks. */
interface Brick {
  row: number;
  from: number;
  to: number;
}

export class Chart {
  readonly height: number;
  readonly plots = new Map<Cell, Plot>();
  readonly #sites: readonly Site[];
  readonly #rowHeight: number;
  readonly #step: number;
  readonly #rows: number;
  readonly #columns: number;
  /** Cells on both sides of every piece of border. */
  readonly #borders = new Map<string, { cells: Cell[]; middle: Point }>();

  constructor(sites: readonly Site[], height: number) {
    this.#sites = sites;
    this.height = height;
    const bricks = bricksOf(sites);
    const all = [...bricks.values()].flat();
    this.#rows = 1 + Math.max(...all.map((it) => it.row));
    this.#columns = Math.max(...all.map((it) => it.to));
    this.#rowHeight = (height - 2 * MARGIN) / this.#rows;
    this.#step = INNER / this.#columns;
    for (const site of sites) this.#plot(site, bricks.get(site.cell) ?? []);
  }

  #plot({ cell, refuge }: Site, bricks: Brick[]): void {
    const edges = outline(bricks);
    const largest = bricks.reduce((best, it) => (it.to - it.from > best.to - best.from ? it : best), bricks[0]!);
    const corner = this.#grid(largest.from, largest.row);
    const width = (largest.to - largest.from) * this.#step;
    this.plots.set(cell, {
      cell,
      refuge,
      x: corner.x + width / 2,
      y: corner.y + this.#rowHeight / 2,
      width,
      height: this.#rowHeight,
      annex: this.#annex(bricks.find((it) => it !== largest)),
      path: this.#path(edges),
    });
    for (const [a, b] of edges) {
      const key = [`${a.x},${a.y}`, `${b.x},${b.y}`].sort().join(" ");
      const border = this.#borders.get(key) ?? { cells: [], middle: this.#middle(a, b) };
      border.cells.push(cell);
      this.#borders.set(key, border);
    }
  }

  #annex(brick: Brick | undefined): Plot["annex"] {
    if (!brick) return null;
    const { x, y } = this.#grid(brick.from, brick.row);
    const width = (brick.to - brick.from) * this.#step;
    return { x: x + width / 2, y: y + this.#rowHeight / 2, width };
  }

  at(cell: Cell): Plot {
    return this.plots.get(cell) ?? { cell, refuge: false, x: 0, y: 0, width: 0, height: 0, annex: null, path: "" };
  }

  /** Neighbours that do not touch on this sheet: another board than ours may have some. */
  bridges(): { from: Point; to: Point }[] {
    return this.#sites.flatMap(({ cell, near }) =>
      near
        .filter((other) => cell < other && this.#shared(cell, other).length === 0)
        .map((other) => ({ from: this.at(cell), to: this.at(other) })),
    );
  }

  #shared(a: Cell, b: Cell): Point[] {
    const both = [...this.#borders.values()].filter(({ cells }) => cells.includes(a) && cells.includes(b));
    return both.map((it) => it.middle);
  }

  /** Where one crosses from a cell to its neighbour; halfway between them if they do not touch on this sheet. */
  crossing(a: Cell, b: Cell): Point {
    const shared = this.#shared(a, b);
    const points = shared.length > 0 ? shared : [this.at(a), this.at(b)];
    return {
      x: points.reduce((sum, it) => sum + it.x, 0) / points.length,
      y: points.reduce((sum, it) => sum + it.y, 0) / points.length,
    };
  }

  /** The river, upstream to downstream; more than one stretch if its cells are no chain. */
  rivers(): string[] {
    return stretches(this.#sites).map((cells) => this.#stream(cells));
  }

  #stream(cells: Cell[]): string {
    const middles = cells.map((cell): Point => {
      const { x, y, height } = this.at(cell);
      return { x: x + 14 * noise(cell, 5), y: y + height * (0.1 + 0.05 * noise(cell, 6)) };
    });
    const crossings = cells.slice(1).map((cell, index) => this.crossing(cells[index]!, cell));
    const points = middles.flatMap((middle, index) => [middle, crossings[index] ?? []].flat());
    const ends = [cells[0]!, cells.at(-1)!].map((cell, index) =>
      this.#end(cell, index ? crossings.at(-1) : crossings[0]),
    );
    return smooth([ends[0]!, ...points, ends[1]!]);
  }

  /** Where the water comes from or goes to: off the sheet above or below, else within the cell, away from its neighbour. */
  #end(cell: Cell, towards: Point | undefined): Point {
    const { x, y, width, height } = this.at(cell);
    const away = towards && towards.x > x ? -1 : 1;
    if (y - height / 2 <= MARGIN + 1) return { x: x + away * width * 0.3, y: MARGIN };
    if (y + height / 2 >= this.height - MARGIN - 1) return { x: x + away * width * 0.3, y: this.height - MARGIN };
    return { x: x + away * width * 0.4, y: y - height * 0.16 };
  }

  #grid(x: number, row: number): Point {
    return { x: MARGIN + x * this.#step, y: MARGIN + row * this.#rowHeight };
  }

  /** A corner, a little off where a ruler would put it; never off the sheet's edge. */
  #corner({ x, y }: Point): Point {
    const exact = this.#grid(x, y);
    const key = `${x},${y}`;
    if (x > 0 && x < this.#columns) exact.x += 9 * noise(key, 1);
    if (y > 0 && y < this.#rows) exact.y += 12 * noise(key, 2);
    return exact;
  }

  #control(a: Point, b: Point): Point {
    const [from, to] = [this.#corner(a), this.#corner(b)];
    const key = [`${a.x},${a.y}`, `${b.x},${b.y}`].sort().join(" ");
    const onEdge =
      (a.x === b.x && (a.x === 0 || a.x === this.#columns)) || (a.y === b.y && (a.y === 0 || a.y === this.#rows));
    const bend = onEdge ? 0 : 14 * noise(key, 3);
    const upright = a.x === b.x;
    return { x: (from.x + to.x) / 2 + (upright ? bend : 0), y: (from.y + to.y) / 2 + (upright ? 0 : bend) };
  }

  #middle(a: Point, b: Point): Point {
    const [from, to, bend] = [this.#corner(a), this.#corner(b), this.#control(a, b)];
    return { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
  }

  #path(edges: Edge[]): string {
    const [first] = edges;
    if (!first) return "";
    const curves = edges.map(([a, b]) => `Q${point(this.#control(a, b))} ${point(this.#corner(b))}`);
    return `M${point(this.#corner(first[0]))}${curves.join("")}z`;
  }
}

type Edge = [Point, Point];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const point = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Between -1 and 1, always the same for the same place. */
function noise(place: string, salt: number): number {
  let hash = 2166136261 ^ (salt * 16777619);
  for (let index = 0; index < place.length; index += 1) {
    hash = Math.imul(hash ^ place.charCodeAt(index), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

/**
 * Each cell is a brick around its place, two half bricks wide; neighbours in a row share what is between them. What a short
 * row leaves at its ends belongs to a refuge above or below it, as in the corners of our own board.
 */
function bricksOf(sites: readonly Site[]): Map<Cell, Brick[]> {
  const terrain = sites.filter((it) => !it.refuge);
  const left = Math.min(...terrain.map((it) => it.x - 1));
  const width = Math.max(...terrain.map((it) => it.x + 1)) - left;
  const levels = [...new Set(sites.map((it) => it.y))].sort((a, b) => a - b);
  const rows = levels.map((level, row) => {
    const cells = sites.filter((it) => it.y === level).sort((a, b) => a.x - b.x);
    const bricks = cells.map(({ cell, refuge, x }) => ({
      cell,
      refuge,
      row,
      from: Math.max(0, x - 1 - left),
      to: Math.min(width, x + 1 - left),
    }));
    bricks.slice(1).forEach((brick, index) => {
      const before = bricks[index]!;
      const border = Math.max(before.from + 1, Math.round((before.to + brick.from) / 2));
      [before.to, brick.from] = [border, border];
    });
    return bricks;
  });
  const ends = rows.flatMap((bricks, row) => endsOf(bricks, row, width, rows));
  const found = new Map<Cell, Brick[]>();
  for (const { cell, row, from, to } of [...rows.flat(), ...ends]) {
    found.set(cell, [...(found.get(cell) ?? []), { row, from, to }]);
  }
  return found;
}

type Laid = Brick & { cell: Cell; refuge: boolean };

/** Who gets the ends of a row that its own cells do not reach. */
function endsOf(bricks: Laid[], row: number, width: number, rows: Laid[][]): Laid[] {
  const gaps = [
    { from: 0, to: bricks[0]?.from ?? 0, own: bricks[0] },
    { from: bricks.at(-1)?.to ?? width, to: width, own: bricks.at(-1) },
  ];
  return gaps.flatMap(({ from, to, own }) => {
    if (to <= from || !own) return [];
    const beside = [rows[row - 1] ?? [], rows[row + 1] ?? []].flat();
    const refuge = beside.find((it) => it.refuge && it.from < to && it.to > from);
    return [{ ...(refuge ?? own), row, from, to }];
  });
}

/** The border of a few bricks, clockwise, in pieces of half a brick; what two of them share is left out. */
function outline(bricks: Brick[]): Edge[] {
  const edges: Edge[] = bricks.flatMap(({ row, from, to }) => {
    const across = Array.from({ length: to - from }, (_, index) => from + index);
    return [
      ...across.map((x): Edge => [
        { x, y: row },
        { x: x + 1, y: row },
      ]),
      [
        { x: to, y: row },
        { x: to, y: row + 1 },
      ] as Edge,
      ...across.reverse().map((x): Edge => [
        { x: x + 1, y: row + 1 },
        { x, y: row + 1 },
      ]),
      [
        { x: from, y: row + 1 },
        { x: from, y: row },
      ] as Edge,
    ];
  });
  const name = ([a, b]: Edge): string => `${a.x},${a.y} ${b.x},${b.y}`;
  const names = new Set(edges.map(name));
  const left = edges.filter(([a, b]) => !names.has(name([b, a])));
  const chain: Edge[] = [];
  let next = left[0];
  while (next && chain.length < left.length) {
    chain.push(next);
    const [, end] = next;
    next = left.find(([start]) => start.x === end.x && start.y === end.y);
  }
  return chain;
}

/** River cells as chains of neighbours, the longest first, until all are told. */
function stretches(sites: readonly Site[]): Cell[][] {
  const wet = new Map(sites.filter((it) => it.has.includes("river")).map((it) => [it.cell, it.near]));
  const found: Cell[][] = [];
  while (wet.size > 0) {
    let longest: Cell[] = [];
    const walk = (way: Cell[]): void => {
      if (way.length > longest.length) longest = way;
      for (const next of wet.get(way.at(-1)!) ?? []) {
        if (wet.has(next) && !way.includes(next)) walk([...way, next]);
      }
    };
    for (const cell of wet.keys()) walk([cell]);
    longest.forEach((cell) => wet.delete(cell));
    found.push(longest);
  }
  return found;
}

/** A curve through points, tangent to the line between each one's neighbours. */
export function smooth(points: readonly Point[], tension = 0.17): string {
  const [first] = points;
  if (!first) return "";
  const curves = points.slice(1).map((to, index) => {
    const from = points[index]!;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const start = { x: from.x + (to.x - before.x) * tension, y: from.y + (to.y - before.y) * tension };
    const end = { x: to.x - (after.x - from.x) * tension, y: to.y - (after.y - from.y) * tension };
    return `C${point(start)} ${point(end)} ${point(to)}`;
  });
  return `M${point(first)}${curves.join("")}`;
}
