import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Moment } from "../wire/Moment";
import type { Beat } from "./beat";
import { Stage, type Shown } from "./stage.svelte";

const moment = (number: number): Moment => ({
  number,
  news: [`news ${number}`],
  view: `board ${number}`,
  moves: [],
  asked: true,
  awaited: [],
  channels: [],
  outcome: null,
});
const shown = (number: number, more: Partial<Shown> = {}): Shown => ({
  round: 1,
  seat: 0,
  now: moment(number),
  ...more,
});

let hidden = false;
const open = (
  beats: (before: Shown, after: Shown) => Beat[],
  opening?: (first: Shown) => Beat[],
  first: Shown = shown(0),
) =>
  new Stage(first, {
    beats,
    opening,
    manner: () => ({ pace: "normal", still: false, hidden, shared: false }),
    clock: () => Date.now(),
  });
const oneBeat = (_: Shown, after: Shown): Beat[] => [
  { say: { title: `beat ${after.now.number}` }, lasts: 700, board: { view: after.now.view, news: after.now.news } },
];

beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  it("plays a moment that follows, and is quiet when it has played", () => {
    const stage = open(oneBeat);
    stage.hear(shown(1));
    expect([stage.beat?.say.title, stage.quiet, stage.shown.now.number]).toEqual(["beat 1", false, 0]);
    vi.advanceTimersByTime(700);
    expect([stage.beat, stage.quiet, stage.shown.now.number]).toEqual([null, true, 1]);
  });

  it("sets nothing in motion twice", () => {
    const stage = open(oneBeat);
    const next = shown(1);
    stage.hear(next);
    const during = stage.shown.now.news;
    vi.advanceTimersByTime(700);
    expect(during).toBe(next.now.news);
    expect(stage.shown.now.news).toBe(during);
  });

  it("simply shows another picture: another game, other eyes, a gap", () => {
    for (const next of [shown(1, { round: 2 }), shown(1, { seat: 1 }), shown(5)]) {
      const stage = open(oneBeat);
      stage.hear(next);
      expect([stage.quiet, stage.shown]).toEqual([true, next]);
    }
  });

  it("opens a game for everybody who sits at it, once", () => {
    const opening = ({ seat }: Shown): Beat[] =>
      seat === null ? [] : [{ say: { title: `card ${seat}` }, lasts: 700 }];
    const stage = open(oneBeat, opening, shown(0, { seat: null }));
    stage.open();
    expect(stage.beat).toBeNull();
    // The public's eyes first, then those of the seat; the first call may be over by then.
    stage.hear(shown(2));
    expect(stage.beat?.say.title).toBe("card 0");
    vi.advanceTimersByTime(700);
    expect([stage.quiet, stage.shown.now.number]).toEqual([true, 2]);
    // A line that was lost and found again is no new game.
    stage.hear(shown(2, { seat: null }));
    stage.hear(shown(3));
    expect(stage.beat).toBeNull();
    stage.hear(shown(0, { round: 2 }));
    expect(stage.beat?.say.title).toBe("card 0");
  });

  it("plays what it is told twice only once", () => {
    const stage = open(oneBeat);
    const next = shown(1);
    stage.hear(next);
    stage.hear({ ...next });
    vi.advanceTimersByTime(700);
    expect([stage.quiet, stage.told.length]).toEqual([true, 1]);
  });

  it("is over at once for who does not look, and keeps what was told", () => {
    const stage = open(oneBeat);
    stage.hear(shown(1));
    stage.hear(shown(2));
    hidden = true;
    stage.behave();
    expect([stage.quiet, stage.shown.now.number]).toEqual([true, 2]);
    expect(stage.told.map((it) => it.beat.say.title)).toEqual(["beat 2", "beat 1"]);
  });

  it("forgets its clock when it is taken down", () => {
    const stage = open(oneBeat);
    stage.hear(shown(1));
    stage.stop();
    vi.advanceTimersByTime(10_000);
    expect(stage.quiet).toBe(false);
  });
});
