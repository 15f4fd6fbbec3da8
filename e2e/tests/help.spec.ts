// Help on the spot: a mouse that rests, a long press, a right click, "?". In each game a card or role, a place, a seat, a button.
import type { Locator, Page } from "@playwright/test";
import { onlooker, playOn, sitDown, type Game } from "../looks/album";
import { expect, test } from "../test";
import { isAccessible } from "../person";

interface Thing {
  /** What it is, for who reads the report. */
  what: string;
  at: string;
  /** Its tip is a rule's sentence, or a title of its own; drawings have none. */
  rests?: boolean;
  /** It can have the focus. */
  keys?: boolean;
}

const THINGS: Record<Game, Thing[]> = {
  bestioles: [
    { what: "a card of mine", at: "[data-at^='hand/']", rests: true, keys: true },
    { what: "the totals of a theatre", at: "[data-point^='total/']", rests: true },
    { what: "the button that withdraws", at: ".tray [data-spot='BES-37']", rests: true, keys: true },
    { what: "a seat", at: ".seats [data-point='seat/2']", rests: true },
  ],
  cryptide: [
    { what: "a hex", at: "[data-hex='F5']", keys: true },
    { what: "my clue", at: "[data-spot='CRY-6']", rests: true },
    { what: "a seat", at: ".seats [data-point='seat/2']", rests: true },
  ],
  monstre: [
    { what: "a card of mine", at: "[data-at='hand/0']", rests: true, keys: true },
    { what: "a neighbour", at: "[data-house='1']", keys: true },
    { what: "the rounds", at: ".rounds li.on", rests: true },
  ],
  gevaudan: [
    { what: "a cell", at: "[data-cell='B2']", keys: true },
    { what: "the hearts", at: "[data-spot='GEV-WND-3']", rests: true },
    { what: "a seat", at: ".seats [data-point='seat/2']", rests: true },
    { what: "the button that ends a turn", at: "[data-spot='GEV-R42']", rests: true, keys: true },
  ],
  "loups-garous": [
    { what: "a house", at: "button.house[data-seat='3']", keys: true },
    { what: "the hour", at: ".hours .hr", rests: true },
  ],
};

const sheet = (page: Page) => page.locator("dialog[open]");

async function opens(page: Page, ask: () => Promise<void>, what: string): Promise<void> {
  await expect(async () => {
    if ((await sheet(page).count()) === 0) await ask();
    await expect(sheet(page), what).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // Words, and no ids.
  const said = await sheet(page).innerText();
  expect(said.length, what).toBeGreaterThan(20);
  expect(said, what).not.toMatch(/\b[a-z]+(-[a-z]+)*-(help|rule|ui|card)-/);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
}

/** A finger that stays: longer than any game waits. */
async function press(page: Page, thing: Locator): Promise<void> {
  const box = (await thing.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) };
  const client = await page.context().newCDPSession(page);
  const told = sheet(page).waitFor({ timeout: 5_000 });
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await told.catch(() => undefined);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

/** Hunters choose a refuge before they have a turn that could end. */
async function begin(page: Page, game: Game): Promise<void> {
  if (game !== "gevaudan") return;
  const turn = page.locator("[data-spot='GEV-R42']").locator("visible=true").first();
  await expect(async () => {
    if (!(await turn.isVisible())) await playOn(page, game);
    await expect(turn).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await page.locator("main.app[data-asked='yes']").waitFor();
}

for (const game of Object.keys(THINGS) as Game[]) {
  test(`things of ${game} are explained where they are`, async ({ browser }) => {
    const page = await onlooker(browser, "en", "1440x900");
    await sitDown(page, game);
    await page.locator("main.app[data-asked='yes']").waitFor();
    await begin(page, game);
    const moment = () => page.locator("main.app").getAttribute("data-moment");
    const before = await moment();
    let isRead = false;
    for (const { what, at, rests, keys } of THINGS[game]) {
      const thing = page.locator(at).locator("visible=true").first();
      await thing.waitFor();
      if (rests) {
        await thing.hover();
        await expect.poll(() => thing.evaluate((it) => it.closest("[title]")?.getAttribute("title") ?? ""), what).not.toBe("");
      }
      await opens(page, () => press(page, thing), `${what}, long press`);
      if (keys) await opens(page, () => thing.press("?"), `${what}, "?"`);
      if (!isRead && keys) {
        await thing.press("?");
        await isAccessible(page);
        await page.keyboard.press("Escape");
        await expect(sheet(page)).toHaveCount(0);
        isRead = true;
      }
    }
    // Nothing was played by asking; a village goes on talking meanwhile.
    if (game !== "loups-garous") expect(await moment()).toBe(before);
  });
}
