import { describe, expect, it } from "vitest";
import { canPick, cardsOf, needed, parseMove, targetsOf, within } from "./moves";

describe("notation", () => {
  it("is read with seats counted from 0", () => {
    expect(parseMove("play rumeur")).toEqual({ kind: "play", card: "rumeur", target: null, swap: null });
    expect(parseMove("play chasseur 3")).toEqual({ kind: "play", card: "chasseur", target: 2, swap: null });
    expect(parseMove("play accord 3 2")).toEqual({ kind: "play", card: "accord", target: 2, swap: 2 });
    expect(parseMove("give ami")).toEqual({ kind: "give", cards: ["ami"] });
    expect(parseMove("give ami chien")).toEqual({ kind: "give", cards: ["ami", "chien"] });
    expect(parseMove("discard ami")).toEqual({ kind: "discard", card: "ami" });
    expect(parseMove("lay")).toEqual({ kind: "lay" });
    expect(parseMove("fly away")).toBeNull();
  });

  it("says which cards it takes from the hand", () => {
    expect(cardsOf({ kind: "lay" })).toEqual(["chasseur"]);
    expect(cardsOf({ kind: "give", cards: ["ami", "ami"] })).toEqual(["ami", "ami"]);
  });
});

it("counts each card once", () => {
  expect(within(["ami", "ami"], ["ami", "chien"])).toBe(false);
  expect(within(["ami", "chien"], ["chien", "ami", "ami"])).toBe(true);
});

describe("what may be picked up", () => {
  const two = ["give ami ami", "give ami chien"];

  it("is what is in a move", () => {
    expect(canPick(["play rumeur", "play arnaque 2"], [], "arnaque")).toBe(true);
    expect(canPick(["play rumeur"], [], "arnaque")).toBe(false);
    expect(canPick(["lay"], [], "chasseur")).toBe(true);
  });

  it("goes with what is picked already", () => {
    expect(canPick(two, ["ami"], "ami")).toBe(true);
    expect(canPick(two, ["chien"], "chien")).toBe(false);
    expect(needed(two)).toBe(2);
    expect(needed([])).toBe(0);
  });
});

describe("houses to touch", () => {
  const MINE = 0;

  it("are the targets of a card, or my own house", () => {
    const moves = ["play rumeur", "play arnaque 2", "play arnaque 4"];
    expect([...targetsOf(moves, ["arnaque"], MINE, null)]).toEqual([
      [1, ["play arnaque 2"]],
      [3, ["play arnaque 4"]],
    ]);
    expect([...targetsOf(moves, ["rumeur"], MINE, null)]).toEqual([[MINE, ["play rumeur"]]]);
    expect(targetsOf(moves, [], MINE, null).size).toBe(0);
  });

  it("may leave a number to be asked", () => {
    const moves = ["play accord 2 1", "play accord 2 2", "play accord 3 1"];
    expect([...targetsOf(moves, ["accord"], MINE, null).values()].map((it) => it.length)).toEqual([2, 1]);
  });

  it("are those where a given card goes", () => {
    expect([...targetsOf(["give ami", "give chien"], ["chien"], MINE, 4)]).toEqual([[4, ["give chien"]]]);
    const two = ["give ami ami", "give ami chien"];
    expect(targetsOf(two, ["ami"], MINE, 4).size).toBe(0);
    expect([...targetsOf(two, ["chien", "ami"], MINE, 4)]).toEqual([[4, ["give ami chien"]]]);
    expect([...targetsOf(["lay"], ["chasseur"], MINE, null).keys()]).toEqual([MINE]);
  });
});
