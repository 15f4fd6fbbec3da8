// Where the houses of the village stand: a ring that fits any box and any number of neighbours, me at the bottom.

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  centre: Point;
  /** Half axes of the road. */
  rx: number;
  ry: number;
  /** Points along the road, from the centre. */
  road: Point[];
  /** Size of one house with its name plate. */
  tile: { width: number; height: number };
  /** Radius of the medal in the middle. */
  medal: number;
  /** Where each seat's house stands, by seat. */
  houses: Point[];
}

/** More than 2 makes the ring a little square: it uses the corners of a phone. A crowded village needs them more. */
const BENDS = [2.7, 4.5, 9];
const SAMPLES = 360;
const MARGIN = 5;
const LARGEST = 124;
const LEAST = 44;

/** Height of the name plate below a house of this width. */
export const plateOf = (width: number): number => (width >= 100 ? 26 : width >= 80 ? 22 : 19);

/** The drawing is 82 % as wide as its tile and 46 : 64 high. */
const tileOf = (width: number) => ({ width, height: Math.round(width * 0.82 * (46 / 64)) + plateOf(width) });

/** The ring of `n` houses in a box; `first` is the seat that stands at the bottom. */
export function ringOf(width: number, height: number, n: number, first: number): Ring {
  const bends = n > 12 ? BENDS : BENDS.slice(0, 1);
  for (let size = LARGEST; size > LEAST; size -= 2) {
    for (const bend of bends) {
      const ring = ringWith(width, height, n, first, size, bend);
      if (fits(ring)) return ring;
    }
  }
  return ringWith(width, height, n, first, LEAST, bends.at(-1) ?? 2);
}

function ringWith(width: number, height: number, n: number, first: number, size: number, bend: number): Ring {
  const tile = tileOf(size);
  const centre = { x: width / 2, y: height / 2 };
  const rx = Math.max(1, width / 2 - tile.width / 2 - MARGIN);
  const ry = Math.max(1, height / 2 - tile.height / 2 - MARGIN);
  const road = Array.from({ length: SAMPLES + 1 }, (_, index) => onRing((2 * Math.PI * index) / SAMPLES, rx, ry, bend));
  const places = spread(n, road, tile);
  const houses = places.map((_, seat) => {
    const { x, y } = places[(seat - first + n) % n]!;
    return { x: centre.x + x, y: centre.y + y };
  });
  const inner = Math.min(rx - tile.width / 2, ry - tile.height / 2);
  return { width, height, centre, rx, ry, road, tile, medal: Math.max(34, Math.min(84, inner * 0.56)), houses };
}

/** A point of the ring; the angle runs clockwise from the bottom. */
function onRing(angle: number, rx: number, ry: number, bend: number): Point {
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / bend);
  return { x: -rx * bent(Math.sin(angle)), y: ry * bent(Math.cos(angle)) };
}

/** Equal steps along the road, where a house's own width and height are the measure of a step. */
function spread(n: number, road: Point[], tile: { width: number; height: number }): Point[] {
  const lengths = [0];
  for (let index = 1; index < road.length; index += 1) {
    const [from, to] = [road[index - 1]!, road[index]!];
    lengths.push(lengths[index - 1]! + Math.hypot((to.x - from.x) / tile.width, (to.y - from.y) / tile.height));
  }
  const whole = lengths.at(-1)!;
  return Array.from({ length: n }, (_, index) => {
    const goal = (whole * index) / n;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= goal),
    );
    const [from, to] = [road[next - 1]!, road[next]!];
    const share = (goal - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** No house stands on another, and the square in the middle stays free. */
export function fits({ houses, tile, rx, ry }: Ring): boolean {
  if (rx < tile.width * 1.15 || ry < tile.height * 1.15) return false;
  return houses.every((one, index) =>
    houses.slice(index + 1).every((other) => {
      return Math.abs(one.x - other.x) >= tile.width + 2 || Math.abs(one.y - other.y) >= tile.height + 2;
    }),
  );
}

/** An arrow over the square from one house to another, bent a little towards the middle, clear of both houses. */
export function arrowBetween(ring: Ring, from: number, to: number): { path: string; middle: Point } {
  const a = ring.houses[from] ?? ring.centre;
  const b = ring.houses[to] ?? ring.centre;
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const bend = bendOf(ring, a, b);
  const knee = { x: half.x + bend.x, y: half.y + bend.y };
  const start = towards(a, knee, ring.tile, 0.5);
  const end = towards(b, knee, ring.tile, 0.62);
  const middle = { x: (start.x + 2 * knee.x + end.x) / 4, y: (start.y + 2 * knee.y + end.y) / 4 };
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { path: `M${at(start)}Q${at(knee)} ${at(end)}`, middle };
}

/** Neighbours bow inwards; those who face each other bow round the medal, each to its own right. */
function bendOf({ centre, medal }: Ring, a: Point, b: Point): Point {
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const inward = { x: centre.x - half.x, y: centre.y - half.y };
  const distance = Math.hypot(inward.x, inward.y);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  if (distance > medal * 1.5) {
    const share = length < distance * 0.9 ? 0.5 : 0.3;
    return { x: inward.x * share, y: inward.y * share };
  }
  return { x: (-(b.y - a.y) / length) * medal * 0.8, y: ((b.x - a.x) / length) * medal * 0.8 };
}

/** The point where the way from a house leaves its tile, at `share` of the tile's size. */
function towards(house: Point, goal: Point, tile: { width: number; height: number }, share: number): Point {
  const dx = goal.x - house.x;
  const dy = goal.y - house.y;
  const scale = Math.max(Math.abs(dx) / (tile.width * share), Math.abs(dy) / (tile.height * share), 1);
  return { x: house.x + dx / scale, y: house.y + dy / scale };
}

/** Trees in the corners and outside the ring: always the same ones for the same box. */
export function treesOf(ring: Ring): Point[] {
  const { width, height, tile, houses } = ring;
  const trees: Point[] = [];
  let seed = 7;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let tries = 0; tries < 90 && trees.length < 16; tries += 1) {
    const at = { x: 12 + next() * (width - 24), y: 24 + next() * (height - 30) };
    const clear = houses.every(
      ({ x, y }) => Math.abs(x - at.x) > tile.width * 0.62 || Math.abs(y - at.y) > tile.height * 0.75,
    );
    const inside = Math.hypot((at.x - width / 2) / (ring.rx * 0.95), (at.y - height / 2) / (ring.ry * 0.95)) < 1.12;
    if (clear && !inside && trees.every((it) => Math.abs(it.x - at.x) > 13)) trees.push(at);
  }
  return trees;
}

/** The ring flattened: where each seat's house stands in a street of a few rows. */
export interface Street {
  rows: number;
  columns: number;
  places: { row: number; column: number }[];
}

/** A crowd needs a third row. */
const CROWD = 15;

/** `first` stands in the middle of the lowest row; the others follow clockwise, so that neighbours stay neighbours. */
export function streetOf(n: number, first: number): Street {
  const rows = n >= CROWD ? 3 : 2;
  const columns = Math.ceil(n / rows);
  const middle = Math.floor(columns / 2);
  const order: { row: number; column: number }[] = [];
  for (let column = middle; column >= 0; column -= 1) order.push({ row: rows - 1, column });
  // Up the left side, over the top, and down again on the right.
  const above = n - columns;
  for (let index = 0; index < above; index += 1) {
    const row = rows - 2 - Math.floor(index / columns);
    const turned = (rows - 2 - row) % 2 === 1;
    const column = index % columns;
    order.push({ row, column: turned ? columns - 1 - column : column });
  }
  for (let column = columns - 1; column > middle; column -= 1) order.push({ row: rows - 1, column });
  const places = order.map((_, seat) => order[(seat - first + n) % n]!);
  return { rows, columns, places };
}
