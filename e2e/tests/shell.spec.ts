// The shell round every game, on screens of every shape: what must be readable is whole, and fingers and keys find their way.
import { type Browser, type Page, expect, test } from "@playwright/test";
import { asked, moment, takeFromList } from "../bestioles";
import { picture } from "../person";

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const GAMES: Record<string, string> = {
  bestioles: "Bestioles en guerre",
  cryptide: "Cryptide",
  monstre: "Mon voisin le monstre",
  "loups-garous": "Loups-garous",
  gevaudan: "Gévaudan",
};

async function visitor(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "fr-FR", hasTouch: viewport.width < 900, reducedMotion: "reduce" });
  return context.newPage();
}

/** Sits down at a game against bots. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^Jouer.* ${GAMES[game]}$`) }).click();
  await expect(page.locator("main[data-moment]")).toBeVisible();
}

/** Words that a line ends in the middle of, without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !parent.checkVisibility() || parent.closest(".vh, code, .link, svg")) continue;
      for (const found of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].filter((it) => it.width > 0).map((it) => Math.round(it.top)));
        if (lines.size > 1) broken.push(`${found[0]} (${parent.className})`);
      }
    }
    return broken;
  });
}

for (const size of SIZES) {
  for (const game of Object.keys(GAMES)) {
    test(`${game} at ${size.width}×${size.height}: the code is whole and no name is broken`, async ({ browser }) => {
      const page = await visitor(browser, size);
      await sitDown(page, game);
      await picture(page, `shell-${game}-${size.width}x${size.height}`);
      const cut = await page.locator(".crumb").evaluate((crumb) => {
        const code = crumb.querySelector("b")!.getBoundingClientRect();
        const box = crumb.getBoundingClientRect();
        return { width: code.width, over: code.right - box.right, under: box.left - code.left };
      });
      expect(cut.width).toBeGreaterThan(20);
      expect(Math.max(cut.over, cut.under)).toBeLessThanOrEqual(0.5);
      expect(await brokenWords(page)).toEqual([]);
    });
  }
}

test("the log opens at its newest line", async ({ browser }) => {
  const page = await visitor(browser, { width: 844, height: 390 });
  await sitDown(page, "bestioles");
  const log = page.locator("ol.log");
  for (let played = 0; played < 40 && (await log.locator("li").count()) < 14; played += 1) {
    await expect(asked(page)).toBeVisible();
    const before = await moment(page);
    await takeFromList(page);
    await expect(async () => expect(await moment(page)).not.toBe(before)).toPass();
  }
  await page.locator("nav.drawer").getByRole("button", { name: "Journal" }).click();
  await expect(log).toBeVisible();
  await picture(page, "shell-log-844x390");
  const below = () => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  expect(await log.evaluate((it) => it.scrollHeight - it.clientHeight), "the log is longer than its window").toBeGreaterThan(0);
  await expect.poll(below).toBeLessThan(3);
});

test("help asked for by a long press stays when the finger is lifted", async ({ browser }) => {
  const page = await visitor(browser, { width: 390, height: 844 });
  await sitDown(page, "bestioles");
  await expect(asked(page)).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const box = (await page.locator("[data-at^='hand/']").first().boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 20 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const help = page.locator("dialog[open]");
  await expect(help).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // A tap elsewhere closes it: so the lifted finger has been heard before.
  await expect(help).toBeVisible();
  await picture(page, "shell-long-press");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(help).toBeVisible();
  await page.touchscreen.tap(8, 8);
  await expect(help).toBeHidden();
});

test("a card is played by keyboard alone: face up, and the focus stays on the table", async ({ browser }) => {
  const page = await visitor(browser, { width: 1440, height: 900 });
  await sitDown(page, "bestioles");
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.locator("dialog[open]")).toContainText("Bestioles en guerre");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toBeHidden();
  const card = page.locator("[data-at^='hand/']").first();
  const name = await card.getAttribute("data-card");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toHaveAttribute("data-move", new RegExp(`^deploy ${name} `));
  const before = await moment(page);
  await page.keyboard.press("Enter");
  await expect(async () => expect(await moment(page)).not.toBe(before)).toPass();
  await expect(asked(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
