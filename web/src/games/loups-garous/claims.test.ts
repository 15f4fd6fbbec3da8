import { describe, expect, it } from "vitest";
import { chronicleOf } from "./chronicle";
import { houseHelp } from "./claims";
import { context, HEARD, own, sampleView, VILLAGER, WOLF, type Tongue } from "./sample";

describe.each(["fr", "en"] as Tongue[])("the help of a house, in %s", (tongue) => {
  const seats = sampleView().players.map((_, seat) => seat);
  const told = (mine: Parameters<typeof sampleView>[0], seat: number) =>
    houseHelp(seat, chronicleOf(HEARD, 0), { ...context(tongue), view: sampleView(mine) });

  it("says what everybody knows, and the same whatever I know", () => {
    for (const seat of seats) {
      const plain = told({ own: VILLAGER }, seat);
      expect(plain.trim()).not.toBe("");
      for (const mine of [WOLF, own({ role: "seer" }), own({ lover: seat }), null])
        expect(told({ own: mine }, seat)).toBe(plain);
    }
  });

  it("shows the card of the dead, and of nobody who lives", () => {
    const { players } = sampleView();
    const dead = players.findIndex((it) => !it.alive);
    expect(dead).toBeGreaterThanOrEqual(0);
    expect(told({}, dead)).not.toBe(told({ players: players.map((it) => ({ ...it, role: null })) }, dead));
    const alive = players.findIndex((it) => it.alive);
    const marked = players.map((it) => (it.alive ? { ...it, role: "wolf" as const } : it));
    expect(told({ players: marked }, alive)).toBe(told({}, alive));
  });
});
