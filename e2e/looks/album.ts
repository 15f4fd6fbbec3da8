// The album of `make looks`: where its pictures lie, and which drawing each belongs to.
import { existsSync, statSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import { type Taste, touchList } from "../bestioles";
import { asked, persist } from "../hand";
import { oneMove } from "../loups";
import { type Language, chosen, hurry } from "../person";

export const ALBUM = "../test-output/looks";

/** The screens that every part of the house is looked at on. */
export const SIZES = {
  "360x640": { width: 360, height: 640 },
  "390x844": { width: 390, height: 844 },
  "844x390": { width: 844, height: 390 },
  "1024x768": { width: 1024, height: 768 },
  "1440x900": { width: 1440, height: 900 },
  /** The desk at 200 %. */
  "720x450": { width: 720, height: 450 },
} as const;
export type Size = keyof typeof SIZES;
export const ALL = Object.keys(SIZES) as Size[];

export const GAMES = ["bestioles", "cryptide", "monstre", "gevaudan", "loups-garous"] as const;
export type Game = (typeof GAMES)[number];

const NAMES: Record<Game, RegExp> = {
  bestioles: /^(Bestioles en guerre|Critters at War)$/,
  cryptide: /^(Cryptide|Cryptid)$/,
  monstre: /^(Mon voisin le monstre|My Neighbour the Monster)$/,
  gevaudan: /^Gévaudan$/,
  "loups-garous": /^(Loups-garous|Werewolves)$/,
};

const LOCALES = { fr: "fr-FR", en: "en-GB" };

/** Somebody who looks on a screen of this size; `stage`: who takes the time to, at the table's own pace. */
export async function onlooker(browser: Browser, language: Language, size: Size, stage = false): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: LOCALES[language], reducedMotion: stage ? "no-preference" : "reduce" });
  await context.addInitScript(chosen);
  if (!stage) await context.addInitScript(hurry);
  return context.newPage();
}

/** Takes this screen at each size into the album; where it scrolls, what it is about is in sight. */
export async function shoot(page: Page, name: string, language: Language, sizes: readonly Size[] = ALL, about?: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    // Boards are drawn anew for another size, in their own time.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // And a lesson's pointer looks for its thing a few times a second.
    if ((await page.locator("svg.pointer").count()) > 0) await page.waitForTimeout(200);
    await about?.evaluate((it) => it.scrollIntoView({ block: "center" }));
    await page.screenshot({ path: `${ALBUM}/${name}-${language}-${size}.png`, animations: "allow" });
  }
  if (before) await page.setViewportSize(before);
}

/** Whether this album has the picture, and not the one before. */
function isKept(screen: string): boolean {
  const path = `${ALBUM}/${screen}.png`;
  return existsSync(path) && statSync(path).mtimeMs > statSync(process.env.E2E_DATA!).birthtimeMs;
}

/** The screens on which this picture is not yet taken. */
export const lacking = (name: string, language: Language): Size[] => ALL.filter((size) => !isKept(`${name}-${language}-${size}`));

/** What stands there, in words that are the same on every screen. */
const whichMoment = (page: Page) =>
  page.locator("main[data-moment]").evaluate(({ dataset }: HTMLElement) => [dataset["round"], dataset["moment"], dataset["beat"], dataset["asked"]].join(" "));

/** Takes what is being told on every screen that lacks it. The page's clock must stand, or it would be over before the last of them. */
export async function shootStill(page: Page, name: string, language: Language): Promise<void> {
  const before = page.viewportSize()!;
  const moment = await whichMoment(page);
  for (const size of lacking(name, language)) {
    await page.setViewportSize(SIZES[size]);
    // Boards are drawn anew for another size; what turns over has its own time, which nobody hurries.
    await page.clock.runFor(40);
    await page.waitForTimeout(120);
    if ((await whichMoment(page)) !== moment) break;
    await page.screenshot({ path: `${ALBUM}/${name}-${language}-${size}.png`, animations: "allow" });
  }
  await page.setViewportSize(before);
}

/** The plate of a game on the home page; its two buttons. */
export function plateOf(page: Page, game: Game): { play: Locator; invite: Locator } {
  const plate = page.locator("li.game").filter({ has: page.getByRole("heading", { name: NAMES[game] }) });
  const button = (name: RegExp) => plate.getByRole("button", { name });
  return { play: button(/^(Jouer|Play)/), invite: button(/^(Inviter|Invite)/) };
}

/** A table of this game against bots, begun by one touch. */
export async function sitDown(page: Page, game: Game): Promise<void> {
  await page.goto("/");
  await plateOf(page, game).play.click();
  await page.locator("main[data-moment]").waitFor();
}

/**
 * One move of this game, whichever; it is taken as soon as its consequences are told. Whoever touches again while they are told finds an
 * empty list of moves in a sheet that covers the table, and the button of what is held is under it.
 */
export async function playOn(page: Page, game: Game, taste?: Taste): Promise<void> {
  const touch = () => (game === "loups-garous" ? oneMove(page) : touchList(page, taste));
  const isTold = async () => (await page.locator("main[data-stage='playing']").count()) > 0;
  await persist(page, async () => ((await asked(page).isVisible()) ? touch() : undefined), isTold);
}

/** Lays aside the sheet that a phone lays over the table for its list of moves. */
export async function layAsideSheet(page: Page): Promise<void> {
  if (await page.locator("#drawer.open").isVisible()) await page.keyboard.press("Escape");
}
