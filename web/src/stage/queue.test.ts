import { describe, expect, it } from "vitest";
import type { Beat } from "./beat";
import { Queue, type Manner } from "./queue";

interface Moment {
  number: number;
  view: unknown;
}

const SEEN: Manner = { pace: "normal", still: false, hidden: false, shared: false };
const beat = (title: string, more: Partial<Beat> = {}): Beat => ({ say: { title }, lasts: 700, ...more });
const moment = (number: number): Moment => ({ number, view: `board ${number}` });
const stage = (manner = SEEN) => new Queue<Moment>(moment(0), manner, (it, { view }) => ({ ...it, view }));
const saying = (queue: Queue<Moment>) => queue.beat?.say.title ?? null;

describe("the queue of the stage", () => {
  it("shows the board of before until the beats have played", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("one"), beat("two")], after: moment(1) }, 0);
    expect([saying(queue), queue.shown.number, queue.quiet]).toEqual(["one", 0, false]);
    queue.pass(699);
    expect(saying(queue)).toBe("one");
    queue.pass(700);
    expect([saying(queue), queue.shown.number]).toEqual(["two", 0]);
    queue.pass(1400);
    expect([saying(queue), queue.shown.number, queue.quiet, queue.wakesAt]).toEqual([null, 1, true, null]);
  });

  it("plays scenes one after the other, none cut by the next", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("first")], after: moment(1) }, 0);
    queue.arrive({ beats: [beat("second")], after: moment(2) }, 100);
    expect([saying(queue), queue.wakesAt]).toEqual(["first", 700]);
    queue.pass(700);
    expect([saying(queue), queue.shown.number, queue.wakesAt]).toEqual(["second", 1, 1400]);
  });

  it("gives every beat its time, also when it is woken late", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("a"), beat("b"), beat("c")], after: moment(1) }, 0);
    queue.pass(1500);
    expect(saying(queue)).toBe("b");
    expect(queue.wakesAt).toBe(2200);
  });

  it("goes on behind moments of which nothing is told, however many have waited", () => {
    const wait = (queue: Queue<Moment>) => {
      queue.arrive({ beats: [beat("card", { held: { button: "Seen" } })], after: moment(0) }, 0);
      for (const number of [1, 2, 3]) queue.arrive({ beats: [], after: moment(number) }, number);
      queue.arrive({ beats: [beat("dawn")], after: moment(4) }, 4);
      queue.arrive({ beats: [], after: moment(5) }, 5);
    };
    const queue = stage();
    wait(queue);
    queue.acknowledge(10);
    expect([saying(queue), queue.shown.number]).toEqual(["dawn", 3]);
    queue.pass(710);
    expect([queue.quiet, queue.shown.number]).toEqual([true, 5]);
    const hasty = stage();
    wait(hasty);
    hasty.acknowledge(10);
    hasty.skipAll(11);
    expect([hasty.quiet, hasty.shown.number]).toEqual([true, 5]);
  });

  it("lets a beat bring a board of its own", () => {
    const queue = stage();
    queue.arrive(
      { beats: [beat("laid", { board: { view: "laid", news: [] } }), beat("counted")], after: moment(1) },
      0,
    );
    expect(queue.shown).toEqual({ number: 0, view: "laid" });
    queue.pass(700);
    expect(queue.shown.view).toBe("laid");
    queue.pass(1400);
    expect(queue.shown.view).toBe("board 1");
  });

  it("goes to the moment at once where nothing is to be told", () => {
    const queue = stage();
    queue.arrive({ beats: [], after: moment(1) }, 0);
    expect([queue.shown.number, queue.quiet]).toEqual([1, true]);
  });

  it("ends a beat at a touch, and all of them up to what must be acknowledged", () => {
    const queue = stage();
    const held = beat("result", { held: { button: "Next battle" } });
    queue.arrive({ beats: [beat("a"), beat("b"), beat("c"), held, beat("deal")], after: moment(1) }, 0);
    queue.skip(10);
    expect([saying(queue), queue.wakesAt]).toEqual(["b", 710]);
    queue.skipAll(20);
    expect([saying(queue), queue.isHeld, queue.wakesAt]).toEqual(["result", true, null]);
    queue.skip(30);
    queue.skipAll(30);
    queue.pass(1_000_000);
    expect(saying(queue)).toBe("result");
    queue.acknowledge(1_000_001);
    expect(saying(queue)).toBe("deal");
    queue.skipAll(1_000_002);
    expect([queue.quiet, queue.shown.number]).toEqual([true, 1]);
  });

  it("opens what is held by itself after its time, among people only", () => {
    const held = beat("result", { held: { button: "Next", opensAfter: 8000 } });
    const alone = stage();
    alone.arrive({ beats: [held], after: moment(1) }, 0);
    expect(alone.wakesAt).toBeNull();
    const together = stage({ ...SEEN, shared: true });
    together.arrive({ beats: [held], after: moment(1) }, 0);
    together.pass(8000);
    expect(together.quiet).toBe(true);
  });

  it("follows the pace: half of it is half as long, instant is at once, with the words", () => {
    const brisk = stage({ ...SEEN, pace: "brisk" });
    brisk.arrive({ beats: [beat("a")], after: moment(1) }, 0);
    expect(brisk.wakesAt).toBe(350);
    const instant = stage({ ...SEEN, pace: "instant" });
    instant.arrive({ beats: [beat("a"), beat("b")], after: moment(1) }, 0);
    expect([instant.quiet, instant.shown.number]).toEqual([true, 1]);
    expect(instant.told.map((it) => it.beat.say.title)).toEqual(["b", "a"]);
  });

  it("keeps still pictures no longer than it takes to read them", () => {
    const queue = stage({ ...SEEN, still: true });
    queue.arrive({ beats: [beat("long", { lasts: 5000 }), beat("short")], after: moment(1) }, 0);
    expect(queue.wakesAt).toBe(900);
    queue.pass(900);
    expect(queue.wakesAt).toBe(1600);
  });

  it("does not play for nobody, but keeps what must be acknowledged", () => {
    const queue = stage({ ...SEEN, hidden: true });
    const look = beat("look", { held: { button: "Seen" } });
    queue.arrive({ beats: [beat("a"), look, beat("b")], after: moment(1) }, 0);
    expect(saying(queue)).toBe("look");
    queue.behave(SEEN, 5000);
    expect(saying(queue)).toBe("look");
    queue.acknowledge(6000);
    expect([saying(queue), queue.wakesAt]).toEqual(["b", 6700]);
  });

  it("hurries on when the viewer looks away in the middle of a beat", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("a"), beat("b")], after: moment(1) }, 0);
    queue.arrive({ beats: [beat("c")], after: moment(2) }, 0);
    queue.behave({ ...SEEN, hidden: true }, 10);
    expect([queue.quiet, queue.shown.number]).toEqual([true, 2]);
  });

  it("forgets its play when the picture changes for another reason", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("a")], after: moment(1) }, 0);
    queue.arrive({ beats: [beat("b")], after: moment(2) }, 0);
    queue.jump(moment(7));
    expect([queue.quiet, queue.shown.number]).toEqual([true, 7]);
    queue.pass(10_000);
    expect(queue.shown.number).toBe(7);
  });

  it("tells the newest first, each with the board it began with", () => {
    const queue = stage();
    queue.arrive({ beats: [beat("a", { board: { view: "x", news: [] } })], after: moment(1) }, 0);
    queue.arrive({ beats: [beat("b")], after: moment(2) }, 0);
    queue.pass(2000);
    expect(queue.told.map(({ number, beat: it, before }) => [number, it.say.title, before.number])).toEqual([
      [1, "b", 1],
      [0, "a", 0],
    ]);
  });
});
