// The shell round every game, on screens of every shape: what must be readable is whole, and fingers and keys find their way.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../test";
import { takeFromList } from "../bestioles";
import { asked, moment, moved } from "../hand";
import { OFTEN, PATIENCE, chosen, hurry, isAccessible, picture, slowDown } from "../person";
import { boardBox, brokenWords, cutParts, cutWords, scrolls, SCREENS, smallTargets, smallText } from "../sizes";

const GAMES: Record<string, string> = {
  bestioles: "Bestioles en guerre",
  cryptide: "Cryptide",
  monstre: "Mon voisin le monstre",
  "loups-garous": "Loups-garous",
  gevaudan: "Gévaudan",
};

async function visitor(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "fr-FR", hasTouch: viewport.width < 900, reducedMotion: "reduce" });
  await context.addInitScript(chosen);
  await context.addInitScript(hurry);
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** Sits down at a game against bots. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^Jouer.* ${GAMES[game]}$`) }).click();
  await expect(page.locator("main[data-moment]")).toBeVisible();
}

/** What must be seen at once, without scrolling: the hand, the clue or the role, and what can be done. */
const OWN: Record<string, string> = {
  bestioles: "[data-at^='hand/'], .tray .acts .btn",
  cryptide: ".clue, .clue p, .tray .acts .btn, .here .said",
  monstre: ".tray .card",
  gevaudan: ".tray .btn",
  "loups-garous": ".tray .btn",
};
/** Games whose own tray or board does not hold yet at a size; each leaves this list with its own work. */
const OPEN: Record<string, string[]> = {};

const TERRAINS = ["désert", "forêt", "lac", "montagne", "marécage"];

/** Something of the board in hand, so that its places and its sentence are there. */
async function takeUp(page: Page, game: string): Promise<void> {
  if (game === "bestioles") await page.locator("[data-at^='hand/']").first().click();
  if (game === "cryptide") await page.locator("[data-lit]").first().click();
}

for (const [at, size] of Object.entries(SCREENS)) {
  for (const game of Object.keys(GAMES)) {
    test(`${game} at ${at}: nothing is cut, nothing scrolls`, async ({ browser }) => {
      const page = await visitor(browser, size);
      await sitDown(page, game);
      const name = `shell-${game}-${at.replaceAll(/\W+/g, "-")}`;
      // The village has a frame of its own, and scenes over it: its own tests look at them. Whoever dies in the first night is asked nothing.
      if (game === "loups-garous") return picture(page, name);
      await expect(asked(page)).toBeVisible();
      await picture(page, name);
      const own = OPEN[game]?.includes(at) ? "" : (OWN[game] ?? "");
      // Letters and faces may still be coming when the table is there.
      const look = (also: () => Promise<void> = async () => undefined) =>
        expect(async () => {
          await holds();
          await also();
        }).toPass({ timeout: PATIENCE, intervals: OFTEN });
      const holds = async () => {
        expect(await cutParts(page, ".crumb b, .prompt h1, .topbar .iconbtn, .seats .seat"), "frame").toEqual([]);
        expect(await cutWords(page, ".prompt .say"), "sentence").toEqual([]);
        if (own === "") return;
        expect(await brokenWords(page), "words").toEqual([]);
        expect(await scrolls(page), "scrolls").toBeLessThanOrEqual(0);
        expect(await cutParts(page, own), "hand and action").toEqual([]);
        expect(await smallText(page), "text").toEqual([]);
      };
      await look();
      if (!["bestioles", "cryptide"].includes(game)) return;
      // Whatever is in hand, the board stays where it is.
      const before = await boardBox(page);
      expect(await smallTargets(page), "targets").toEqual([]);
      await takeUp(page, game);
      await picture(page, `${name}-in-hand`);
      await look(async () => {
        expect(await cutParts(page, "[data-move]"), "places").toEqual([]);
        expect(await boardBox(page)).toBe(before);
      });
      if (game !== "cryptide") return;
      // Whatever is chosen: the first hex that is lit is of any terrain. As a screen reader
      // chooses, without a place: two touches soon at one place are one about the map.
      for (const terrain of TERRAINS) {
        await page.locator(`[data-hex][aria-label*=" ${terrain}" i]`).first().dispatchEvent("click");
        await expect(page.locator(".here h2")).toContainText(terrain, { ignoreCase: true });
        await look();
      }
    });
  }
}

test("the log opens at its newest line", async ({ browser }) => {
  const page = await visitor(browser, { width: 844, height: 390 });
  await sitDown(page, "bestioles");
  const log = page.locator("ol.log");
  for (let played = 0; played < 40 && (await log.locator("li").count()) < 14; played += 1) {
    await expect(asked(page)).toBeVisible();
    await takeFromList(page);
  }
  await page.locator(".topbar").getByRole("button", { name: "Journal" }).click();
  await expect(log).toBeVisible();
  await picture(page, "shell-log-844x390");
  const below = () => log.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight);
  const longer = () => log.evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(longer, { message: "the log is longer than its window", intervals: OFTEN }).toBeGreaterThan(0);
  await expect.poll(below, { intervals: OFTEN }).toBeLessThan(3);
});

test("the sheets that lie over a table can be read by everybody", async ({ browser }) => {
  const page = await visitor(browser, { width: 390, height: 844 });
  await sitDown(page, "bestioles");
  await expect(asked(page)).toBeVisible();
  const sheet = page.locator("dialog[open]");
  const lookAndClose = async () => {
    await expect(sheet).toBeVisible();
    await isAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  };
  await page.locator(".topbar").getByRole("button", { name: "Règles et aide" }).click();
  await lookAndClose();
  await page.locator("[data-at^='hand/']").first().focus();
  await page.keyboard.press("?");
  await lookAndClose();
  await page.getByRole("button", { name: /^Se replier/ }).click();
  await lookAndClose();
  const menu = page.locator(".topbar").getByRole("button", { name: "Menu de la table" });
  await menu.click();
  await lookAndClose();
  await menu.click();
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(sheet.getByRole("switch").first()).toBeVisible();
  await lookAndClose();
  for (const tab of ["Journal", "Discussion", "Coups"]) {
    await page.locator("nav.drawer").getByRole("button", { name: tab }).click();
    await expect(page.locator("aside.side.open")).toBeVisible();
    await isAccessible(page);
  }
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
  await moved(page, before);
  await expect(asked(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("left-handed, with hatchings: hand and buttons change sides, colours have lines", async ({ browser }) => {
  const page = await visitor(browser, { width: 844, height: 390 });
  await page.addInitScript(() => localStorage.setItem("bestiaire.settings", JSON.stringify({ leftHanded: true, aids: "hatching" })));
  for (const game of Object.keys(GAMES)) {
    await sitDown(page, game);
    const left = async (zone: string) => (await page.locator(`main[data-moment] > ${zone}`).first().boundingBox())?.x ?? Number.NaN;
    await expect.poll(async () => (await left(".tray")) < (await left(".board")), { message: game }).toBe(true);
    expect(await scrolls(page), game).toBeLessThanOrEqual(1);
    await expect(page.locator(".hatching").first(), game).toHaveCSS("display", "inline");
    await picture(page, `left-handed-${game}`);
  }
});
