import { describe, expect, it } from "vitest";
import { arrowBetween, fits, ringOf, treesOf } from "./ring";

/** Boxes of the square: a phone, a short phone, a desk, a tablet, a television. */
const BOXES = [
  [378, 400],
  [348, 345],
  [840, 560],
  [760, 420],
  [1500, 860],
] as const;

describe.each(BOXES)("in a box of %i × %i", (width, height) => {
  it.each([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])("%i houses stand apart and inside", (n) => {
    const ring = ringOf(width, height, n, 3);
    expect(fits(ring)).toBe(true);
    for (const { x, y } of ring.houses) {
      expect(x - ring.tile.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + ring.tile.width / 2).toBeLessThanOrEqual(width);
      expect(y - ring.tile.height / 2).toBeGreaterThanOrEqual(0);
      expect(y + ring.tile.height / 2).toBeLessThanOrEqual(height);
    }
  });

  it("a house can be touched by a thumb", () => {
    const { tile } = ringOf(width, height, 18, 0);
    expect(tile.width).toBeGreaterThanOrEqual(44);
    expect(tile.height).toBeGreaterThanOrEqual(44);
  });
});

it("my house is at the bottom, my neighbours beside me", () => {
  const { houses, centre } = ringOf(378, 400, 12, 4);
  const lowest = Math.max(...houses.map((it) => it.y));
  expect(houses[4]!.x).toBeCloseTo(centre.x);
  expect(houses[4]!.y).toBeCloseTo(lowest);
  expect(Math.abs(houses[5]!.x - centre.x)).toBeCloseTo(Math.abs(houses[3]!.x - centre.x), 0);
  expect(houses[5]!.x).not.toBeCloseTo(houses[3]!.x, 0);
});

it("an arrow leaves its house and stops before the other", () => {
  const ring = ringOf(378, 400, 12, 0);
  for (const to of [1, 3, 6, 11]) {
    const { path } = arrowBetween(ring, 0, to);
    const [x0, y0, , , x1, y1] = path.match(/-?[\d.]+/g)!.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const away = (x: number, y: number, seat: number) => {
      const house = ring.houses[seat]!;
      return Math.max(Math.abs(x - house.x) / ring.tile.width, Math.abs(y - house.y) / ring.tile.height);
    };
    expect(away(x0, y0, 0)).toBeGreaterThan(0.45);
    expect(away(x1, y1, to)).toBeGreaterThan(0.55);
  }
});

it("trees stand beside the houses, always the same", () => {
  const ring = ringOf(840, 560, 12, 0);
  expect(treesOf(ring).length).toBeGreaterThan(3);
  expect(treesOf(ring)).toEqual(treesOf(ring));
});
