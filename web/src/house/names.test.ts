import { expect, it } from "vitest";
import type { SeatInfo } from "../wire/SeatInfo";
import { namesOf, namesOfRecord } from "./names";

const t = (id: string, args?: Record<string, string | number>) =>
  id === "bot-names" ? "Ana, Bea, Cleo, Dora, Eve, Flo, Gus" : `${id}${args ? Object.values(args).join(" ") : ""}`;
const bots = (n: number) => Array.from({ length: n }, () => ({ kind: "bot", level: "easy" }) as SeatInfo);

it("numbers a few bots and gives names to many", () => {
  expect(namesOf(bots(2), t)[1]).toMatch(/2$/);
  expect(namesOf(bots(7), t)).toEqual(["Ana", "Bea", "Cleo", "Dora", "Eve", "Flo", "Gus"]);
});

it("calls them the same in a record", () => {
  const has = (id: string) => id === "bot-easy";
  expect(namesOfRecord(["Zoé", ...Array<string>(6).fill("bot easy")], t, has)).toEqual([
    "Zoé",
    ...["Bea", "Cleo", "Dora", "Eve", "Flo", "Gus"],
  ]);
  expect(namesOfRecord(["Zoé", "bot easy"], t, has)).toEqual(["Zoé", "bot-namebot-easy"]);
});

it("tells equal names of a record apart, whoever bears them", () => {
  const has = (id: string) => id === "bot-easy";
  const three = namesOfRecord(["Zoé", "bot easy", "bot easy", "bot easy"], t, has);
  expect(new Set(three).size).toBe(4);
  expect(three.slice(1).map((name) => name.slice(-1))).toEqual(["1", "2", "3"]);
  expect(namesOfRecord(["Ana", "Basile", "Ana"], t, has)).toEqual([
    "name-numberedAna 1",
    "Basile",
    "name-numberedAna 2",
  ]);
});
