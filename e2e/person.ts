// A person at a screen: opens the house, looks, takes pictures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, type Page, expect } from "@playwright/test";

export type Language = "fr" | "en";
export type Screen = "phone" | "desk";

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
const LOCALES = { fr: "fr-FR", en: "en-GB" };

/** The address of a table: its link. */
export const TABLE = /\/t\/[\w-]{20,}$/;

/** A browser of its own: another person, or another device. */
export async function person(browser: Browser, language: Language, screen: Screen): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: SIZES[screen],
    locale: LOCALES[language],
    hasTouch: screen === "phone",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw new Error(`the page failed: ${error.message}`);
  });
  return page;
}

/** Keeps what the screen shows as test output. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `../test-output/screens/${name}.png` });
}

/** Every word that came over the page's sockets. */
export function overhear(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", (frame) => frames.push(frame.payload.toString()));
  });
  return frames;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}

/** What screen readers and tired eyes meet: nothing serious may be wrong. */
export async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const findings = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: Finding[];
  };
  const serious = findings.violations.filter((it) => it.impact === "serious" || it.impact === "critical");
  expect(serious.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

/** As many seats at a table that gathers as are wanted. */
export async function setSeats(page: Page, wanted: number): Promise<void> {
  const seats = page.locator("section[aria-labelledby='seats'] li");
  await expect(seats.first()).toBeVisible();
  for (let count = await seats.count(); count !== wanted; count = await seats.count()) {
    await page.getByRole("button", { name: count < wanted ? /^(Ajouter|Add) / : /^(Retirer|Remove) / }).click();
    await expect(seats).not.toHaveCount(count);
  }
}
