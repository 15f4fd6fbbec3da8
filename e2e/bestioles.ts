// Playing Bestioles with the hands of a person: on the board itself, or from the list of moves.
import { type Page, expect } from "@playwright/test";
import { anyOf, persist, playOn } from "./hand";

const WORDS = {
  moves: /^(Coups|Moves)/,
  log: /^(Journal|Log)/,
  withdraw: /repli|withdraw/i,
};

const lit = (page: Page) => page.locator("[data-move]:visible:not([disabled])");

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
  // Where the card would be lost, the table asks first.
  const lose = page.locator("[data-act='lose']");
  if (await lose.isVisible()) await lose.click();
  return true;
}

/** What is taken from a list of moves wherever it is there, and what only where there is nothing else. */
export interface Taste {
  rather?: RegExp;
  rarely: RegExp;
}

/** Touches a move of the list, any but a withdrawal, unless there is no other. */
export async function touchList(page: Page, { rather, rarely }: Taste = { rarely: WORDS.withdraw }): Promise<void> {
  const list = page.locator("[data-part='moves'] li button:not([disabled])");
  if (!(await list.first().isVisible())) {
    const tab = page.getByRole("button", { name: WORDS.moves }).first();
    // On short screens the tabs stand in the sheet that the top bar opens.
    if (!(await tab.isVisible())) await page.locator(".topbar").getByRole("button", { name: WORDS.log }).click();
    await tab.click();
    await expect(list.first()).toBeVisible({ timeout: 2_000 });
  }
  const liked = rather ? await list.filter({ hasText: rather }).all() : [];
  const others = liked.length > 0 ? liked : await list.filter({ hasNotText: rarely }).all();
  await anyOf(others.length > 0 ? others : await list.all()).click();
}

/** Takes a move from the list, and waits for the table's answer. */
export const takeFromList = (page: Page): Promise<void> => persist(page, () => touchList(page));

/** Plays until the war is over, the first moves by touch. */
export const playToTheEnd = (page: Page, onStep?: (step: number) => Promise<void>): Promise<void> =>
  playOn(page, async (step) => (step < 30 && (await touchBoard(page))) || (await touchList(page)), onStep);
