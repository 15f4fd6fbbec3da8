// Whole games of Mon voisin le monstre and of Gévaudan with the keyboard alone. What is said aloud is kept as a transcript.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { anyOf } from "../hand";
import { isOn, keepTranscript, listen, playByKeys, press, sitDownByKeys, tabTo } from "../keyboard";
import { person } from "../person";

const ASKED = "main[data-asked='yes']";

const count = (page: Page, selector: string) => page.locator(selector).count();

/** Goes to a thing by Tab and presses Enter on it; false where the table has stopped asking meanwhile. */
async function pressWhileAsked(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 160; presses += 1) {
    if (await isOn(page, selector)) {
      await page.keyboard.press("Enter");
      return true;
    }
    if ((await count(page, ASKED)) === 0) return false;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${selector}`);
}

/** A card, or as many as are asked for, then a lit house, and how many if that is asked. */
async function playCard(page: Page): Promise<void> {
  const LIT = "[data-house][data-move]";
  for (let cards = 0; cards < 3 && (await count(page, LIT)) === 0; cards += 1) {
    if (!(await pressWhileAsked(page, ".tray [data-pick]:not(.chosen)"))) return;
  }
  // The keyboard is on a lit house already; sometimes the next one is meant.
  if ((await isOn(page, LIT)) && Math.random() < 0.5) await page.keyboard.press("ArrowRight");
  await pressWhileAsked(page, LIT);
  if ((await count(page, ".ask [data-move]")) > 0) await pressWhileAsked(page, ".ask [data-move]");
}

test("Monstre by keys and by ear", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await person(browser, "fr", "desk", true);
  await listen(page);
  await sitDownByKeys(page, "Mon voisin le monstre");
  await playByKeys(page, () => playCard(page));
  const said = await keepTranscript(page, "monstre");
  expect(said.some((it) => /joue/.test(it))).toBe(true);
  expect(said.some((it) => /^Le Monstre \(/.test(it))).toBe(true);
});

/** The arrows that lead from the cell with the focus towards the nearest lit one, the longer way first; none if it is there. */
function arrowsToLit(): string[] {
  const middle = (it: Element) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const here = document.activeElement;
  if (!here || here.matches("[data-cell][data-lit]")) return [];
  const from = middle(here);
  const ways = [...document.querySelectorAll("[data-cell][data-lit]")].map((it) => {
    const { x, y } = middle(it);
    return { x: x - from.x, y: y - from.y };
  });
  const near = ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0];
  if (!near) return [];
  const across = near.x < 0 ? "ArrowLeft" : "ArrowRight";
  const along = near.y < 0 ? "ArrowUp" : "ArrowDown";
  return Math.abs(near.x) > Math.abs(near.y) ? [across, along] : [along, across];
}

/** Walks over the map by arrows until a lit cell has the focus, and enters it; false if it was not found. */
async function walkToLit(page: Page): Promise<boolean> {
  await tabTo(page, "svg.gmap [data-cell]");
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isOn(page, "[data-cell][data-lit]")) {
      await page.keyboard.press("Enter");
      return true;
    }
    // Where the straight way is barred one goes round, as one would: any way, now and then.
    const straight = await page.evaluate(arrowsToLit);
    const way = steps % 4 === 3 ? anyOf(arrows) : straight[steps % 4 === 2 ? 1 : 0];
    await page.keyboard.press(way ?? anyOf(arrows));
  }
  return false;
}

/** Says yes by keys where a question is asked before a move without return. */
async function sure(page: Page): Promise<void> {
  const yes = "dialog[open]:not([data-result]) footer .btn.primary";
  if ((await count(page, yes)) > 0) await press(page, yes);
}

async function hunt(page: Page): Promise<void> {
  const open = (key: string) => `.acts [data-act='${key}'][data-open]`;
  const isLast = /Dernière manche/.test(await page.locator(".prompt").innerText());
  if (isLast && (await count(page, open("trap"))) > 0) {
    await press(page, open("trap"));
    return sure(page);
  }
  for (const key of ["archive", "examine"]) {
    if ((await count(page, `${open(key)}.go`)) > 0 && Math.random() < 0.7) return press(page, `${open(key)}.go`);
  }
  if ((await count(page, "[data-cell][data-lit]")) > 0 && (await walkToLit(page))) return sure(page);
  if ((await count(page, open("end"))) > 0) {
    await press(page, open("end"));
    return sure(page);
  }
  await press(page, ".tray button[data-move]");
}

test("Gévaudan by keys and by ear", async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await person(browser, "fr", "desk", true);
  await listen(page);
  await sitDownByKeys(page, "Gévaudan");
  await playByKeys(page, () => hunt(page));
  const said = await keepTranscript(page, "gevaudan");
  expect(said.some((it) => /La nuit tombe/.test(it))).toBe(true);
  expect(said.some((it) => /^La boîte s’ouvre/.test(it))).toBe(true);
});
