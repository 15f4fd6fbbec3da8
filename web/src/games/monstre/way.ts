// The Monster's way through the street, drawn: a curve from house to house, bent to the right of its direction so that there and
// back are two lines.
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
const CLEAR = 20;

export function legsOf(way: readonly number[], places: ReadonlyMap<number, Point>): Leg[] {
  const worn = new Map<string, number>();
  return way.slice(1).flatMap((to, index): Leg[] => {
    const from = way[index] ?? to;
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b || from === to) return [];
    const key = `${from}/${to}`;
    const times = worn.get(key) ?? 0;
    worn.set(key, times + 1);
    return [leg(a, b, times, index + 1)];
  });
}

function leg(a: Point, b: Point, times: number, number: number): Leg {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(46, 0.16 * length + 10) + 22 * times;
  const bent = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  const from = towards(a, bent);
  const to = towards(b, bent);
  const at = { x: (from.x + 2 * bent.x + to.x) / 4, y: (from.y + 2 * bent.y + to.y) / 4 };
  return { path: `M${round(from)}Q${round(bent)} ${round(to)}`, at, number };
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(CLEAR, length / 3) / length;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
