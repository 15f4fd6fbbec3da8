import { describe, expect, it } from "vitest";
import { shapeOf } from "./facades";
import { streetOf } from "./street";
import { legsOf } from "./way";

describe("the street", () => {
  it("goes round clockwise from my house", () => {
    expect(streetOf(6, 0)).toEqual({ near: [1, 0, 5], far: [2, 3, 4] });
    expect(streetOf(3, 1)).toEqual({ near: [1], far: [2, 0] });
    expect(streetOf(5, 4)).toEqual({ near: [0, 4], far: [1, 2, 3] });
    expect(streetOf(8, 0)).toEqual({ near: [2, 1, 0, 7], far: [3, 4, 5, 6] });
  });

  it("has everybody in one house, and eight different houses", () => {
    for (let count = 3; count <= 8; count += 1) {
      for (let me = 0; me < count; me += 1) {
        const { near, far } = streetOf(count, me);
        expect([...near, ...far].sort()).toEqual(Array.from({ length: count }, (_, seat) => seat));
        expect(near).toContain(me);
      }
    }
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => shapeOf(seat).roof)).size).toBe(8);
  });
});

describe("the Monster's way", () => {
  const places = new Map([
    [0, { x: 50, y: 150 }],
    [1, { x: 150, y: 150 }],
    [2, { x: 50, y: 50 }],
  ]);

  it("has a numbered leg for each change of house", () => {
    expect(legsOf([0, 1, 1, 2], places, 100).map(({ number }) => number)).toEqual([1, 3]);
    expect(legsOf([0], places, 100)).toEqual([]);
  });

  it("keeps its numbers apart", () => {
    const spots = legsOf([0, 1, 0, 2, 0, 1, 2], places, 100).map(({ at }) => at);
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
      }
    }
  });

  it("bends towards the street and keeps there and back apart", () => {
    const [there, back] = legsOf([0, 1, 0], places, 100);
    expect(there?.at.y).toBeLessThan(150);
    expect(back?.at.y).toBeLessThan((there?.at.y ?? 0) - 10);
  });
});
