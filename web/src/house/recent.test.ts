import { beforeEach, describe, expect, it } from "vitest";
import { recent, remember, type RecentGame } from "./recent";

const game = (id: string, when: number): RecentGame => {
  return { id, game: "bestioles", names: ["Ana", "Renart"], mine: 0, when, result: "won" };
};

beforeEach(() => localStorage.clear());

describe("the games of this device", () => {
  it("come newest first, each once, at the hour they were first seen", () => {
    remember(game("a", 1));
    remember(game("b", 3));
    remember(game("c", 2));
    remember({ ...game("a", 9), result: "lost" });
    expect(recent().map(({ id }) => id)).toEqual(["b", "c", "a"]);
    expect(recent()[2]).toMatchObject({ when: 1, result: "lost" });
  });

  it("are not without number", () => {
    for (let n = 0; n < 100; n += 1) remember(game(`g${n}`, n));
    expect(recent()).toHaveLength(60);
    expect(recent()[0]?.id).toBe("g99");
  });

  it("survive a storage that holds something else", () => {
    for (const spoilt of ["{", "null", '{"a":1}', '[1,{"id":3},null]']) {
      localStorage.setItem("bestiaire.recent", spoilt);
      expect(recent()).toEqual([]);
    }
    remember(game("a", 1));
    expect(recent()).toHaveLength(1);
  });
});
