import { describe, expect, it } from "vitest";
import type { Clock } from "../../wire/Clock";
import { clockFace, saidAloud, secondsLeft, shareLeft } from "./clock";

const clock: Clock = { period: "night", total: 60_000, left: 45_500, runs: true };

describe("the time left", () => {
  it("goes on from when it was heard of", () => {
    expect(secondsLeft(clock, 1000, 1000)).toBe(46);
    expect(secondsLeft(clock, 1000, 2000)).toBe(45);
    expect(secondsLeft(clock, 1000, 99_000)).toBe(0);
  });

  it("stands still when the clock does, and never grows", () => {
    expect(secondsLeft({ ...clock, runs: false }, 1000, 99_000)).toBe(46);
    expect(secondsLeft(clock, 1000, 0)).toBe(46);
  });

  it("is read as minutes and seconds, and as a share", () => {
    expect([0, 9, 60, 125].map(clockFace)).toEqual(["0:00", "0:09", "1:00", "2:05"]);
    expect(shareLeft(clock, 30)).toBe(0.5);
    expect(shareLeft({ ...clock, total: 0 }, 30)).toBe(0);
  });
});

it("is said aloud now and then, not every second", () => {
  expect(saidAloud(61, 60)).toBe(60);
  expect(saidAloud(60, 59)).toBeNull();
  expect(saidAloud(35, 29)).toBe(30);
  expect(saidAloud(11, 10)).toBe(10);
  expect(saidAloud(11, 0)).toBeNull();
});
