import { describe, expect, it } from "vitest";
import type { GameModule } from "../../games/contract";
import type { ReplayMoment } from "../../wire/ReplayMoment";
import { indexAt, jump, partAt, partsOf, together } from "./steps";

const at = (...steps: number[]): ReplayMoment[] => steps.map((step) => ({ step, news: [], view: {} }));

describe("the place in a game", () => {
  it("is the same with other eyes", () => {
    expect(indexAt(at(0, 2, 5), 0)).toBe(0);
    expect(indexAt(at(0, 2, 5), 4)).toBe(1);
    expect(indexAt(at(0, 2, 5), 5)).toBe(2);
    expect(indexAt(at(0, 2, 5), 99)).toBe(2);
  });

  it("goes through all that anybody met", () => {
    expect(together([at(0, 2, 5), at(0, 1, 5), at(0, 7)])).toEqual([0, 1, 2, 5, 7]);
  });
});

describe("the parts of a game", () => {
  const module = { part: (view: unknown) => ({ kind: "battle", n: view as number }) } as unknown as GameModule;

  it("begin where their number changes", () => {
    expect(partsOf(module, [1, 1, 2, 2, 2, 3])).toEqual([
      { kind: "battle", n: 1, index: 0 },
      { kind: "battle", n: 2, index: 2 },
      { kind: "battle", n: 3, index: 5 },
    ]);
    expect(partsOf({} as GameModule, [1, 2])).toEqual([]);
  });

  it("are jumped over, to the ends if there is no other", () => {
    const parts = partsOf(module, [1, 1, 2, 2, 2, 3]);
    expect(partAt(parts, 3)).toBe(1);
    expect([0, 1, 3, 5].map((index) => jump(parts, index, 1, 7))).toEqual([2, 2, 5, 7]);
    expect([7, 4, 2, 1].map((index) => jump(parts, index, -1, 7))).toEqual([5, 2, 0, 0]);
    expect([jump([], 3, 1, 7), jump([], 3, -1, 7)]).toEqual([7, 0]);
  });
});
