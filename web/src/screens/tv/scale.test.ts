import { expect, test } from "vitest";
import { scaleOf } from "./scale";

test("the text of a television is at least forty high", () => {
  const base = 17;
  expect(base * scaleOf({ width: 1920, height: 1080 })).toBeGreaterThanOrEqual(40);
});

test("the shorter side decides, and nothing vanishes", () => {
  expect(scaleOf({ width: 1920, height: 450 })).toBe(1);
  expect(scaleOf({ width: 800, height: 1080 })).toBe(1);
  expect(scaleOf({ width: 0, height: 0 })).toBeGreaterThan(0);
});
