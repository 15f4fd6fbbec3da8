// Playing Mon voisin le monstre with the hands of a person: a card, then a house.
import { type Page, expect } from "@playwright/test";
import { asked, ending, moment } from "./bestioles";

/** The end of a round, shown over the table. */
export const roundSheet = (page: Page) => page.locator("section.sheet");

const closeSheet = (page: Page) => roundSheet(page).getByRole("button");
const lit = (page: Page) => page.locator("[data-house][data-move]");
const chosen = (page: Page) => page.locator(".tray .card.chosen");

export function anyOf<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}

/** Puts the end of a round away; whether there was one. */
export async function readOn(page: Page): Promise<boolean> {
  if (!(await roundSheet(page).isVisible())) return false;
  await closeSheet(page).click();
  await expect(roundSheet(page)).toBeHidden();
  return true;
}

/** Picks up the cards that are asked for, and touches a lit house; on it, how many, if that is asked. */
export async function touchTable(page: Page, wanted?: (card: string) => boolean): Promise<void> {
  const seen = page.getByRole("button", { name: /^(C’est vu|Seen)$/ });
  if (await seen.isVisible()) await seen.click();
  while ((await lit(page).count()) === 0) {
    const cards = await page.locator(".tray [data-pick]:not(.chosen)").all();
    const names = await Promise.all(cards.map((it) => it.getAttribute("data-card")));
    const good = cards.filter((_, index) => wanted?.(names[index] ?? "") ?? true);
    const before = await chosen(page).count();
    await anyOf(good.length > 0 ? good : cards).click();
    await expect(chosen(page)).toHaveCount(before + 1);
  }
  await touchHouse(page, anyOf(await lit(page).all()));
}

/** Touches a lit house and, if it asks, says how many. */
export async function touchHouse(page: Page, house: ReturnType<Page["locator"]>): Promise<void> {
  const choice = page.locator(".ask [data-move]");
  const before = await moment(page);
  await house.click();
  await expect(async () => {
    const moved = (await moment(page)) !== before || !(await asked(page).isVisible());
    expect(moved || (await choice.count()) > 0).toBe(true);
  }).toPass();
  if ((await choice.count()) > 0) await anyOf(await choice.all()).click();
}

/** Plays whatever is asked until the game is over. Tells of every step, and of every end of a round before it is put away. */
export async function playToTheEnd(
  page: Page,
  on: { step?: (step: number) => Promise<void>; round?: (number: number) => Promise<void> },
): Promise<number> {
  let rounds = 0;
  for (let step = 0; step < 200; step += 1) {
    await expect(ending(page).or(asked(page)).or(roundSheet(page)).first()).toBeVisible({ timeout: 30_000 });
    if (await ending(page).isVisible()) return rounds;
    if (await roundSheet(page).isVisible()) {
      await on.round?.((rounds += 1));
      await readOn(page);
      continue;
    }
    await on.step?.(step);
    const before = await moment(page);
    await touchTable(page);
    await expect(async () => expect(await moment(page)).not.toBe(before)).toPass({ timeout: 15_000 });
  }
  throw new Error("the game does not end");
}
