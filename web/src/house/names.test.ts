import { expect, it } from "vitest";
import type { SeatInfo } from "../wire/SeatInfo";
import { namesOf, namesOfRecord } from "./names";

const t = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(" ");
const bot = (name: string) => ({ kind: "bot", level: "easy", name, shared: false }) as SeatInfo;

it("calls bots as the table does, in every language", () => {
  expect(namesOf([bot("Isaure"), bot("Colin")], t)).toEqual(["Isaure", "Colin"]);
});

it("numbers the seats of one person, unless they have names of their own", () => {
  const seat = (name: string) =>
    ({
      kind: "person",
      guest: "ana",
      name,
      here: true,
      absent: false,
      held: null,
      gone: false,
      shared: true,
    }) as SeatInfo;
  expect(namesOf([seat("Ana"), seat("Ana")], t)).toEqual(["name-numbered Ana 1", "name-numbered Ana 2"]);
  expect(namesOf([seat("Ana"), seat("Inès")], t)).toEqual(["Ana", "Inès"]);
});

it("leaves names of a record alone, and numbers the bots of old ones", () => {
  const has = (id: string) => id === "bot-easy";
  expect(namesOfRecord(["Zoé", "Isaure"], t, has)).toEqual(["Zoé", "Isaure"]);
  expect(namesOfRecord(["Zoé", "bot easy"], t, has)).toEqual(["Zoé", "bot-name bot-easy"]);
  expect(namesOfRecord(["bot easy", "Zoé", "bot easy"], t, has)[2]).toBe("name-numbered bot-name bot-easy 2");
});

it("tells equal names of a record apart, whoever bears them", () => {
  const has = (id: string) => id === "bot-easy";
  const three = namesOfRecord(["Zoé", "bot easy", "bot easy", "bot easy"], t, has);
  expect(new Set(three).size).toBe(4);
  expect(three.slice(1).map((name) => name.slice(-1))).toEqual(["1", "2", "3"]);
  expect(namesOfRecord(["Ana", "Basile", "Ana"], t, has)).toEqual([
    "name-numbered Ana 1",
    "Basile",
    "name-numbered Ana 2",
  ]);
});
