import { beforeEach, expect, it } from "vitest";
import { asksForLevel, keepLevel, usualLevel } from "./level";

beforeEach(() => localStorage.clear());

const war = { bots: ["beginner", "easy", "normal", "hard"], usual_bot: "easy" };
const hunt = { bots: ["easy"], usual_bot: "easy" };

it("takes the usual level until one is chosen, as far as a game offers it", () => {
  expect(usualLevel(war)).toBe("easy");
  keepLevel("hard");
  expect(usualLevel(war)).toBe("hard");
  expect(usualLevel(hunt)).toBe("easy");
});

it("keeps nobody to a level that is no longer offered", () => {
  keepLevel("random");
  expect(usualLevel(war)).toBe("easy");
});

it("knows no level where there are no bots", () => {
  expect(usualLevel({ bots: [], usual_bot: null })).toBeUndefined();
  expect(usualLevel(undefined)).toBeUndefined();
});

it("asks once, and only where there is a choice", () => {
  expect(asksForLevel(hunt)).toBe(false);
  expect(asksForLevel(war)).toBe(true);
  keepLevel("normal");
  expect(asksForLevel(war)).toBe(false);
});
