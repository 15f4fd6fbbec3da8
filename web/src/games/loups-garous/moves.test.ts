import { describe, expect, it } from "vitest";
import { answerOf, chipsFor, nearest, picksOf, toggled } from "./answer";
import { canSpeakOf, parseMove, targets, touchable } from "./moves";
import { LOOKS, NOTES, WORDS } from "./sample";

const GIRL = ["sleep", "glance", "stare"];
const LOVES = ["love 1 2", "love 1 4", "love 2 4"];

it("reads every notation of the rules", () => {
  const all = [
    ...["take 1", "take 2", "keep", "love 3 5", "look 4", "devour 4", "devour -", "sleep", "glance", "stare"],
    ...["watch 4", "watch -", "note 4", "note -", "ready", "vote 4", "vote -", "shoot 4", "shoot -"],
    ...["claim seer", "report 4 wolf", "accuse 4", "defend 4", "announce 4", "yes", "no"],
  ];
  for (const notation of all) expect(parseMove(notation), notation).not.toBeNull();
  expect(parseMove("note -")).toEqual({ kind: "note", seat: null });
  expect(parseMove("report 18 wolf")).toEqual({ kind: "report", seat: 17, role: "wolf" });
  expect(parseMove("dance")).toBeNull();
});

it("sorts moves by what is touched", () => {
  const touch = touchable([...WORDS, "ready", "yes", "no"]);
  expect(touch.deed).toBeNull();
  expect(touch.words.accuse.get(7)).toBe("accuse 8");
  expect(touch.words.accuse.has(0)).toBe(false);
  expect(touch.reports.get(2)?.get("wolf")).toBe("report 3 wolf");
  expect(touch.claims.size).toBe(6);
  expect([touch.ready, touch.yes, touch.no]).toEqual(["ready", "yes", "no"]);
  // The dead can be reported, not accused.
  expect(canSpeakOf(touch, 2)).toBe(true);
  expect(touch.words.accuse.has(2)).toBe(false);
  expect(targets(touchable(LOVES))).toEqual(new Set([0, 1, 3]));
});

describe("an answer of the night", () => {
  const near = nearest(0, 12, []);

  it("is offered on three cards, whatever one's card is", () => {
    const shapes = [
      chipsFor(touchable(LOOKS), "seer", [], near),
      chipsFor(touchable(NOTES), "seer", [], near),
      chipsFor(touchable(["devour 2", "devour 4", "devour 5"]), "wolves", [], near),
      chipsFor(touchable(["devour 2"]), "wolves", [], near),
      chipsFor(touchable(GIRL), "duel", [], near),
      chipsFor(touchable(NOTES), "duel", [], near),
      chipsFor(touchable(["take 1", "take 2", "keep"]), "thief", [], near),
      // A Thief between two wolves must swap: the third card is there all the same, and the table says no.
      chipsFor(touchable(["take 1", "take 2"]), "thief", [], near),
      chipsFor(touchable(NOTES), "thief", [], near),
      chipsFor(touchable(LOVES), "cupid", [], near),
      chipsFor(touchable(NOTES), "cupid", [], near),
    ];
    for (const shape of shapes) expect(shape).toHaveLength(3);
  });

  it("takes as many touches from everybody", () => {
    expect(picksOf("cupid")).toBe(2);
    expect(answerOf(touchable(LOVES), [3], "cupid")).toBeNull();
    expect(answerOf(touchable(NOTES), [3], "cupid")).toBeNull();
    expect(answerOf(touchable(LOVES), [3, 0], "cupid")).toBe("love 1 4");
    expect(answerOf(touchable(NOTES), [3, 0], "cupid")).toBe("note 4");
    expect(answerOf(touchable(LOOKS), [3], "seer")).toBe("look 4");
    expect(answerOf(touchable(NOTES), ["nobody"], "seer")).toBe("note -");
    expect(answerOf(touchable(GIRL), ["stare"], "duel")).toBe("stare");
    expect(answerOf(touchable(["take 1", "take 2"]), ["keep"], "thief")).toBe("keep");
  });

  it("tries what is not legal, so that the table says why", () => {
    expect(answerOf(touchable(["devour 2"]), [7], "wolves")).toBe("devour 8");
  });

  it("shows a house touched on the square among the cards", () => {
    expect(chipsFor(touchable(NOTES), "seer", [9], near)).toEqual(["nobody", 1, 9]);
    expect(chipsFor(touchable(LOVES), "cupid", [3, 1], near)).toHaveLength(3);
  });

  it("is changed by another touch", () => {
    expect(toggled([3], 4, "seer")).toEqual([4]);
    expect(toggled([3], 3, "seer")).toEqual([]);
    expect(toggled([3, 4], 1, "cupid")).toEqual([4, 1]);
  });

  it("has those I noted before first, then my neighbours", () => {
    expect(nearest(0, 6, [])).toEqual([1, 5, 2, 4, 3, 0]);
    expect(nearest(0, 6, [3])).toEqual([3, 1, 5, 2, 4, 0]);
  });
});
