// Playing Mon voisin le monstre with the hands of a person: a card, then a house.
import { type Page, expect } from "@playwright/test";
import { anyOf, asked, moment, playOn } from "./hand";
import { OFTEN } from "./person";

/** The end of a round, where the hand was. */
export const roundEnd = (page: Page) => page.locator(".tray .points");

const lit = (page: Page) => page.locator("[data-house][data-move]");
const chosen = (page: Page) => page.locator(".tray .card.chosen");

/** Picks up the cards that are asked for, and touches a lit house; on it, how many, if that is asked. */
export async function touchTable(page: Page, wanted?: (card: string) => boolean): Promise<void> {
  while ((await lit(page).count()) === 0) {
    const cards = await page.locator(".tray [data-pick]:not(.chosen)").all();
    // What was asked has just been answered, or is about to be drawn.
    if (cards.length === 0) {
      if (!(await asked(page).isVisible())) return;
      await page.waitForTimeout(20);
      continue;
    }
    const names = await Promise.all(cards.map((it) => it.getAttribute("data-card")));
    const good = cards.filter((_, index) => wanted?.(names[index] ?? "") ?? true);
    const before = await chosen(page).count();
    await anyOf(good.length > 0 ? good : cards).click();
    await expect(chosen(page)).toHaveCount(before + 1);
  }
  const houses = await lit(page).all();
  if (houses.length > 0) await touchHouse(page, anyOf(houses));
}

/** Touches a lit house and, if it asks, says how many. */
export async function touchHouse(page: Page, house: ReturnType<Page["locator"]>): Promise<void> {
  const choice = page.locator(".ask [data-move]");
  const before = await moment(page);
  const went = async () => (await moment(page)) !== before || !(await asked(page).isVisible());
  await house.click();
  await expect.poll(async () => (await went()) || (await choice.count()) > 0, { intervals: OFTEN }).toBe(true);
  if ((await choice.count()) === 0) return;
  await anyOf(await choice.all()).click();
  await expect.poll(went, { intervals: OFTEN }).toBe(true);
}

/** Plays whatever is asked until the game is over; whatever has to be acknowledged is acknowledged by the page itself. */
export const playToTheEnd = (page: Page, onStep?: (step: number) => Promise<void>): Promise<void> =>
  playOn(page, () => touchTable(page), onStep);
