import { expect, it } from "vitest";
import { DEFAULTS, understood } from "./settings";

it("understands what an older page has kept", () => {
  expect(understood({ confirm: false, moves: true, pace: "brisk" })).toEqual({
    ...DEFAULTS,
    confirm: false,
    moves: true,
    pace: "brisk",
  });
});

it("leaves out what means nothing", () => {
  for (const kept of [
    null,
    3,
    "x",
    [],
    { pace: "tomorrow", volume: "loud", text: 7, sound: "yes", vibrate: null, aids: "stripes", leftHanded: "yes" },
  ]) {
    expect(understood(kept)).toEqual(DEFAULTS);
  }
  expect(understood({ volume: 400 }).volume).toBe(DEFAULTS.volume);
  expect(understood({ volume: 0 }).volume).toBe(0);
});

it("keeps which hand one plays with, and which aids one needs", () => {
  expect(understood({ leftHanded: true, aids: "hatching" })).toEqual({
    ...DEFAULTS,
    leftHanded: true,
    aids: "hatching",
  });
});
