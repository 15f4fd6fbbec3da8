import { describe, expect, it } from "vitest";
import { causeOf, tagsOf, tracesOf } from "./traces";
import { RESULT } from "./sample";
import type { News } from "./types";

const BEGUN: News = { type: "round_begun", round: 1, further: false, first: 0, monster: null, hands: [] };
const played = (seat: number, card: "rumeur" | "arnaque"): News => ({
  type: "played",
  seat,
  card,
  side: null,
  number: null,
  void: null,
});
const MOVED: News = {
  type: "moved",
  card: "rumeur",
  gave: "ami",
  gave_too: null,
  side: 1,
  got: "chien",
  got_too: null,
  by: 3,
  transfers: [],
};
const TOOK: News = { type: "took", seat: 0, side: 2, got: "cachette" };
const BACK: News = { type: "gave_back", seat: 0, side: 2, gave: "chien" };

describe("where my cards came from", () => {
  it("is told until I play", () => {
    expect(tracesOf([BEGUN, played(3, "rumeur"), MOVED], [], 0).received).toEqual([
      { card: "chien", from: 3, how: "got" },
    ]);
    expect(tracesOf([BEGUN, MOVED, played(0, "rumeur")], [], 0).received).toEqual([]);
  });

  it("follows a Swindle of mine and what it cost", () => {
    const traces = tracesOf([BEGUN, MOVED, played(0, "arnaque"), TOOK, BACK], [], 0);
    expect(traces).toEqual({
      received: [{ card: "cachette", from: 2, how: "took" }],
      back: { card: "chien", to: 2 },
    });
  });

  it("counts what is being told once, heard already or not", () => {
    const once = tracesOf([BEGUN], [MOVED], 0);
    expect(tracesOf([BEGUN, MOVED], [MOVED], 0)).toEqual(once);
    expect(once.received).toHaveLength(1);
  });

  it("is nothing to who looks on", () => {
    expect(tracesOf([BEGUN, MOVED], [], null).received).toEqual([]);
  });

  it("marks one card of the hand each", () => {
    const traces = tracesOf([BEGUN, MOVED, { ...MOVED, gave: null, by: 2 }], [], 0);
    const tags = tagsOf(["chien", "ami", "chien"], traces);
    expect([...tags.keys()].sort()).toEqual([0, 2]);
  });
});

describe("what moved the Monster", () => {
  const avis: News = { type: "played", seat: 0, card: "avis", side: null, number: null, void: null };
  const heard = [avis, { type: "laid", seat: 1 } as News, played(2, "arnaque"), TOOK];

  it("is the card of that turn", () => {
    expect(causeOf(heard, 1, 3)).toEqual({ card: "arnaque", by: 2 });
    expect(causeOf(heard, 1, 2)).toBeNull();
  });

  it("is looked for in its own round", () => {
    const ended: News = { type: "round_ended", result: { ...RESULT, round: 1 }, scores: [] };
    const next = [...heard, ended, BEGUN, { ...avis, seat: 3 }, played(1, "rumeur")];
    expect(causeOf(next, 1, 3)).toEqual({ card: "arnaque", by: 2 });
    expect(causeOf(next, 2, 2)).toEqual({ card: "rumeur", by: 1 });
  });

  it("is not guessed where the beginning was not heard", () => {
    expect(causeOf(heard.slice(1), 1, 1)).toBeNull();
  });
});
