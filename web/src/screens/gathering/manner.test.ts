import { expect, it } from "vitest";
import type { GameInfo } from "../../wire/GameInfo";
import { absencesOf, temposOf } from "./manner";

const game: GameInfo = {
  key: "x",
  rules: 1,
  least: 2,
  most: 8,
  usual: 4,
  minutes: 10,
  options: [],
  bots: ["random"],
  yardsticks: [],
  usual_bot: "random",
  periods: [],
  departures: false,
};

it("offers clocks only where there are any", () => {
  expect(temposOf(game)).toEqual([]);
  expect(temposOf({ ...game, periods: [{ key: "night", seconds: 30 }] })).toContain("quick");
});

it("offers for the absent what the game can do", () => {
  expect(absencesOf(game)).toEqual(["wait", "bot"]);
  expect(absencesOf({ ...game, departures: true, bots: [] })).toEqual(["wait", "leave"]);
});
