import { describe, expect, it } from "vitest";
import type { Ears } from "./client";
import { opener, wayToLesson, wayToTable, type Ends } from "./lines";

const NOBODY: Ears = { opened: () => undefined, said: () => undefined, closed: () => undefined };

function ends(isAway = false) {
  const asked: [where: "here" | "there", ears: Ears][] = [];
  const end = (where: "here" | "there") => (_way: string, ears: Ears) => {
    asked.push([where, ears]);
    return { send: () => undefined, close: () => undefined };
  };
  const all: Ends = { here: end("here"), there: end("there"), isAway: () => isAway };
  return { open: opener(all), where: () => asked.map(([it]) => it), last: () => asked.at(-1)?.[1] };
}

describe("the other end of a line", () => {
  it("is where the table is", () => {
    const { open, where } = ends(true);
    open(wayToTable("dGhlLWxvbmctd2F5_-1aBcD3"), NOBODY);
    open(wayToTable("tab-dGhlLWxvbmctd2F5_-1aBcD3"), NOBODY);
    expect(where()).toEqual(["there", "here"]);
  });

  it("is this device for a lesson that no server gives, and stays it", () => {
    const { open, where, last } = ends();
    const way = wayToLesson("bestioles", 1);
    open(way, NOBODY);
    last()?.closed();
    open(way, NOBODY);
    last()?.opened();
    last()?.closed();
    open(way, NOBODY);
    expect(where()).toEqual(["there", "here", "here"]);
  });

  it("is asked again where a lesson was begun", () => {
    const { open, where, last } = ends();
    open(wayToLesson("bestioles", 1), NOBODY);
    last()?.opened();
    last()?.closed();
    open(wayToLesson("bestioles", 2), NOBODY);
    expect(where()).toEqual(["there", "there"]);
  });

  it("is this device at once where nobody has answered before", () => {
    const { open, where } = ends(true);
    open(wayToLesson("bestioles", 1), NOBODY);
    expect(where()).toEqual(["here"]);
  });
});
