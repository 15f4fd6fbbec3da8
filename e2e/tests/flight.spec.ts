// In flight mode: everything that needs no server, from the home page to the end, and what happens to it when the page is closed,
// its engine dies, the device is changed or the house is renewed meanwhile.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { playToTheEnd, takeFromList, touchList } from "../bestioles";
import { HERE, HURRY, inFlight, playNow, putAway, setPace } from "../flight";
import { asked, ending, moment, playOn } from "../hand";
import { OFTEN, PATIENCE, isAccessible, person, picture } from "../person";
import { house } from "../renewed";

test("home, without a network: what is there works, what needs a server says so", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await putAway(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator("[data-here=plays]")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Jouer/ })).toHaveCount(5);
  await expect(page.getByText("Les tables des autres attendent le réseau.")).toBeVisible();
  await isAccessible(page);
  await picture(page, "flight-home-fr-phone");
  await page.goto("/t/dGhlLWxvbmctd2F5_-1aBcD3");
  await expect(page.getByRole("heading", { name: "Cette table attend le réseau" })).toBeVisible();
  await isAccessible(page);
});

test("Bestioles against the strongest, to the end and its replay", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "phone");
  await playNow(page, "Bestioles en guerre", "hard");
  await expect(asked(page)).toBeVisible();
  await playToTheEnd(page, async (step) => {
    if (step === 2) await picture(page, "flight-bestioles-fr-phone");
  });
  await isAccessible(page);
  await picture(page, "flight-bestioles-end-fr-phone");
  await page.locator("dialog[open]").getByRole("link", { name: "Revoir" }).click();
  await expect(page).toHaveURL(/\/g\/tab-[\w-]{20,}$/);
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await slider.press("End");
  await expect(slider).not.toHaveValue("0");
  // It stands among my games, and opens again from there.
  await page.goto("/games");
  await expect(page.getByRole("link", { name: /^Revoir/ })).toHaveCount(1);
  await page.getByRole("link", { name: /^Revoir/ }).click();
  await expect(slider).toBeVisible();
});

test("Cryptide against the strongest, to the end", async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await inFlight(browser, "en", "desk");
  await playNow(page, "Cryptid", "hard");
  const taste = { rather: /^Search [A-L][1-9]$/, rarely: /hint/i };
  await playOn(page, () => touchList(page, taste));
  await expect(ending(page)).toBeVisible();
  await picture(page, "flight-cryptide-end-en-desk");
});

test("Gévaudan alone, to the end", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "desk");
  await page.locator("li.game").filter({ has: page.getByRole("heading", { name: "Gévaudan", exact: true }) }).getByRole("button", { name: /^À plusieurs/ }).click();
  await expect(page).toHaveURL(HERE);
  await isAccessible(page);
  await picture(page, "flight-gather-fr-desk");
  const seats = page.locator("section[data-seats]");
  while ((await seats.getAttribute("data-seats")) !== "1") {
    const before = await seats.getAttribute("data-seats");
    await page.getByRole("button", { name: /^Retirer / }).click();
    await expect(seats).not.toHaveAttribute("data-seats", before!);
  }
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await playOn(page, () => touchList(page, { rather: /^(Terminer|Finir|Piéger)/, rarely: /^$/ }));
  await expect(ending(page)).toBeVisible();
});

test("two people pass the device round, and a second window is the big screen", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "phone");
  await page.locator("li.game").filter({ has: page.getByRole("heading", { name: "Bestioles en guerre", exact: true }) }).getByRole("button", { name: /^À plusieurs/ }).click();
  await page.getByRole("button", { name: /^Quelqu’un d’autre/ }).click();
  await page.getByLabel(/^Son nom/).fill("Ysengrin");
  await page.getByLabel(/^Son nom/).press("Enter");
  await expect(page.locator(".people .nm").filter({ hasText: "Ysengrin" })).toBeVisible();
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  const lift = page.locator("[data-curtain] button, .curtain button").first();
  await expect(lift).toBeVisible();
  await lift.click();
  await expect(asked(page)).toBeVisible();
  const screen = await page.context().newPage();
  await screen.goto(`${new URL(page.url()).pathname}/tv`);
  await expect(screen.locator("[data-moment]").first()).toBeVisible();
  const before = await moment(page);
  await takeFromList(page);
  await expect.poll(() => moment(page), { intervals: OFTEN }).not.toBe(before);
  await expect(lift).toBeVisible();
  await expect.poll(async () => Number(await screen.locator("[data-moment]").first().getAttribute("data-moment")), { timeout: PATIENCE }).toBeGreaterThan(0);
  await picture(page, "flight-curtain-fr-phone");
});

test("a lesson's first step", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "phone");
  await page.goto("/learn/bestioles");
  const app = page.locator("main.app.lesson");
  await expect(app).toBeVisible();
  await expect(app).toHaveAttribute("data-says", /says|silent/);
  const next = page.locator("[data-act='next']");
  const at = async () => `${await app.getAttribute("data-task")}/${await page.locator(".coach h1").innerText()}`;
  const first = await at();
  if (await next.isVisible()) {
    await next.click();
    await expect.poll(at, { intervals: OFTEN }).not.toBe(first);
  }
  await isAccessible(page);
  await picture(page, "flight-lesson-fr-phone");
});

test("a riddle, wrongly and rightly", async ({ browser }) => {
  const page = await inFlight(browser, "en", "desk");
  await page.goto("/riddle/bestioles-six");
  await expect(page.locator("[data-riddle='bestioles-six']")).toBeVisible();
  const said = page.locator("#riddle-said");
  await page.locator("[data-answer='withdraw']").click();
  await expect(said).toHaveClass(/\bno\b/);
  await page.locator("[data-answer='improvise sea-6 air']").click();
  await expect(page.locator(".proof")).toBeVisible();
  await page.goto("/riddles");
  await expect(page.locator(".days li a")).toHaveCount(28);
});

/** Bots that take their time. */
const SLOWLY = { botDelayMs: 600_000, botThinkMs: 600_000, secondMs: 1000 };

/** What the table says of itself: its moment and its log. */
async function standing(page: Page): Promise<{ moment: number; log: string[] }> {
  await expect(page.locator("main[data-moment]")).toBeVisible();
  return page.locator("main[data-moment]").evaluate((it) => ({
    moment: Number((it as HTMLElement).dataset.moment),
    log: [...it.querySelectorAll("ol.log li")].map((line) => line.textContent ?? ""),
  }));
}

test("closed while a bot thinks, and opened again: the same position, and the game goes on", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "desk");
  await setPace(page, SLOWLY);
  await page.reload();
  await playNow(page, "Bestioles en guerre", "hard");
  const address = page.url();
  if (await asked(page).isVisible()) await takeFromList(page);
  await expect(asked(page)).toBeHidden();
  const before = await standing(page);
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto("/");
  await setPace(again, SLOWLY);
  await expect(again.locator(".mine a")).toHaveCount(1);
  await again.locator(".mine a").click();
  await expect(again).toHaveURL(address);
  expect(await standing(again)).toEqual(before);
  await expect(asked(again)).toBeHidden();
  await setPace(again, HURRY);
  await again.reload();
  await expect(asked(again)).toBeVisible();
  expect((await standing(again)).moment).toBeGreaterThan(before.moment);
  await takeFromList(again);
});

test("the engine killed in the middle of writing loses nothing that it acknowledged", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "desk");
  await playNow(page, "Bestioles en guerre", "easy");
  for (let round = 0; round < 5 && !(await ending(page).isVisible()); round += 1) {
    await expect(asked(page).or(ending(page))).toBeVisible();
    if (await ending(page).isVisible()) break;
    // Right after a touch: some of these deaths come before the move is written, some while it is, some after.
    const move = page.locator("[data-part='moves'] li button:not([disabled])").first();
    await move.evaluate((it) => (it as HTMLElement).click());
    const seen = await standing(page);
    await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)));
    const told = await standing(page);
    await page.reload();
    await expect(page.locator("main[data-moment]")).toBeVisible();
    const after = await standing(page);
    expect(after.moment).toBeGreaterThanOrEqual(Math.max(seen.moment, told.moment));
    expect(after.log.slice(0, told.log.length)).toEqual(told.log);
  }
});

test("a table is carried to another device, and is played on there", async ({ browser }) => {
  const page = await inFlight(browser, "fr", "desk");
  await playNow(page, "Bestioles en guerre", "easy");
  await expect(asked(page)).toBeVisible();
  await takeFromList(page);
  await expect(asked(page)).toBeVisible();
  const before = await standing(page);
  const address = new URL(page.url()).pathname;
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter" }).click();
  const path = await (await download).path();
  expect(JSON.parse(readFileSync(path, "utf8")).tables).toHaveLength(1);

  const other = await inFlight(browser, "fr", "phone");
  await other.goto("/settings");
  await isAccessible(other);
  await other.locator("input[type=file]").setInputFiles(path);
  await expect(other.getByText("Une table de plus.")).toBeVisible();
  await picture(other, "flight-settings-fr-phone");
  await other.locator("input[type=file]").setInputFiles(path);
  await expect(other.getByText("Une autre était déjà ici.")).toBeVisible();
  await other.goto("/");
  await other.locator(".mine a").click();
  await expect(other).toHaveURL(new RegExp(`${address}$`));
  expect((await standing(other)).moment).toBe(before.moment);
  await expect(asked(other)).toBeVisible();
  await takeFromList(other);
});

test("can be installed, with a sign for each game", async ({ browser }) => {
  const page = await person(browser, "en", "phone");
  await page.goto("/");
  await putAway(page);
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.en.webmanifest");
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  // A private window is no place to install anything, and says nothing else against it.
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((it) => it !== "in-incognito")).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { shortcuts: { name: string; url: string; icons: { src: string }[] }[] };
  expect(manifest.shortcuts).toHaveLength(5);
  for (const { name, url, icons } of manifest.shortcuts) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    const icon = await page.request.get(icons[0]!.src);
    expect(icon.headers()["content-type"]).toContain("svg");
    expect(url).toMatch(/^\/play\/[a-z-]+$/);
  }
  await page.context().setOffline(true);
  await page.goto(manifest.shortcuts[0]!.url);
  await expect(page).toHaveURL(HERE);
  await expect(asked(page)).toBeVisible();
});

/** The scripts of the engines that run behind a page. */
const engines = (page: Page) => page.workers().map((worker) => worker.url().split("/").at(-1)!).filter((it) => it.startsWith("table-"));

test("a newer house comes while a game runs: it ends with the engine that began it", async ({ browser }) => {
  test.setTimeout(240_000);
  const { address, engine, renew, close } = await house();
  try {
    const page = await person(browser, "fr", "desk");
    await page.goto(`${address}/companion/cryptide`);
    await setPace(page, HURRY);
    await expect(page.locator("[data-offline=ready]")).toBeVisible();
    await page.goto(`${address}/`);
    await playNow(page, "Bestioles en guerre", "easy");
    await expect(asked(page)).toBeVisible();
    await takeFromList(page);
    await expect(asked(page)).toBeVisible();
    expect(engines(page)).toEqual([engine.old]);
    const before = await standing(page);

    renew();
    const isWaiting = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null && registration?.waiting !== undefined;
    };
    await expect.poll(() => page.evaluate(isWaiting), { timeout: PATIENCE }).toBe(true);
    // The page that is open plays on.
    await takeFromList(page);
    await expect(asked(page)).toBeVisible();

    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${address}/`);
    // The newer one takes over as soon as no page of the older one is left.
    const controller = () => navigator.serviceWorker.getRegistration().then((it) => it?.waiting === null && it.active?.state);
    await expect.poll(() => again.evaluate(controller), { timeout: PATIENCE }).toBe("activated");
    await again.reload();
    await again.locator(".mine a").click();
    await expect(asked(again)).toBeVisible();
    expect(engines(again)).toContain(engine.old);
    expect((await standing(again)).log.slice(0, before.log.length)).toEqual(before.log);
    await playToTheEnd(again);

    await again.goto(`${address}/`);
    await playNow(again, "Bestioles en guerre", "easy");
    await expect(asked(again)).toBeVisible();
    expect(engines(again)).toEqual([engine.next]);
  } finally {
    await close();
  }
});
