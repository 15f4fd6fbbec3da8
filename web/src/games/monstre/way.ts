// The Monster's way through the street, drawn: a curve from house to house. Between neighbours of one side it bends towards the
// street; across the street to the right of its direction, so that there and back are two lines.
export interface Point {
  x: number;
  y: number;
}

export interface Leg {
  path: string;
  /** Where its number stands. */
  at: Point;
  number: number;
}

/** Stays clear of the middle of a house. */
const CLEAR = 16;
/** Numbers stand so far from each other, on the first of these shares of the curve that is free. */
const APART = 20;
const ALONG = [0.5, 0.36, 0.64, 0.24, 0.76];

/** Middle of each house drawn under `root`, by seat. */
export function stopsIn(root: HTMLElement | undefined): Map<number, Point> {
  const found = new Map<number, Point>();
  const frame = root?.getBoundingClientRect();
  for (const node of root?.querySelectorAll<HTMLElement>("[data-stop]") ?? []) {
    const { left, top, width, height } = node.getBoundingClientRect();
    const at = { x: left + width / 2 - (frame?.left ?? 0), y: top + height / 2 - (frame?.top ?? 0) };
    found.set(Number(node.dataset["stop"]), at);
  }
  return found;
}

/** `middle` is the height of the street. */
export function legsOf(way: readonly number[], places: ReadonlyMap<number, Point>, middle: number): Leg[] {
  const worn = new Map<string, number>();
  const taken: Point[] = [];
  return way.slice(1).flatMap((to, index): Leg[] => {
    const from = way[index] ?? to;
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b || from === to) return [];
    const key = [from, to].sort().join("/");
    const times = worn.get(key) ?? 0;
    worn.set(key, times + 1);
    const made = leg(a, b, bend(a, b, times, middle), index + 1, taken);
    taken.push(made.at);
    return [made];
  });
}

export interface Thread {
  path: string;
  to: Point;
}

/** Lines of one moment, each from its own house: they bend as the legs of a way do. */
export function threadsOf(
  pairs: readonly { from: number; to: number }[],
  places: ReadonlyMap<number, Point>,
  middle: number,
): Thread[] {
  return pairs.flatMap(({ from, to }): Thread[] => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b || from === to) return [];
    return [{ path: leg(a, b, bend(a, b, 0, middle), 1, []).path, to: b }];
  });
}

/** How far the middle of the curve is moved, to the right of its direction. */
function bend(a: Point, b: Point, times: number, middle: number): number {
  const sameSide = Math.abs(a.y - b.y) < 20;
  if (!sameSide) return 14 + 24 * times;
  const inwards = a.y < middle === b.x > a.x ? 1 : -1;
  return inwards * (44 + 44 * times);
}

function leg(a: Point, b: Point, bent: number, number: number, taken: readonly Point[]): Leg {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const knee = { x: (a.x + b.x) / 2 - (dy / length) * bent, y: (a.y + b.y) / 2 + (dx / length) * bent };
  const from = towards(a, knee);
  const to = towards(b, knee);
  const free = (it: Point): boolean => taken.every((other) => Math.hypot(it.x - other.x, it.y - other.y) > APART);
  const spots = ALONG.map((share) => along(from, knee, to, share));
  const at = spots.find(free) ?? along(from, knee, to, 0.5);
  return { path: `M${round(from)}Q${round(knee)} ${round(to)}`, at, number };
}

/** A point of the curve from `a` over `knee` to `b`. */
function along(a: Point, knee: Point, b: Point, share: number): Point {
  const rest = 1 - share;
  const at = (axis: "x" | "y"): number =>
    rest * rest * a[axis] + 2 * rest * share * knee[axis] + share * share * b[axis];
  return { x: at("x"), y: at("y") };
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(CLEAR, length / 3) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
