import { describe, expect, it } from "vitest";
import { canHold, doomOf, flipKey, parseMove, slots, slotsIn, touchable } from "./moves";

const TURN = ["deploy land-3 land", "improvise land-3 air", "improvise land-3 land", "deploy sea-6 sea", "withdraw"];
const TRANSPORT = ["transport air-3 land", "transport air-3 sea", "transport sea-2 air", "decline"];

describe("notation", () => {
  it("is read", () => {
    expect(parseMove("deploy air-3 air")).toEqual({ kind: "deploy", card: "air-3", theatre: "air" });
    expect(parseMove("redeploy sea-3")).toEqual({ kind: "redeploy", card: "sea-3" });
    expect(parseMove("withdraw")).toEqual({ kind: "withdraw" });
  });

  it("counts seats from 1", () => {
    expect(parseMove("flip land 2")).toEqual({ kind: "flip", theatre: "land", side: 1 });
  });

  it("that is none is nothing", () => {
    expect(parseMove("castle e1 g1")).toBeNull();
  });
});

describe("what may be touched", () => {
  it("on a turn is the hand, and the flag", () => {
    const found = touchable(TURN);
    expect([...found.hand]).toEqual(["land-3", "sea-6"]);
    expect(found.withdraw).toBe(true);
    expect(found.decline).toBe(false);
    expect(found.flippable.size).toBe(0);
  });

  it("for a flip is the uncovered card of a side", () => {
    const found = touchable(["flip air 1", "flip sea 2"]);
    expect(found.flippable.get(flipKey("air", 0))).toBe("flip air 1");
    expect(found.flippable.get(flipKey("sea", 1))).toBe("flip sea 2");
    expect(found.flippable.has(flipKey("sea", 0))).toBe(false);
  });

  it("for Transport is a card to be moved, for Redeploy one to be taken", () => {
    expect([...touchable(TRANSPORT).movable]).toEqual(["air-3", "sea-2"]);
    expect(touchable(TRANSPORT).decline).toBe(true);
    expect(touchable(["redeploy sea-3", "decline"]).takeable.get("sea-3")).toBe("redeploy sea-3");
  });
});

describe("where a card may go", () => {
  it("is nowhere before it is picked up", () => {
    expect(slots(TURN, null)).toEqual([]);
    expect(canHold(TURN, null)).toBe(false);
  });

  it("follows the card in hand", () => {
    const all = slots(TURN, "land-3");
    expect(all.map((slot) => slot.notation)).toEqual(TURN.slice(0, 3));
    expect(slotsIn(all, "land").map((slot) => slot.kind)).toEqual(["deploy", "improvise"]);
    expect(canHold(TURN, "land-3")).toBe(true);
    expect(canHold(TURN, "air-1")).toBe(false);
  });

  it("is lit at once for a drawn card", () => {
    expect(slots(["reinforce air", "reinforce sea"], null).map((slot) => slot.theatre)).toEqual(["air", "sea"]);
    expect(canHold(["reinforce air"], "air-1")).toBe(false);
  });

  it("is another theatre for Transport", () => {
    expect(slots(TRANSPORT, "air-3").map((slot) => slot.theatre)).toEqual(["land", "sea"]);
  });
});

describe("what would destroy it", () => {
  const [deploy, improvise] = slots(["deploy air-1 air", "improvise air-1 air"], "air-1");
  const [transport] = slots(["transport air-1 air"], "air-1");

  it("is said beforehand", () => {
    if (!deploy || !improvise || !transport) throw new Error("slots are missing");
    expect(doomOf(deploy, false, true)).toBeNull();
    expect(doomOf(improvise, false, true)).toBe("containment");
    expect(doomOf(deploy, true, false)).toBe("blockade");
    expect(doomOf(transport, true, true)).toBeNull();
  });
});
