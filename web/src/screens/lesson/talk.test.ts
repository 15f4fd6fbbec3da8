import { expect, it } from "vitest";
import type { Coach } from "../../wire/Coach";
import { lineOf, topicOf } from "./talk";

const says = (text: string) => ({ text, points: [text] });
const COACH: Coach = {
  steps: ["a", "b"],
  step: 0,
  task: 0,
  says: [says("one"), says("two")],
  answer: null,
  alone: false,
  waits: false,
  astray: false,
  done: false,
  closing: null,
};

it("says one thing at a time, and leaves the last in sight", () => {
  expect(lineOf(COACH, 0, false)).toEqual({ kind: "says", text: "one", points: ["one"], more: true });
  expect(lineOf(COACH, 1, false)).toMatchObject({ text: "two", more: false });
  expect(lineOf(COACH, 5, false)).toMatchObject({ text: "two", more: false });
});

it("answers a mistake until that was read, and goes on pointing", () => {
  const wrong: Coach = { ...COACH, answer: { kind: "wrong", text: "why", rule: null } };
  expect(lineOf(wrong, 1, false)).toEqual({ kind: "wrong", text: "why", rule: null, points: ["two"] });
  expect(lineOf(wrong, 1, true)).toMatchObject({ kind: "says", text: "two" });
});

it("waits with a mistake that is shown until the others have answered it", () => {
  const shown: Coach = {
    ...COACH,
    says: [],
    astray: true,
    waits: true,
    answer: { kind: "shown", text: "look", rule: null },
  };
  expect(lineOf(shown, 0, false)).toEqual({ kind: "silent" });
  expect(lineOf({ ...shown, waits: false }, 0, false)).toEqual({ kind: "shown", text: "look" });
});

it("praises another right move before it goes on", () => {
  const also: Coach = { ...COACH, answer: { kind: "also", text: "good", rule: null } };
  expect(lineOf(also, 0, false)).toMatchObject({ kind: "says", text: "good", more: true });
  expect(lineOf(also, 1, false)).toMatchObject({ text: "one" });
});

it("closes a step, and is silent where the learner plays alone", () => {
  const done: Coach = { ...COACH, says: [], done: true, closing: says("well") };
  expect(lineOf(done, 0, false)).toEqual({ kind: "done", text: "well", points: ["well"] });
  expect(lineOf({ ...done, closing: null }, 0, false)).toMatchObject({ kind: "done", text: null });
  const alone: Coach = { ...COACH, alone: true };
  expect(lineOf(alone, 1, false)).toMatchObject({ text: "two", more: true });
  expect(lineOf(alone, 2, false)).toEqual({ kind: "silent" });
  expect(topicOf(done)).not.toBe(topicOf(COACH));
});
