import { describe, expect, it } from "vitest";
import { curvesOf } from "./curve";

const step = (n: number, scores: number[]) => ({ n, winner: null, line: "", gain: 0, scores });

describe("the score as lines", () => {
  it("runs from nothing to the end", () => {
    const [ana, bob] = curvesOf([step(1, [0, 6]), step(2, [12, 6])], { width: 100, height: 60 });
    expect(ana?.points).toEqual([
      [0, 60],
      [50, 60],
      [100, 0],
    ]);
    expect(bob?.points.at(-1)).toEqual([100, 30]);
  });

  it("shows everybody's arms at its end, inside the box", () => {
    const curves = curvesOf([step(1, [3, 3, 3, 0])], { width: 100, height: 60 }, 10);
    const ends = curves.map(({ points }) => points.at(-1)![1]);
    expect(ends).toEqual([0, 10, 20, 60]);
    const low = curvesOf([step(1, [9, 0, 0, 0])], { width: 100, height: 60 }, 10);
    expect(low.map(({ points }) => points.at(-1)![1])).toEqual([0, 40, 50, 60]);
  });

  it("is nothing where nothing was counted", () => {
    expect(curvesOf([], { width: 100, height: 60 })).toEqual([]);
  });
});
