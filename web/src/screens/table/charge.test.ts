import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../../wire/SeatInfo";
import type { TableInfo } from "../../wire/TableInfo";
import { absentSeats, isInCharge, whatLeavingMeans } from "./charge";

const person = (guest: string, more: Partial<Extract<SeatInfo, { kind: "person" }>> = {}): SeatInfo => ({
  kind: "person",
  guest,
  name: guest,
  here: true,
  absent: false,
  held: null,
  gone: false,
  shared: false,
  ...more,
});
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  code: "HIBOU-42",
  link: "dGhlLWxvbmctd2F5_-1aBcD3",
  game: "bestioles",
  options: {},
  seats,
  phase: "playing",
  round: 1,
  host: "ana",
  public: false,
  tempo: "auto",
  absent: "wait",
  place: "apart",
  paused: false,
  clock: null,
  watching: 0,
  outcome: null,
  played: 0,
  won: [],
  changed: 0,
  ...more,
});

describe("in charge", () => {
  it("is the host", () => {
    const both = table([person("ana"), person("bob")]);
    expect(isInCharge(both, "ana", true)).toBe(true);
    expect(isInCharge(both, "bob", true)).toBe(false);
    expect(isInCharge(both, null, false)).toBe(false);
  });

  it("is any player once the host has been away for long", () => {
    const alone = table([person("ana", { here: false, absent: true }), person("bob")]);
    expect(isInCharge(alone, "bob", true)).toBe(true);
    expect(isInCharge(alone, "eve", false)).toBe(false);
  });
});

it("names who may be sent away", () => {
  const away = { here: false, absent: true };
  const seats = [person("ana"), person("bob", away), person("cleo", { ...away, held: "easy" })];
  expect(absentSeats(table([...seats, person("dan", { ...away, gone: true })]))).toEqual([1]);
});

describe("leaving", () => {
  const seats = [person("ana"), person("bob", { gone: true })];
  it("is for good where the game goes on without me", () => {
    expect(whatLeavingMeans(table(seats), true, [0])).toBe("good");
    expect(whatLeavingMeans(table(seats), true, [1])).toBe("wait");
    expect(whatLeavingMeans(table(seats), false, [0])).toBe("wait");
  });
  it("gives the seat to a bot where that was agreed on", () => {
    expect(whatLeavingMeans(table(seats, { absent: "bot" }), true, [0])).toBe("bot");
    expect(whatLeavingMeans(table(seats, { absent: "bot", phase: "gathering" }), true, [0])).toBe("wait");
  });
});
