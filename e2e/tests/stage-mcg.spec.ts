// Whole games of Mon voisin le monstre, of Gévaudan and of Cryptide at the normal pace, with the page's clock hurried: everything
// that happened has its scene, nothing is cut, and nobody moves while something is told or looked at.
import { expect, test } from "../test";
import { touchTable } from "../monstre";
import { overhear, person } from "../person";
import { anyMove, beatsWithoutTrouble, makeMove, newsIn, playOut } from "../scenes";
import { watchStage } from "../stage";

test("Monstre: every hunt, look, hand and end of a round has its scene", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await person(browser, "fr", "phone", true);
  const frames = overhear(page);
  await watchStage(page);
  await playOut(page, "Mon voisin le monstre", () => makeMove(page, () => touchTable(page)));
  const told = await beatsWithoutTrouble(page);
  const news = await newsIn(page, frames);
  const heard = (...types: string[]) => news.filter(({ type }) => types.includes(type));
  const ends = heard("round_ended");
  expect(ends.length).toBeGreaterThan(0);
  expect(told("round-end", "game-end")).toBe(ends.length);
  expect(told("game-end")).toBe(1);
  expect(told("hand")).toBe(ends.reduce((sum, { result }) => sum + (result?.hands.length ?? 0), 0));
  expect(told("way")).toBe(ends.length);
  expect(told("hunt")).toBe(heard("missed", "caught").length);
  expect(told("missed")).toBe(heard("missed").length);
  expect(told("caught")).toBe(heard("caught", "bitten").length);
  expect(told("look")).toBe(heard("looked").filter(({ cards }) => cards).length);
  expect(told("friend")).toBe(heard("befriended").length);
  expect(told("pass")).toBe(heard("moved").length);
  expect(told("fog")).toBe(heard("fogged").length);
  expect(told("deal")).toBe(ends.length - 1);
});

test("Gévaudan: every wound, elimination, event, look and the box has its scene", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await person(browser, "fr", "desk", true);
  const frames = overhear(page);
  await watchStage(page);
  await playOut(page, "Gévaudan", () => anyMove(page));
  const told = await beatsWithoutTrouble(page);
  const news = await newsIn(page, frames);
  const heard = (...types: string[]) => news.filter(({ type }) => types.includes(type));
  expect(heard("rolled").length).toBeGreaterThan(0);
  expect(told("die")).toBe(heard("rolled").length);
  expect(told("wound", "my-wound")).toBe(heard("wounded").length);
  const byWounds = heard("eliminated").filter(({ out }) => out === "wounds");
  const mine = heard("box_seen").length;
  expect(told("elimination", "my-elimination")).toBe(byWounds.length + mine);
  expect(told("trap-failed")).toBe(heard("trap_failed").length);
  expect(told("event")).toBe(heard("event").length);
  expect(told("turned-up")).toBe(heard("turned_up").length);
  expect(told("game-end")).toBe(1);
  // The box falls print by print: for all at the end, and for me alone after a trap that failed.
  expect(told("print")).toBe(4 * (1 + mine));
});

test("Cryptide: every token, search, answer and clue has its scene", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await person(browser, "en", "desk", true);
  const frames = overhear(page);
  await watchStage(page);
  // A search whenever there is one, so that the hunt ends.
  await playOut(page, "Cryptid", () => anyMove(page, /^Search [A-L][1-9]$/));
  const told = await beatsWithoutTrouble(page);
  const news = await newsIn(page, frames);
  const heard = (...types: string[]) => news.filter(({ type }) => types.includes(type));
  expect(heard("searched").length).toBeGreaterThan(0);
  expect(told("search")).toBe(heard("searched").length);
  expect(told("token")).toBe(heard("placed", "answered", "corrected").length);
  expect(told("end")).toBe(heard("found", "misled", "full").length);
  expect(told("end")).toBeGreaterThan(0);
  // Clue after clue, one for each who sits there.
  expect(told("clue")).toBe(heard("revealed").length);
});
