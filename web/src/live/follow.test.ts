import { describe, expect, it } from "vitest";
import type { Moment } from "../wire/Moment";
import { changed, follow } from "./follow";

describe("what has changed", () => {
  const old = { turn: 1, hand: [{ face: 1 }, { face: 2 }], top: { face: 3, back: 1 }, deck: [1, 2] };

  it("replaces members, goes inside parts and lists, and leaves the rest as it is", () => {
    const now = changed(old, {
      turn: 2,
      "hand~": { "1~": { face: null } },
      "top~": { back: 2 },
      deck: [],
    }) as typeof old;
    expect(now).toEqual({ turn: 2, hand: [{ face: 1 }, { face: null }], top: { face: 3, back: 2 }, deck: [] });
    expect(now.hand[0]).toBe(old.hand[0]);
    expect(old.turn).toBe(1);
    expect(Array.isArray(now.hand)).toBe(true);
  });

  it("takes a piece out of a list and puts another in", () => {
    const list = (changes: unknown) => (changed({ deck: [1, 2, 3] }, changes) as { deck: number[] }).deck;
    expect(list({ "deck@": [1, 1, [9]] })).toEqual([1, 9, 3]);
    expect(list({ "deck@": [3, 0, [4, 5]] })).toEqual([1, 2, 3, 4, 5]);
    expect(list({ "deck@": [0, 3, []] })).toEqual([]);
  });

  it("is nothing where nothing has", () => {
    const now = changed(old, {}) as typeof old;
    expect(now).toEqual(old);
    expect(now.hand).toBe(old.hand);
  });
});

describe("the next moment", () => {
  const now: Moment = {
    number: 3,
    news: [{ type: "old" }],
    view: { turn: 1, scores: [0, 0] },
    moves: ["pass"],
    asked: true,
    awaited: [0],
    channels: [{ key: "table", write: true }],
    outcome: null,
  };

  it("has the news of its own and keeps what could be done if that is the same", () => {
    const said = { number: 4, news: [], view: { turn: 2 }, asked: false, awaited: [1], channels: [], outcome: null };
    expect(follow(now, said)).toEqual({ ...now, ...said, view: { turn: 2, scores: [0, 0] }, moves: ["pass"] });
    expect(follow(now, { ...said, moves: [] }).moves).toEqual([]);
  });
});
