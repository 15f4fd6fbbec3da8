import { describe, expect, it } from "vitest";
import { noteNotation, parseMove, plainAim, readNotation, takeNotation, touchable } from "./moves";

const TURN = [
  "move B2",
  "move NW",
  "examine",
  "consult 2 1",
  "consult 2 1+3",
  "envoy town 2",
  "look procureur D4",
  "ride C5",
  "heal NE",
  "solicit 2 drop prince",
  "solicit 2 drop marquis",
  "charm top",
  "note village present",
  "note village absent",
  "suspect river",
  "trap",
  "end",
];

describe("moves", () => {
  it("are sorted by what one touches", () => {
    const found = touchable(TURN);
    expect(found.aims.get("move")).toEqual(new Set(["B2", "NW"]));
    expect(found.aims.get("look procureur")).toEqual(new Set(["D4"]));
    expect(found.aims.get("heal")).toEqual(new Set(["NE"]));
    expect(found.reads).toEqual([
      { way: "consult", shelf: 1, sets: new Set(["consult 2 1", "consult 2 1+3"]) },
      { way: "envoy", shelf: "town", sets: new Set(["envoy town 2"]) },
    ]);
    expect(found.takes).toEqual([
      { taking: "solicit", source: "2", drops: ["prince", "marquis"] },
      { taking: "charm", source: "top", drops: [null] },
    ]);
    expect(found.notes).toEqual(new Set(["village"]));
    expect(found.suspects).toEqual(new Set(["river"]));
    expect(found.words).toEqual(new Set(["examine", "trap", "end"]));
  });

  it("asked of one alone", () => {
    const found = touchable(["name 3", "keep 1", "peek 2", "yes", "no"]);
    expect(found.names).toEqual(new Set([2]));
    expect(found.keep).toEqual(new Set([0]));
    expect(found.peek).toEqual(new Set([1]));
    expect(found.words).toEqual(new Set(["yes", "no"]));
  });

  it("are written as they are read", () => {
    expect(readNotation("consult", 1, [2, 0])).toBe("consult 2 1+3");
    expect(readNotation("envoy", "town", [9])).toBe("envoy town 10");
    expect(takeNotation("charm", "top", null)).toBe("charm top");
    expect(takeNotation("solicit", "3", "prince")).toBe("solicit 3 drop prince");
    expect(noteNotation("forest", false)).toBe("note forest absent");
    expect(parseMove("note forest absent")).toEqual({ kind: "note", colour: "forest", present: false });
  });

  it("walk when nothing else was chosen", () => {
    expect(plainAim(touchable(TURN))).toBe("move");
    expect(plainAim(touchable(["lead B2", "lead C2"]))).toBe("lead");
    expect(plainAim(touchable(["look passeur B1"]))).toBeNull();
  });
});
