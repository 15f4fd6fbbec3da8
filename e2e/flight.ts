// Somebody in a train: was here once with a network, and has none now. Tables are held by the device, whose machine is in a hurry.
import { type Browser, type Page, expect } from "@playwright/test";
import { type Language, type Screen, person } from "./person";

/** The address of a table on this device. */
export const HERE = /\/tab\/[\w-]{20,}$/;

export interface Pace {
  botDelayMs: number;
  botThinkMs: number;
  secondMs: number;
}

/** How bots take their time from now on, in milliseconds; engines that run keep theirs. */
export async function setPace(page: Page, pace: Pace): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem("bestiaire.tab-pace", JSON.stringify(wanted)), pace);
}

export const HURRY: Pace = { botDelayMs: 10, botThinkMs: 40, secondMs: 40 };

/** Waits until all of the house is on the device, as its first page says. */
export async function putAway(page: Page): Promise<void> {
  await expect(page.locator(".home[data-offline='ready']")).toBeVisible();
}

/** The home page of somebody who was here once, and whose network is gone. */
export async function inFlight(browser: Browser, language: Language, screen: Screen, stage = false): Promise<Page> {
  const page = await person(browser, language, screen, stage);
  // The companion's page puts the house away at once; the home page waits until nothing else is going on.
  await page.goto("/companion/cryptide");
  await setPace(page, HURRY);
  await expect(page.locator("[data-offline=ready]")).toBeVisible();
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.locator("[data-here=plays]")).toBeVisible();
  return page;
}

/** Against bots of this level, whom nobody asks about. */
export async function playNow(page: Page, game: string, level: string): Promise<void> {
  await page.evaluate((wanted) => localStorage.setItem("bestiaire.bot-level", wanted), level);
  await page.locator("li.game").filter({ has: page.getByRole("heading", { name: game, exact: true }) }).locator(".play").click();
  await expect(page).toHaveURL(HERE);
  await expect(page.locator("main[data-moment]")).toBeVisible();
}
