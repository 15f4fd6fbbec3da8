import { expect, it } from "vitest";
import type { GameInfo } from "../../wire/GameInfo";
import { changedOptions, keepsOpen, remembersOpen } from "./fine";

it("counts what is not as it comes", () => {
  const options = [
    { key: "mode", values: ["normal", "advanced"], default: "normal" },
    { key: "first", values: ["drawn", "1"], default: "drawn" },
    { key: "setup", values: [""], default: "" },
  ];
  const info = { options } as unknown as GameInfo;
  expect(changedOptions(info, { mode: "normal", first: "drawn" })).toEqual([]);
  expect(changedOptions(info, { mode: "advanced", first: "drawn" })).toEqual(["mode"]);
});

it("stays open for who opened it", () => {
  expect(keepsOpen()).toBe(false);
  remembersOpen(true);
  expect(keepsOpen()).toBe(true);
  remembersOpen(false);
  expect(keepsOpen()).toBe(false);
});
