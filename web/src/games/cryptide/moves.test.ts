import { expect, it } from "vitest";
import { fixable, parseMove, placeable, touchable } from "./moves";

it("reads every notation", () => {
  expect(parseMove("ask F4 2")).toEqual({ kind: "ask", hex: "F4", seat: 1 });
  expect(parseMove("fix F4")).toEqual({ kind: "fix", hex: "F4", to: null });
  expect(parseMove("fix F4 G5")).toEqual({ kind: "fix", hex: "F4", to: "G5" });
  expect(parseMove("agree")).toEqual({ kind: "agree" });
  expect(parseMove("dance F4")).toBeNull();
});

it("sorts moves by what one touches", () => {
  const touch = touchable(["ask F4 2", "ask F4 3", "search F4", "cube A1", "disc B2", "fix C3 D4", "fix E5", "hint"]);
  expect([...(touch.ask.get("F4") ?? [])]).toEqual([1, 2]);
  expect([...touch.search]).toEqual(["F4"]);
  expect([...placeable(touch)]).toEqual(["A1", "B2"]);
  expect([...fixable(touch, null)]).toEqual(["C3", "E5"]);
  expect([...fixable(touch, "C3")]).toEqual(["D4"]);
  expect([...fixable(touch, "E5")]).toEqual([]);
  expect(touch.hint).toBe("hint");
});
