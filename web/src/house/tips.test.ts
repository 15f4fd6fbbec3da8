import { expect, it } from "vitest";
import type { LessonInfo } from "../wire/LessonInfo";
import { dueTip, type Met } from "./tips";

const LESSON: LessonInfo = {
  game: "x",
  steps: [],
  tips: [
    { key: "missed", news: { type: "missed", seat: 0 }, when: null },
    { key: "third", news: { type: "turn" }, when: { place: "/round", values: [2, 3] } },
    { key: "count", news: null, when: { place: "/players/0/price", values: [3] } },
    { key: "won", news: { type: "ended", result: { winner: 0, points: 2 } }, when: null },
  ],
};
const FIRST = { seat: 0, count: 3 };
const met = (more: Partial<Met>): Met => ({ news: [], view: {}, asked: false, ...more });
const due = (it: Met, at = FIRST, said: string[] = []) => dueTip(LESSON, it, at, new Set(said));

it("is due when the news have at least what is wanted, deep inside too", () => {
  expect(due(met({ news: [{ type: "missed", seat: 0, card: "x" }] }))).toBe("missed");
  expect(due(met({ news: [{ type: "missed", seat: 1 }] }))).toBeNull();
  expect(due(met({ news: [{ type: "ended", result: { winner: 0, points: 2, withdrawn: true } }] }))).toBe("won");
  expect(due(met({ news: [{ type: "ended", result: { winner: 0, points: 6 } }] }))).toBeNull();
});

it("needs both where it names both", () => {
  const news = [{ type: "turn" }];
  expect(due(met({ news, view: { round: 3 } }))).toBe("third");
  expect(due(met({ news, view: { round: 1 } }))).toBeNull();
  expect(due(met({ view: { round: 3 } }))).toBeNull();
});

it("without news waits until I am asked", () => {
  const view = { players: [{ price: 3 }] };
  expect(due(met({ view }))).toBeNull();
  expect(due(met({ view, asked: true }))).toBe("count");
});

it("is said once", () => {
  expect(due(met({ news: [{ type: "missed", seat: 0 }] }), FIRST, ["missed"])).toBeNull();
});

it("speaks of my own seat wherever I sit", () => {
  const third = { seat: 2, count: 3 };
  expect(due(met({ news: [{ type: "missed", seat: 2 }] }), third)).toBe("missed");
  expect(due(met({ news: [{ type: "missed", seat: 0 }] }), third)).toBeNull();
  const view = { players: [{ price: 1 }, { price: 1 }, { price: 3 }] };
  expect(due(met({ view, asked: true }), third)).toBe("count");
});
