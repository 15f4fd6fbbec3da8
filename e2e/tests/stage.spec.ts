// Whole games at the normal pace, with the log of the stage: nothing is cut, nothing is asked while something is told, and no bot
// acts behind anybody's back. The page's own clock is hurried, so that an evening takes half a minute.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { touchBoard, touchList } from "../bestioles";
import { ending } from "../hand";
import { OFTEN, person, picture } from "../person";
import { makeMove, untilWanted } from "../scenes";
import { beatsOf, stageLog, troubles, watchStage } from "../stage";

const seen = (page: Page) => page.locator("[data-act='seen']");

/** No beat is shorter than the movement of a card, and what is read at leisure lasts longer; a late clock takes a little of it. */
const SHORTEST = 200;

/** One move on the board or from the list. */
const playCard = (page: Page): Promise<void> => makeMove(page, async () => (await touchBoard(page)) || (await touchList(page)));

/** Presses the button that a beat waits for, once: the stage has noted it when it goes on. */
async function acknowledge(page: Page): Promise<void> {
  const before = (await stageLog(page)).length;
  await seen(page).click();
  await expect.poll(async () => (await stageLog(page)).length, { intervals: OFTEN }).toBeGreaterThan(before);
}

test("a war at the normal pace is told beat by beat", async ({ browser }) => {
  const page = await person(browser, "fr", "phone", true);
  await watchStage(page);
  await page.goto("/");
  await page.getByRole("button", { name: /^Jouer/ }).first().click();
  let results = 0;
  for (let step = 0; step < 300; step += 1) {
    const now = await untilWanted(page);
    if (now === "over") break;
    if (now === "seen") {
      results += 1;
      if (results === 1) await picture(page, "stage-battle-result-fr-phone");
      await acknowledge(page);
    } else await playCard(page);
  }
  await expect(ending(page)).toBeVisible();
  const log = await stageLog(page);
  expect(troubles(log)).toEqual([]);
  const beats = beatsOf(log);
  expect(results).toBeGreaterThan(0);
  // Every battle that was fought to its end was counted, theatre by theatre, before its result.
  const counts = beats.filter(({ says }) => /^(Air|Terre|Mer)\s:/.test(says));
  expect(counts.length % 3).toBe(0);
  const isResult = (says: string) => /l’emporte/.test(says);
  expect(beats.filter(({ says }) => isResult(says)).length).toBe(results);
  // A result lasts until it is acknowledged, which here is at once.
  expect(beats.filter(({ says, lasted }) => !isResult(says) && lasted < SHORTEST)).toEqual([]);
  expect(counts.filter(({ lasted }) => lasted < 800)).toEqual([]);
});

test("a touch ends a beat, and what has to be acknowledged waits for its own button", async ({ browser }) => {
  const page = await person(browser, "en", "desk", true);
  await watchStage(page);
  await page.goto("/");
  await page.getByRole("button", { name: /^Play/ }).first().click();
  for (let step = 0; step < 300; step += 1) {
    const now = await untilWanted(page);
    if (now !== "asked") break;
    await playCard(page);
  }
  await expect(seen(page)).toBeVisible();
  const told = await page.locator(".prompt h1").textContent();
  await page.locator("section.board").click({ position: { x: 5, y: 5 } });
  await page.clock.runFor(60_000);
  await expect(page.locator(".prompt h1")).toHaveText(told ?? "");
  // A chip shows its beat again; the game has not moved.
  await acknowledge(page);
  await untilWanted(page);
  if (await ending(page).isVisible()) return;
  const chip = page.locator(".strip .chip").first();
  await chip.click();
  await expect(page.getByText("The game has not moved.")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByText("The game has not moved.")).toBeHidden();
});
