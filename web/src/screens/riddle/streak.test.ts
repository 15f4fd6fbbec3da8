import { describe, expect, it } from "vitest";
import { dayBefore, ended, keep, readKept, streakOf, weekOf, type Kept } from "./streak";

const nothing: Kept = { riddles: {}, days: {} };
const solvedOn = (...days: string[]): Kept => ({
  riddles: {},
  days: Object.fromEntries(days.map((it) => [it, "solved"])),
});

describe("the streak of a device", () => {
  it("counts days in a row, also over the end of a month", () => {
    expect(dayBefore("2027-03-01")).toBe("2027-02-28");
    expect(streakOf(solvedOn("2026-11-30", "2026-12-01"), "2026-12-01")).toBe(2);
    expect(streakOf(solvedOn("2026-11-28", "2026-12-01"), "2026-12-01")).toBe(1);
  });

  it("is not broken by a day that is not over", () => {
    expect(streakOf(solvedOn("2026-11-17"), "2026-11-18")).toBe(1);
    expect(streakOf(solvedOn("2026-11-16"), "2026-11-18")).toBe(0);
  });

  it("ends with a proof that was shown, which nobody solves afterwards", () => {
    const shown = ended(solvedOn("2026-11-17"), "cryptide-1", "shown", 2, "2026-11-18");
    expect(streakOf(shown, "2026-11-18")).toBe(0);
    const again = ended(shown, "cryptide-1", "solved", 3, "2026-11-18");
    expect(again).toEqual(shown);
  });

  it("leaves days alone where a riddle is not that of the day", () => {
    expect(ended(nothing, "cryptide-2", "solved", 1, null).days).toEqual({});
  });

  it("shows the week with today last", () => {
    const week = weekOf(solvedOn("2026-11-18"), "2026-11-18");
    expect(week).toHaveLength(7);
    expect(week.at(-1)).toEqual({ day: "2026-11-18", end: "solved" });
    expect(week[0]).toEqual({ day: "2026-11-12", end: null });
  });

  it("survives a storage that holds nonsense", () => {
    expect(readKept({ getItem: () => "{" })).toEqual(nothing);
    expect(readKept({ getItem: () => null })).toEqual(nothing);
    expect(() =>
      keep(nothing, {
        setItem: () => {
          throw new Error("full");
        },
      }),
    ).not.toThrow();
  });
});
