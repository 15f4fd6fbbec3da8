// A player without eyes and without a mouse: walks by keys alone, and hears what the page says aloud. Keeps the transcript.
import { mkdirSync, writeFileSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { askedOrOver, ending, moment } from "./hand";
import { OFTEN, PATIENCE, isAccessible } from "./person";

/** One line of a transcript: a key and what had the focus when it was pressed, or a sentence said aloud. */
type Line = { key: string; on: string } | { said: string };

declare global {
  interface Window {
    heardAloud: string[];
    /** Keys and sentences as they came. */
    transcript: Line[];
    /** What had the focus when it was lost to the page itself. */
    lostFocus: string[];
  }
}

/** In the page: notes what live regions say, as a screen reader would, and every time the focus falls to the page's body. */
function keepEars(): void {
  window.heardAloud = [];
  window.transcript = [];
  window.lostFocus = [];
  const LIVE = "[aria-live]:not([aria-live='off']), [role='status'], [role='alert'], [role='log']";
  const words = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const say = (text: string) => {
    if (text === "") return;
    window.heardAloud.push(text);
    window.transcript.push({ said: text });
  };
  /** What a screen reader calls it, or nearly. */
  const nameOf = (it: Element | null) => {
    if (!it || it === document.body) return "";
    const parts: string[] = [];
    const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("[aria-hidden='true'], svg")) parts.push(words(node));
    }
    return it.getAttribute("aria-label") || parts.filter(Boolean).join(" ");
  };
  const heard = (record: MutationRecord) => {
    const at = record.target instanceof Element ? record.target : record.target.parentElement;
    const region = at?.closest(LIVE);
    if (!region) return;
    // A status is read as a whole; of a log what is added.
    const whole = region.matches("[role='status'], [role='alert'], [aria-atomic='true']");
    if (record.type === "characterData") say(words(whole ? region : record.target));
    else if (record.addedNodes.length > 0 && whole) say(words(region));
    else record.addedNodes.forEach((node) => say(words(node)));
  };
  let last = "";
  const note = () => {
    const has = document.activeElement;
    if (has && has !== document.body) last = `${has.tagName.toLowerCase()}.${has.getAttribute("class") ?? ""} ${words(has).slice(0, 60)}`;
  };
  document.addEventListener("focusin", note);
  const noteKey = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === "Shift") return;
    window.transcript.push({ key: shiftKey ? `Shift+${key}` : key, on: nameOf(document.activeElement) });
    // Tab may lead out of the page; that is no loss.
    if (key === "Tab") last = "";
  };
  document.addEventListener("keydown", noteKey, { capture: true });
  new MutationObserver((records) => {
    records.forEach(heard);
    // A turn later: whoever mends the focus has had its chance.
    setTimeout(() => {
      const lost = last !== "" && document.activeElement === document.body && document.querySelector("main[data-moment]") !== null;
      if (lost) window.lostFocus.push(last);
      if (lost) last = "";
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Beats are told at once, but whatever has to be acknowledged waits for its key. */
function tellAtOnce(): void {
  if (location.protocol !== "about:") localStorage.setItem("bestiaire.settings", JSON.stringify({ pace: "instant" }));
}

/** From now on the page is listened to, and its focus watched. Before the first `goto`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(tellAtOnce);
  await page.addInitScript(keepEars);
}

/** Everything said aloud so far. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heardAloud);

/** Where the focus was when it got lost; empty if it never was. */
export const lostFocus = (page: Page): Promise<string[]> => page.evaluate(() => window.lostFocus);

/** Sentences said twice in a row. */
export function repeated(said: string[]): string[] {
  return said.filter((text, index) => index > 0 && said[index - 1] === text);
}

/** Whether what has the focus matches. */
export const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** The way by Tab from what has the focus to what matches: forward, or back if it stands before it. */
function wayTo(page: Page, selector: string): Promise<"Tab" | "Shift+Tab"> {
  return page.evaluate((wanted) => {
    const here = document.activeElement ?? document.body;
    const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter((it) => it.checkVisibility());
    const isBefore = (it: Element) => Boolean(here.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING);
    return seen.length > 0 && seen.every(isBefore) ? "Shift+Tab" : "Tab";
  }, selector);
}

/** Presses Tab until something that matches has the focus. Fails if nothing on the page does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const key = await wayTo(page, selector);
  for (let presses = 0; presses < 160; presses += 1) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by ${key} to ${selector}`);
}

/** Goes to a thing by Tab and presses Enter on it. */
export async function press(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
}

/** Sits down at a game against bots from the home page, by keys. `name` as the button's label ends. */
export async function sitDownByKeys(page: Page, name: string): Promise<void> {
  await page.goto("/");
  const play = page.getByRole("button", { name: new RegExp(`^(Jouer|Play).* ${name}$`) });
  await expect(play).toBeVisible();
  for (let presses = 0; presses < 160; presses += 1) {
    if (await play.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("main[data-moment]")).toBeVisible();
}

/** Walks over the map of Cryptide by arrows. */
async function walkTo(page: Page, goal: string): Promise<void> {
  for (let steps = 0; steps < 24; steps += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute("data-hex"));
    if (!at) throw new Error("the keyboard is not on the map any more");
    if (at === goal) return;
    if (at[0] !== goal[0]) await page.keyboard.press(at[0]! < goal[0]! ? "ArrowRight" : "ArrowLeft");
    else await page.keyboard.press(at[1]! < goal[1]! ? "ArrowDown" : "ArrowUp");
  }
}

/** A hex that may be chosen now: a lit one, or on a turn any that is not closed. */
async function openHex(page: Page, turn: number): Promise<string> {
  const lit = await page.locator("[data-hex][data-lit]").evaluateAll((all) => all.map((it) => it.getAttribute("data-hex")!));
  if (lit.length > 0) return lit[turn % lit.length]!;
  const open = await page
    .locator("[data-hex]")
    .evaluateAll((all) => all.filter((it) => !/case close|closed/.test(it.getAttribute("aria-label") ?? "")).map((it) => it.getAttribute("data-hex")!));
  return open[(turn * 17) % open.length]!;
}

/**
 * Chooses a hex of Cryptide's map by keys, on every turn another, so that something can be done there. Which hexes may be chosen is
 * shown once the table has taken the last move: until then none is lit, and any would be gone to.
 */
export async function chooseHex(page: Page, turn: number): Promise<void> {
  await expect(async () => {
    await tabTo(page, "[data-hex]");
    await walkTo(page, await openHex(page, turn));
    await page.keyboard.press("Enter");
    await expect(page.locator(".tray [data-move]").first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: PATIENCE, intervals: OFTEN });
}

/** What has to be acknowledged. */
const SEEN = "[data-act='seen']";

/** Until the table has moved on: another moment, something told, or `other`. */
export async function answered(page: Page, before: string | null, other = SEEN, timeout = PATIENCE): Promise<void> {
  const went = ([old, selector]: [string | null, string]) => {
    const main = document.querySelector<HTMLElement>("main[data-moment]");
    const moved = main !== null && (main.dataset["moment"] !== old || main.dataset["stage"] === "playing");
    return moved || document.querySelector(selector) !== null;
  };
  await page.waitForFunction(went, [before, other] as [string | null, string], { polling: 20, timeout });
}

/** Looks at the page with axe. What it says while it is read in another language is nothing that a player hears. */
async function lookAside(page: Page): Promise<void> {
  const before = await page.evaluate(() => [window.heardAloud.length, window.transcript.length] as const);
  await isAccessible(page);
  await page.evaluate(([heard, lines]) => {
    window.heardAloud.length = heard;
    window.transcript.length = lines;
  }, before);
}

/**
 * Plays to the end; `move` makes one move by keys. Where several have to answer at once, the answer of another is a moment, too: it
 * is enough that each move was taken before the next one is tried. Each first scene of a kind is looked at with axe.
 */
export async function playByKeys(page: Page, move: (before: string | null) => Promise<void>): Promise<void> {
  const looked = new Set<string>();
  for (let step = 0; step < 500; step += 1) {
    await askedOrOver(page, SEEN);
    if (await ending(page).isVisible()) return;
    if ((await page.locator(SEEN).count()) > 0) {
      const scene = (await page.locator("main[data-moment]").getAttribute("data-beat")) ?? "";
      if (!looked.has(scene)) await lookAside(page);
      looked.add(scene);
      await press(page, SEEN);
      continue;
    }
    const before = await moment(page);
    // What is offered is drawn a little before the table has taken the last move, and a key may come too soon: one presses again.
    await expect(async () => {
      if ((await moment(page)) !== before || (await page.locator(SEEN).count()) > 0 || (await ending(page).isVisible())) return;
      await move(before);
      await answered(page, before, SEEN, 5_000);
    }).toPass({ timeout: 60_000, intervals: OFTEN });
  }
  throw new Error("the game does not end");
}

/** A transcript to read: keys in a row in one line, with what the last of them was pressed on; sentences below it. */
function readable(lines: Line[]): string {
  const out: string[] = [];
  let run: { key: string; times: number; on: string }[] = [];
  const flush = () => {
    if (run.length === 0) return;
    const keys = run.map(({ key, times }) => (times > 1 ? `${key} ×${times}` : key)).join(", ");
    const { key, on } = run.at(-1)!;
    out.push(on !== "" && !/Tab|Arrow/.test(key) ? `> ${keys}  [${on.slice(0, 120)}]` : `> ${keys}`);
    run = [];
  };
  for (const line of lines) {
    if ("said" in line) {
      flush();
      out.push(`  ${line.said}`);
      continue;
    }
    const last = run.at(-1);
    if (last?.key === line.key && /Tab|Arrow/.test(line.key)) last.times += 1;
    else run.push({ ...line, times: 1 });
    if (line.key === "Enter" || line.key === " ") flush();
  }
  flush();
  return `${out.join("\n")}\n`;
}

/** Ends the test of a game played by ear: nothing was lost or said twice, and the transcript is kept. */
export async function keepTranscript(page: Page, game: string): Promise<string[]> {
  const said = await heard(page);
  mkdirSync("../test-output/transcripts", { recursive: true });
  writeFileSync(`../test-output/transcripts/${game}.txt`, readable(await page.evaluate(() => window.transcript)));
  expect(repeated(said)).toEqual([]);
  expect(await lostFocus(page)).toEqual([]);
  return said;
}
