// A person at a screen: opens the house, looks, takes pictures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
  expect,
} from "@playwright/test";
import { follow } from "../web/src/live/follow";
import type { FromTable } from "../web/src/wire/FromTable";
import type { Moment } from "../web/src/wire/Moment";

export type Language = "fr" | "en";
export type Screen = "phone" | "desk";

const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};
const LOCALES = { fr: "fr-FR", en: "en-GB" };

/** When to look again, in milliseconds: what a test waits for is usually there at once. */
export const OFTEN = [20, 50, 100];
/** How long a test waits for what must come, in milliseconds; it is no measure of anything, and a busy machine is no fault. */
export const PATIENCE = 30_000;

/** The address of a table: its link. */
export const TABLE = /\/t\/[\w-]{20,}$/;

/** Everything is told at once, and whatever has to be acknowledged is acknowledged. */
export function hurry(): void {
  // An empty page has no storage, and nothing to hurry.
  if (location.protocol === "about:") return;
  const kept = JSON.parse(localStorage.getItem("bestiaire.settings") ?? "{}") as object;
  localStorage.setItem("bestiaire.settings", JSON.stringify({ pace: "instant", ...kept }));
  // The fine settings of a lobby stay unfolded for who unfolded them once.
  localStorage.setItem("bestiaire.fine-settings", "open");
  setInterval(() => document.querySelector<HTMLElement>("[data-act='seen']")?.click(), 40);
}

/** Has chosen against which bots to play, so that nobody asks; a test of the question forgets it again. */
export function chosen(): void {
  if (location.protocol !== "about:" && localStorage.getItem("bestiaire.bot-level") === null) localStorage.setItem("bestiaire.bot-level", "easy");
}

/** A browser of its own: another person, or another device. `stage`: somebody who takes the time to look. */
export async function person(
  browser: Browser,
  language: Language,
  screen: Screen,
  stage = false,
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: SIZES[screen],
    locale: LOCALES[language],
    hasTouch: screen === "phone",
    reducedMotion: "reduce",
  });
  await context.addInitScript(chosen);
  if (!stage) await context.addInitScript(hurry);
  const page = await context.newPage();
  await slowDown(page);
  page.on("pageerror", (error) => {
    throw new Error(`the page failed: ${error.message}`);
  });
  return page;
}

/** A page on a slow device, with `E2E_SLOW=3` three times slower than this one: what a test does not wait for comes late there. */
export async function slowDown(page: Page): Promise<void> {
  if (!process.env.E2E_SLOW) return;
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.E2E_SLOW) });
}

/** Keeps what the screen shows as test output. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `../test-output/screens/${name}.png`, timeout: 2 * PATIENCE });
}

/**
 * Every word that came over the page's sockets. Moments, which say what is new, are filled in with what was said before. The page may
 * have drawn a word before it is overheard: `caughtUp` waits for it.
 */
export function overhear(page: Page): string[] {
  const frames: string[] = [];
  let now: Moment | null = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", (frame) => {
      const message = JSON.parse(frame.payload.toString()) as FromTable;
      if (message.type === "picture") now = message.now;
      if (message.type === "moment" && now) now = follow(now, message.now);
      frames.push(
        JSON.stringify("now" in message && now ? { ...message, now } : message),
      );
    });
  });
  return frames;
}

/** Where a table stands, as it was said over the line to whoever looks from `seat`. */
interface Stand<View> {
  round: number;
  seat: number | null;
  now: Omit<Moment, "view"> & { view: View };
}

/** The last word that says where the table stands. */
function lastStand<View>(frames: string[]): Stand<View> | undefined {
  const last = frames.findLast((it) => it.includes('"now":{'));
  return last === undefined ? undefined : (JSON.parse(last) as Stand<View>);
}

/** The last moment that was overheard. */
export const lastNow = <View = unknown>(frames: string[]): Stand<View>["now"] | undefined => lastStand<View>(frames)?.now;

/** Waits until everything that the page shows has been overheard, from the same eyes. */
export async function caughtUp(page: Page, frames: string[]): Promise<void> {
  await expect(async () => {
    const { round, eyes, moment } = await page.locator("main[data-moment]").evaluate((it) => ({ ...(it as HTMLElement).dataset }));
    const heard = lastStand(frames);
    expect(heard?.round).toBeGreaterThanOrEqual(Number(round));
    if (eyes !== undefined) expect(String(heard?.seat ?? "public")).toBe(eyes);
    if (heard?.round === Number(round)) expect(heard.now.number).toBeGreaterThanOrEqual(Number(moment));
  }).toPass({ timeout: PATIENCE, intervals: OFTEN });
}

const axe = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface Finding {
  id: string;
  nodes: { target: string[] }[];
}

/**
 * Eyes for the page and for what is framed in it, in worlds of their own: the page's clock may be stopped, and axe needs one. Each call
 * looks at what stands there then.
 */
async function openEyes(client: CDPSession): Promise<() => Promise<string[]>> {
  const { frameTree } = await client.send("Page.getFrameTree");
  const worlds: number[] = [];
  for (const { frame } of [frameTree, ...(frameTree.childFrames ?? [])]) {
    const { executionContextId: contextId } = await client.send("Page.createIsolatedWorld", { frameId: frame.id });
    await client.send("Runtime.evaluate", { contextId, expression: axe });
    worlds.push(contextId);
  }
  return async () => {
    const found: Finding[] = [];
    for (const contextId of worlds) {
      const { result, exceptionDetails } = await client.send("Runtime.evaluate", {
        contextId,
        expression: "axe.run(document, { resultTypes: ['violations'], iframes: false }).then((it) => it.violations)",
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      found.push(...(result.value as Finding[]));
    }
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  };
}

/** The page in another language, as if it had been chosen in another tab. */
async function readIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = "bestiaire.language";
    localStorage.setItem(key, chosen);
    dispatchEvent(new StorageEvent("storage", { key, newValue: chosen }));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** What screen readers and tired eyes meet: nothing may be wrong, in either language. */
export async function isAccessible(page: Page): Promise<void> {
  const own = (await page.locator("html").getAttribute("lang")) === "fr" ? "fr" : "en";
  const client = await page.context().newCDPSession(page);
  try {
    const look = await openEyes(client);
    // What is being drawn while it is looked at is looked at again: what stands there has to be right.
    const isRight = (language: Language) =>
      expect(async () => expect(await look(), `axe, ${language}`).toEqual([])).toPass({ timeout: 5_000, intervals: OFTEN });
    await isRight(own);
    const other = own === "fr" ? "en" : "fr";
    await readIn(page, other);
    await isRight(other);
    await readIn(page, own);
  } finally {
    await client.detach();
  }
}

/** As many seats at a table that gathers as are wanted. */
export async function setSeats(page: Page, wanted: number): Promise<void> {
  const seats = page.locator("section[data-seats]");
  const count = async () => Number(await seats.getAttribute("data-seats"));
  const step = async (more: boolean) =>
    page.getByRole("button", { name: more ? /^(Ajouter|Add) / : /^(Retirer|Remove) / }).click();
  for (let now = await count(); now !== wanted; now = await count()) {
    await step(now < wanted);
    await expect(seats).not.toHaveAttribute("data-seats", String(now));
  }
}

/** Seats somebody who shares this device. */
export async function seatNeighbour(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^(Quelqu’un d’autre|Someone else)/ }).click();
  const field = page.getByLabel(/^(Son nom|Their name)/);
  await field.fill(name);
  await field.press("Enter");
  await expect(page.locator("section[aria-labelledby='seats'] .nm").filter({ hasText: name })).toBeVisible();
}

/** Puts bots on all free seats, however soon the page offers them, until `start` opens. */
export async function fillWithBots(page: Page, start: Locator): Promise<void> {
  const fill = page.getByRole("button", { name: /^(Compléter avec|Fill with) / });
  await expect(async () => {
    if ((await fill.count()) > 0) await fill.click({ timeout: 2_000 });
    await expect(fill).toHaveCount(0, { timeout: 2_000 });
    await expect(start).toBeEnabled({ timeout: 2_000 });
  }).toPass({ timeout: 60_000, intervals: OFTEN });
}
