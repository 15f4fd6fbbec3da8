import { expect, it } from "vitest";
import type { SeatInfo } from "../wire/SeatInfo";
import { namesOf, namesOfRecord } from "./names";

const t = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(" ");
const bot = (name: string) => ({ kind: "bot", level: "easy", name, shared: false }) as SeatInfo;

it("calls bots as the table does, in every language", () => {
  expect(namesOf([bot("Isaure"), bot("Colin")], t)).toEqual(["Isaure", "Colin"]);
});

it("leaves names of a record alone, and numbers the bots of old ones", () => {
  const has = (id: string) => id === "bot-easy";
  expect(namesOfRecord(["Zoé", "Isaure"], t, has)).toEqual(["Zoé", "Isaure"]);
  expect(namesOfRecord(["Zoé", "bot easy"], t, has)).toEqual(["Zoé", "bot-name bot-easy"]);
  expect(namesOfRecord(["bot easy", "Zoé", "bot easy"], t, has)[2]).toBe("name-numbered bot-name bot-easy 2");
});
