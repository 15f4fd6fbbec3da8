import { describe, expect, it } from "vitest";
import { BASE_CLUES, cluesOf, hexesOf, isDenied, masksOn, type BaseClue, type Clue } from "./clues";
import { cluesBySeat, possibleClues, possibleHexes } from "./deduce";
import { BOARDS, sampleView } from "./sample";

describe.each(BOARDS.map((board, index) => ({ index, ...board })))(
  "golden board $index",
  ({ mode, map, masks, setups }) => {
    const mine = masksOn(map);

    it("has the golden mask of every clue, and of its negation", () => {
      const all = (1n << 108n) - 1n;
      BASE_CLUES.forEach((clue, id) => {
        const golden = masks[id];
        if (!golden) return expect(clue).toBe("within-3-black");
        expect(mine.get(clue)).toBe(BigInt(`0x${golden}`));
        expect(mine.get(`not-${clue}`)).toBe(all & ~BigInt(`0x${golden}`));
      });
    });

    it("leaves the golden habitat to the golden clues", () => {
      for (const { clues, habitat } of setups) {
        const keys = clues.map(({ id, negated }): Clue => `${negated ? "not-" : ""}${BASE_CLUES[id] as BaseClue}`);
        const others = keys.slice(1).map((clue) => [clue]);
        expect(hexesOf(possibleHexes(keys[0] ?? null, others, mine))).toEqual([habitat]);
      }
    });

    it("knows how many clues the mode has", () => {
      expect(cluesOf(mode)).toHaveLength(mode === "normal" ? 23 : 48);
    });
  },
);

describe("what tokens say", () => {
  const view = sampleView();
  const masks = masksOn(view.map);

  it("leaves exactly the clues that agree with all of them", () => {
    const left = possibleClues(2, view, masks);
    for (const clue of cluesOf("normal")) {
      const allowed = hexesOf(masks.get(clue) ?? 0n);
      expect(left.has(clue)).toBe(allowed.includes("G8") && !allowed.includes("C1"));
    }
  });

  it("leaves less after a hint, and nothing to tokens that contradict each other", () => {
    const hinted = possibleClues(2, sampleView({ hint: "no-two-terrains" }), masks);
    expect([...hinted].some((clue) => isDenied(clue, "no-two-terrains"))).toBe(false);
    const wrong = sampleView({
      tokens: (["cube", "disc"] as const).map((token, index) => ({
        hex: ["B1", "C1"][index] ?? "",
        tokens: [{ seat: 2, token }],
      })),
    });
    expect(cluesBySeat([1, 2], wrong, masks).get(1)?.size).toBe(23);
  });

  it("is never told more by an opponent without tokens", () => {
    const masksOfAll = hexesOf(possibleHexes("within-1-animal", [cluesOf("normal")], masks));
    expect(masksOfAll).toEqual(hexesOf(masks.get("within-1-animal") ?? 0n));
  });
});

describe("a hint", () => {
  it.each([
    ["no-within-1", ["within-1-lake", "within-1-animal", "not-within-1-swamp"], ["within-2-bear", "desert-lake"]],
    ["no-two-terrains", ["desert-lake", "not-desert-lake"], ["within-1-lake"]],
    ["no-terrain", ["desert-lake", "within-1-swamp"], ["within-1-animal", "within-3-blue"]],
    ["no-lake", ["desert-lake", "within-1-lake"], ["within-1-swamp", "desert-forest"]],
    ["no-animal", ["within-1-animal", "within-2-bear", "within-2-puma"], ["within-2-stone"]],
  ] as [string, Clue[], Clue[]][])("%s", (hint, denied, left) => {
    expect(denied.every((clue) => isDenied(clue, hint))).toBe(true);
    expect(left.some((clue) => isDenied(clue, hint))).toBe(false);
  });
});
