// Where structure, medal and tokens lie within a hex, so that every charge stays in sight.
export interface Place {
  x: number;
  y: number;
  scale: number;
}

const at = (x: number, y: number, scale: number): Place => ({ x, y, scale });

/** Tokens alone on a hex, by how many there are. */
const ALONE: Place[][] = [
  [],
  [at(0, 0, 1)],
  [at(-15, -6, 0.82), at(15, 6, 0.82)],
  [at(-15, -11, 0.74), at(15, -11, 0.74), at(0, 14, 0.74)],
  [at(0, -20, 0.64), at(-20, 0, 0.64), at(20, 0, 0.64), at(0, 20, 0.64)],
  [at(-13, -19, 0.56), at(13, -19, 0.56), at(-25, 3, 0.56), at(25, 3, 0.56), at(0, 17, 0.56)],
];

/** Beside a structure: below it, in a row. */
const BESIDE: Place[][] = [
  [],
  [at(20, 9, 0.72)],
  [at(-13, 19, 0.58), at(14, 19, 0.58)],
  [at(-22, 15, 0.54), at(0, 21, 0.54), at(22, 15, 0.54)],
  [at(-25, 6, 0.5), at(-10, 23, 0.5), at(10, 23, 0.5), at(25, 6, 0.5)],
  [at(-26, 2, 0.46), at(-20, 21, 0.46), at(0, 24, 0.46), at(20, 21, 0.46), at(26, 2, 0.46)],
];

export function tokenPlaces(count: number, structure: boolean): Place[] {
  const places = structure ? BESIDE : ALONE;
  return places[Math.min(count, places.length - 1)] ?? [];
}

export function structurePlace(tokens: number): Place {
  if (tokens === 0) return at(0, 0, 1);
  return tokens === 1 ? at(-14, -3, 0.88) : at(0, -13, 0.74);
}
