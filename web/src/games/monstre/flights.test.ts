import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights";
import type { Card, News } from "./types";

const ragot: News = {
  type: "moved",
  card: "ragot",
  gave: "accord",
  gave_too: null,
  side: 1,
  got: "chasseur",
  got_too: null,
  by: 2,
  transfers: [
    { from: 0, to: 1, number: 1, cards: ["accord"] },
    { from: 1, to: 2, number: 1, cards: [] },
    { from: 2, to: 0, number: 1, cards: ["chasseur"] },
  ],
};

describe("cards travel", () => {
  it("with the faces I may see, and face down between others", () => {
    expect(flightsOf(ragot, 0).map(({ from, to, card }) => [from, to, card])).toEqual([
      ["hand", "house/1", "accord"],
      ["house/1", "house/2", null],
      ["house/2", "hand", "chasseur"],
    ]);
  });

  it("as many as went", () => {
    const swap = (cards: Card[]): News => ({ ...ragot, transfers: [{ from: 0, to: 1, number: 2, cards }] });
    expect(flightsOf(swap(["accord", "ami"]), 0).map(({ card }) => card)).toEqual(["accord", "ami"]);
    expect(flightsOf(swap([]), 2).map(({ card }) => card)).toEqual([null, null]);
  });

  it("to the pile, to the deck and back from the Dog", () => {
    const sent: News = { type: "befriended", seat: 1, side: 2, sent: true };
    expect(flightsOf(sent, 0)).toEqual([{ from: "house/2", to: "deck", card: "chasseur", step: 0 }]);
    expect(flightsOf({ ...sent, sent: false }, 0)).toEqual([]);
    const thrown: News = { type: "thrown", seat: 2, side: 1, gave: null, passed: true };
    expect(flightsOf(thrown, 0).map(({ to, card }) => [to, card])).toEqual([
      ["pile/1", null],
      ["house/2", "chien"],
    ]);
    expect(flightsOf({ type: "laid", seat: 0 }, 0)[0]).toMatchObject({ from: "hand", to: "pile/0", card: null });
  });

  it("through the Fog, all at once", () => {
    const fogged: News = { type: "fogged", seat: 1, gave: null, got: null, cards: null, seats: [0, 1], hands: [] };
    expect(flightsOf(fogged, 0).map(({ step }) => step)).toEqual([0, 1, 0, 1]);
  });

  it("not when nothing moved", () => {
    expect(flightsOf({ type: "missed", seat: 0, side: 1 }, 0)).toEqual([]);
    expect(flightsOf({ type: "looked", seat: 0, side: 1, cards: ["ami"] }, 0)).toEqual([]);
  });
});
