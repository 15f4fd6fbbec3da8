// What a night says to its sleepers, and to whom it calls.
import { describe, expect, it } from "vitest";
import type { Context } from "../contract";
import { VILLAGER, WOLF, context, nightView, own } from "./sample";
import { restOfNight, tellingOf } from "./scenes";
import type { Call, Own, View } from "./types";

const CALLS: Call[] = ["seer", "wolves", "wolves_again", "duel"];

const at = (call: Call, mine: Own): Context<View> => context("en", nightView(call, { own: mine, calls: CALLS }));

function restOf(call: Call, mine: Own): string {
  const { over, text } = restOfNight(at(call, mine));
  return `${over} ${text}`;
}

describe("the rest of a night", () => {
  it("tells whoever sleeps through it that there is nothing to do", () => {
    for (const call of CALLS)
      expect(restOf(call, VILLAGER)).toBe("You are asleep. Meanwhile… Nothing to do until dawn.");
  });

  it("wakes whom it calls, and lets him sleep before and after", () => {
    const rest = CALLS.map((call) => restOf(call, own()));
    expect(rest[0]).toBe("You are called. Open your eyes.");
    expect(rest.slice(1)).toEqual(CALLS.slice(1).map(() => "You are asleep. Meanwhile… Nothing to do until dawn."));
    expect(restOf("seer", own({ role: "girl" }))).toBe("You are asleep. Meanwhile… You will be called soon.");
  });

  it("calls the pack a second time only if it has to choose again", () => {
    const pack = WOLF.pack!;
    const agreed = { ...WOLF, pack: { ...pack, leaders: [] } };
    const divided = { ...WOLF, pack: { ...pack, leaders: [1, 3] } };
    expect(restOf("wolves_again", agreed)).toBe("You are asleep. Meanwhile… You will be called soon.");
    expect(restOf("wolves_again", divided)).toBe("You are called. Open your eyes.");
    expect(restOf("duel", agreed)).toBe("You are called. Open your eyes.");
  });

  it("does not say that he sleeps to who has answered while others are at it", () => {
    expect(restOf("wolves", { ...WOLF, answer: "devour 2" })).toBe("Noted. We wait for the others.");
  });

  it("is the same for every card where others may see the screen", () => {
    const shared = (mine: Own, call: Call) => {
      const seen = { ...at(call, mine), isShared: true };
      return [restOfNight(seen), tellingOf({ kind: "night" }, seen)?.text];
    };
    for (const call of CALLS) {
      for (const mine of [own(), WOLF, own({ role: "girl" })])
        expect(shared(mine, call)).toEqual(shared(VILLAGER, call));
    }
  });
});

describe("what the pack is told of itself", () => {
  it("speaks of one as of one", () => {
    const text = (seats: number[]) => tellingOf({ kind: "pack", seats }, at("wolves", WOLF))?.text;
    expect(text([0, 7])).toBe("In the pack with you: Hugo, who has just learnt it, too.");
    expect(text([0, 5, 7])).toBe("In the pack with you: Nina and Hugo, who have just learnt it, too.");
  });
});
