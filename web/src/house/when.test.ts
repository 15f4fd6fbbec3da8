import { expect, it } from "vitest";
import { ago, day, isThisWeek } from "./when";

const NOW = new Date(2026, 10, 16, 20, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it("says how long ago", () => {
  expect(ago(NOW - 5 * MINUTE, NOW, "fr")).toBe("il y a 5 minutes");
  expect(ago(NOW - 2 * HOUR, NOW, "fr")).toBe("il y a 2 heures");
  expect(ago(NOW - 50 * HOUR, NOW, "en")).toBe("2 days ago");
  expect(ago(NOW + HOUR, NOW, "en")).toBe("this minute");
});

it("says on which day", () => {
  expect(day(NOW - HOUR, NOW, "fr")).toBe("aujourd’hui");
  expect(day(NOW - 21 * HOUR, NOW, "fr")).toBe("hier");
  expect(day(NOW - 3 * 24 * HOUR, NOW, "en")).toBe("Friday");
  expect(day(NOW - 40 * 24 * HOUR, NOW, "fr")).toBe("7 octobre");
  expect(day(NOW - 400 * 24 * HOUR, NOW, "en")).toBe("October 12, 2025");
});

it("knows this week", () => {
  expect(isThisWeek(NOW - 6 * 24 * HOUR, NOW)).toBe(true);
  expect(isThisWeek(NOW - 8 * 24 * HOUR, NOW)).toBe(false);
});
