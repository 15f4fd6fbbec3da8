// Playing Bestioles with the hands of a person: on the board itself, or from the list of moves.
import { type Page, expect } from "@playwright/test";

const WORDS = {
  moves: /^(Coups|Moves)/,
  withdraw: /repli|withdraw/i,
};

/** The dialog or banner that says the game is over. */
export const ending = (page: Page) => page.getByRole("button", { name: /^(Revanche|Rematch)$/ });

const lit = (page: Page) => page.locator("[data-move]:visible:not([disabled])");

/** The table waits for the one who sits at this page. */
export const asked = (page: Page) => page.locator("main[data-asked='yes']");

function anyOf<T>(items: T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}

/** Picks up a card and puts it somewhere, or answers an ability on the board. Whether there was something to touch. */
export async function touchBoard(page: Page): Promise<boolean> {
  if ((await lit(page).count()) === 0) {
    const cards = await page.locator("[data-at^='hand/']:visible").all();
    if (cards.length === 0) return false;
    await anyOf(cards).click();
    // A card that can do nothing now explains itself instead.
    const help = page.locator("dialog[open]");
    if (await help.isVisible()) {
      await page.keyboard.press("Escape");
      await expect(help).toBeHidden();
      return false;
    }
  }
  const targets = await lit(page).all();
  if (targets.length === 0) return false;
  await anyOf(targets).click();
  return true;
}

/** Takes a move from the list, any but a withdrawal. */
export async function takeFromList(page: Page): Promise<void> {
  const list = page.locator("[data-part='moves'] li button:not([disabled])").filter({ hasNotText: WORDS.withdraw });
  if (!(await list.first().isVisible())) await page.getByRole("button", { name: WORDS.moves }).first().click();
  await anyOf(await list.all()).click();
}

/** The number of the last moment this page has seen, as the page itself counts. */
export const moment = (page: Page) => page.locator("main[data-moment]").getAttribute("data-moment");

/** Plays until the war is over, the first moves by touch. */
export async function playToTheEnd(page: Page, onStep?: (step: number) => Promise<void>): Promise<void> {
  for (let step = 0; step < 400; step += 1) {
    await expect(ending(page).or(asked(page)).first()).toBeVisible({ timeout: 20_000 });
    if (await ending(page).isVisible()) return;
    await onStep?.(step);
    const before = await moment(page);
    if (!(step < 30 && (await touchBoard(page)))) await takeFromList(page);
    await expect(async () => expect(await moment(page)).not.toBe(before)).toPass({ timeout: 10_000 });
  }
  throw new Error("the war does not end");
}
