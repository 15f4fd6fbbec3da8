// The end of a game: who has won, the next one as a proposal, the picture, and the game at its own address.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../test";
import { playToTheEnd, takeFromList } from "../bestioles";
import { askedOrOver, ending } from "../hand";
import { isAccessible, OFTEN, person, picture, TABLE } from "../person";

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;

/** Two persons sit down to a war. */
async function twoSitDown(browser: Browser): Promise<[Page, Page]> {
  const ana = await person(browser, "fr", "phone");
  const bea = await person(browser, "en", "desk");
  await ana.goto("/");
  const plate = ana.getByRole("listitem").filter({ has: ana.getByRole("heading", { name: "Bestioles en guerre", exact: true }) });
  await plate.getByRole("button", { name: /^Inviter/ }).click();
  await ana.waitForURL(TABLE);
  await bea.goto(ana.url());
  await bea.getByRole("button", { name: /Sit/ }).first().click();
  await ana.getByRole("button", { name: "Commencer la partie" }).click();
  return [ana, bea];
}

/** Both play, whoever is asked, until the war is over. */
async function playOut(pages: Page[]): Promise<void> {
  for (let step = 0; step < 400; step += 1) {
    const over = await Promise.all(pages.map((page) => ending(page).isVisible()));
    if (over.every(Boolean)) return;
    const asked = await Promise.race(pages.map(async (page) => (await askedOrOver(page), page)));
    if (await ending(asked).isVisible()) {
      await Promise.all(pages.map((page) => expect(ending(page)).toBeVisible()));
      return;
    }
    await takeFromList(asked);
  }
}

/** Nothing that has to be seen or touched leaves the glass. */
async function fits(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, { message: `${name} at ${width}×${height}`, intervals: OFTEN }).toBeLessThanOrEqual(0);
    const small = () => page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("dialog[open] :is(button, a), .replay :is(.bar button, label)")]
        .filter((it) => it.checkVisibility() && it.getBoundingClientRect().height > 0)
        .filter((it) => it.getBoundingClientRect().height < 43.5)
        .map((it) => it.textContent?.trim() || it.getAttribute("aria-label")),
    );
    await expect.poll(small, { message: `${name} at ${width}×${height}`, intervals: OFTEN }).toEqual([]);
    await picture(page, `${name}-${width}x${height}`);
  }
}

/** The address of the game that is over: it has one once it is written down. */
async function addressOf(page: Page): Promise<string> {
  const link = page.locator("dialog[data-result]").getByRole("link", { name: "Revoir" });
  await expect(link).toHaveAttribute("href", /^\/g\/[\w-]{20,}$/);
  return (await link.getAttribute("href"))!;
}

test("two persons: one proposes, the other accepts, and the score goes on", async ({ browser }) => {
  const [ana, bea] = await twoSitDown(browser);
  await playOut([ana, bea]);
  const results = await Promise.all([ana, bea].map((it) => it.locator("dialog[data-result]").getAttribute("data-result")));
  expect([...results].sort()).toEqual(["lost", "won"]);
  const winner = results[0] === "won" ? ana : bea;
  await expect(winner.getByRole("heading", { name: /^(Vous avez gagné|You have won)$/ })).toBeVisible();
  await isAccessible(ana);
  await fits(ana, "end-two-fr");

  await ending(ana).click();
  await expect(bea.getByRole("heading", { name: "Rematch?" })).toBeVisible();
  await expect(bea.getByText("is thinking…").or(bea.getByText("your word"))).toBeVisible();
  await fits(ana, "proposal-mine-fr");
  await fits(bea, "proposal-theirs-en");
  await isAccessible(bea);
  await bea.getByRole("button", { name: "Not now" }).click();
  await expect(ana.getByText("pas maintenant")).toBeVisible();
  await bea.getByRole("button", { name: "I’m in" }).click();
  await Promise.all([ana, bea].map((it) => expect(it.locator("main[data-round='2']")).toBeVisible()));
  await expect(ending(ana)).toHaveCount(0);

  await playOut([ana, bea]);
  await expect(ana.getByText("Parties gagnées à cette table, sur 2")).toBeVisible();
  await picture(ana, "match-score-fr-phone");
  const address = await addressOf(ana);

  // Both games are kept on this device, each at its own address.
  const kept = () => ana.evaluate(() => JSON.parse(localStorage.getItem("bestiaire.recent") ?? "[]") as { id: string; result: string }[]);
  await expect.poll(async () => new Set((await kept()).map(({ id }) => id)).size, { intervals: OFTEN }).toBe(2);
  expect(`/g/${(await kept())[0]!.id}`).toBe(address);

  // Another game is proposed the same way; both stay together.
  await ana.getByRole("button", { name: "Changer de jeu" }).click();
  await ana.getByRole("button", { name: "Gévaudan" }).click();
  await expect(bea.getByRole("heading", { name: "Gévaudan?" })).toBeVisible();
  await bea.getByRole("button", { name: "I’m in" }).click();
  await Promise.all([ana, bea].map((it) => expect(it.locator("main.gevaudan")).toBeVisible()));
});

test("a finished game is seen by who has its address, from any seat, and all open", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  await ana.goto("/");
  await ana.getByRole("button", { name: /^Jouer/ }).first().click();
  await playToTheEnd(ana);
  const address = await addressOf(ana);

  const zoe = await person(browser, "fr", "phone");
  const asked: string[] = [];
  zoe.on("request", (it) => asked.push(new URL(it.url()).pathname));
  await zoe.goto(address);
  const main = zoe.locator("main.replay");
  await expect(main).toHaveAttribute("data-eyes", "public");
  await expect(zoe.getByRole("heading", { level: 1 })).toHaveText("La donne");
  const hand = zoe.locator("[data-at^='hand/']");
  const step = () => main.getAttribute("data-step");

  await zoe.getByRole("radio").first().check({ force: true });
  await expect(main).toHaveAttribute("data-eyes", "0");
  await expect(hand.first()).toBeVisible();
  const first = await hand.allTextContents();
  for (let n = 0; n < 3; n += 1) await zoe.getByRole("button", { name: "Un coup en avant" }).click();
  await expect(zoe.getByRole("heading", { level: 1 })).not.toHaveText("La donne");
  const here = await step();
  await zoe.getByRole("radio").nth(1).check({ force: true });
  await expect(main).toHaveAttribute("data-eyes", "1");
  await expect.poll(async () => Number(await step()), { intervals: OFTEN }).toBeLessThanOrEqual(Number(here));
  await expect.poll(() => hand.allTextContents(), { intervals: OFTEN }).not.toEqual(first);

  await zoe.getByRole("button", { name: "Passer à l’étape suivante" }).click();
  await expect(zoe.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await zoe.getByRole("radio", { name: "Tout révélé" }).check({ force: true });
  await expect(main).toHaveAttribute("data-eyes", "open");
  await expect(zoe.getByRole("list", { name: "Ce que chacun garde pour soi" })).toBeVisible();
  await isAccessible(zoe);
  await fits(zoe, "past-open-fr");
  await zoe.keyboard.press("End");
  await expect(zoe.getByRole("heading", { level: 1 })).toContainText(/gagne|guerre/i);
  // It says nothing of the table where it was played, and asks nothing of it.
  expect(asked.filter((it) => it.startsWith("/api/tables") || it.startsWith("/ws"))).toEqual([]);

  // The picture.
  await zoe.getByRole("button", { name: "Partager cette partie" }).click();
  const canvas = zoe.locator("canvas[data-drawn='yes']");
  await expect(canvas).toBeVisible();
  await isAccessible(zoe);
  await zoe.setViewportSize({ width: 390, height: 844 });
  await picture(zoe, "share-fr-390x844");
  const keeps = zoe.waitForEvent("download");
  await zoe.getByRole("button", { name: "Enregistrer l’image" }).click();
  const png = readFileSync(await (await keeps).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const before = await canvas.evaluate((it: HTMLCanvasElement) => it.toDataURL());
  await zoe.getByLabel(/La fin/).uncheck();
  await expect(canvas).toBeVisible();
  await expect.poll(() => canvas.evaluate((it: HTMLCanvasElement) => it.toDataURL()), { intervals: OFTEN }).not.toBe(before);
  await expect(zoe.getByRole("img", { name: /Qui l’a emporté/ })).toBeVisible();
});

test("an address that leads to no game says so", async ({ browser }) => {
  const page = await person(browser, "en", "phone");
  await page.goto("/g/aaaaaaaaaaaaaaaaaaaaaaaa");
  await expect(page.getByRole("alert")).toHaveText("No finished game has this address.");
});
