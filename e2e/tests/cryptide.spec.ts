// A whole hunt of four, three of them bots, from the home page to the habitat.
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "../test";
import { anyOf, asked, ending, moment, moved, playOn } from "../hand";
import { chooseHex, press } from "../keyboard";
import { type Language, type Screen, OFTEN, PATIENCE, TABLE, caughtUp, isAccessible, overhear, person, picture, fillWithBots, seatNeighbour, setSeats } from "../person";

const WORDS = {
  fr: { name: "Cryptide", start: "Commencer la partie" },
  en: { name: "Cryptid", start: /^Start|^Begin/ },
};
const SEARCH = /^(Fouiller|Search) [A-L][1-9]$/;
const HINT = /coup de pouce|hint/i;

/** Opens a table for four from the home page, with three bots, and starts. */
async function sitWithBots(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const plate = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: words.name, exact: true }) });
  await plate.getByRole("button", { name: /^(Inviter|Invite)/ }).click();
  await page.waitForURL(TABLE);
  await setSeats(page, 4);
  const start = page.getByRole("button", { name: words.start });
  await fillWithBots(page, start);
  await start.click();
}

/** A move on the map itself: a lit hex, or any open one; then one of the buttons below. */
async function touchMap(page: Page): Promise<boolean> {
  const lit = page.locator("[data-hex][data-lit]");
  const hexes = (await lit.count()) > 0 ? lit : page.locator("[data-hex]");
  const count = await hexes.count();
  const start = Math.floor(Math.random() * count);
  for (let tries = 0; tries < 6; tries += 1) {
    await hexes.nth((start + 17 * tries) % count).click();
    const acts = page.locator("[data-move]:not([data-move^='search'])");
    if ((await acts.count()) === 0) continue;
    await anyOf(await acts.all()).click();
    return true;
  }
  return false;
}

/** A move from the list; a search whenever there is one, so that the hunt ends soon. */
async function touchList(page: Page): Promise<void> {
  const list = page.locator("[data-part='moves'] li button:not([disabled])").filter({ hasNotText: HINT });
  if (!(await list.first().isVisible())) {
    await page.getByRole("button", { name: /^(Coups|Moves)/ }).first().click();
    await expect(list.first()).toBeVisible({ timeout: 2_000 });
  }
  const searches = await list.filter({ hasText: SEARCH }).all();
  await anyOf(searches.length > 0 ? searches : await list.all()).click();
}

const playToTheEnd = (page: Page, onStep: (step: number) => Promise<void>): Promise<void> =>
  playOn(page, async (step) => (step < 8 && (await touchMap(page))) || (await touchList(page)), onStep);

/** Before the end, no message named the habitat or a clue other than mine. */
async function cluesStayedHidden(page: Page, frames: string[]): Promise<void> {
  await caughtUp(page, frames);
  const views = frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now.view] : []));
  expect(views.length).toBeGreaterThan(3);
  const last = views.at(-1);
  expect(last.end.clues[last.seat]).toBe(last.clue);
  for (const view of views.filter((it) => it.question !== null)) {
    expect(view.end).toBeNull();
    const text = JSON.stringify(view);
    for (const [seat, clue] of last.end.clues.entries()) {
      if (seat !== last.seat) expect(text).not.toContain(`"${clue}"`);
    }
  }
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`a hunt with three bots, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await person(browser, language, screen);
    const frames = overhear(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: WORDS[language].name, exact: true })).toBeVisible();
    await picture(page, `cryptide-home-${language}-${screen}`);
    await sitWithBots(page, language);
    await expect(asked(page)).toBeVisible();
    await playToTheEnd(page, async (step) => {
      if (step === 0) await picture(page, `cryptide-opening-${language}-${screen}`);
      // Two opening cubes, then my first turn.
      if (step !== 2) return;
      await page.locator("[data-hex='G5']").click();
      await expect(page.getByRole("heading", { name: /^G5 · / })).toBeVisible();
      await picture(page, `cryptide-table-${language}-${screen}`);
      await isAccessible(page);
    });
    await picture(page, `cryptide-end-${language}-${screen}`);
    await isAccessible(page);
    await cluesStayedHidden(page, frames);

    await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
    const switches = page.getByRole("switch");
    await expect(switches).toHaveCount(4);
    await switches.first().click();
    await expect(page.locator("svg .area")).toHaveCount(1);
    await picture(page, `cryptide-areas-${language}-${screen}`);
    await isAccessible(page);
  });
}

test("the map comes close and moves", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await sitWithBots(page, "fr");
  await expect(asked(page)).toBeVisible();
  const map = page.locator("svg.map");
  const box = async () => ((await map.getAttribute("viewBox")) ?? "").split(" ").map(Number) as [number, number, number, number];
  const [, , whole] = await box();
  await tapTwice(page, page.locator("[data-hex='C3']"));
  await expect.poll(async () => (await box())[2], { intervals: OFTEN }).toBeLessThan(whole / 2);
  await picture(page, "cryptide-close-fr-phone");
  const [x] = await box();
  await page.mouse.move(200, 330);
  await page.mouse.down();
  await page.mouse.move(120, 330, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await box())[0], { intervals: OFTEN }).toBeGreaterThan(x + 20);
  // What was dragged was not chosen.
  await expect(page.getByRole("heading", { name: /^C3 · / })).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await box())[2], { intervals: OFTEN }).toBe(whole);
  await page.getByRole("button", { name: "Agrandir la carte" }).click();
  await expect.poll(async () => (await box())[2], { intervals: OFTEN }).toBeLessThan(whole);
});

/** Two taps of a finger, shortly one after the other by their own time: how busy the machine is must not part them. */
async function tapTwice(page: Page, target: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const box = (await target.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + 0.02 });
  }
  await finger.detach();
}

test("the notebook is private, stays, and fills itself in", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", (frame) => sent.push(frame.payload.toString())));
  await page.goto("/");
  await sitWithBots(page, "fr");
  await expect(asked(page)).toBeVisible();
  await page.getByRole("button", { name: "Carnet", exact: true }).click();
  await page.getByRole("checkbox").check();
  await page.locator(".notebook td button.open").first().click();
  await expect(page.locator(".notebook td button.no")).toHaveCount(1);
  await picture(page, "cryptide-notebook-fr-phone");
  await isAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Carnet", exact: true }).click();
  await expect(page.locator(".notebook td button.no")).toHaveCount(1);
  expect(sent.filter((it) => /tick|mark|within|desert/.test(it))).toEqual([]);
});

test("a hunt with the keyboard alone", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/");
  await sitWithBots(page, "en");
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(asked(page)).toBeVisible();
    const before = await moment(page);
    const answers = page.locator(".tray [data-move]");
    // Who is asked about a hex finds the answer at once in the tray; else it is chosen on the map, and the keyboard is led there.
    if (await answers.first().isVisible()) await press(page, ".tray [data-move]");
    else {
      await chooseHex(page, turn);
      await expect(page.locator("[data-act]:focus")).toHaveCount(1);
      await page.keyboard.press("Enter");
    }
    await moved(page, before);
  }
});

/** A table for three at one screen, with a code, seat 1 first; the clue covered before the first cube. */
async function coveredOpening(browser: Browser, screen: Screen, setup: string): Promise<Page> {
  const page = await person(browser, "fr", screen);
  await page.goto("/");
  await page.getByRole("button", { name: /^Inviter/ }).nth(1).click();
  const code = page.getByLabel("Code", { exact: true });
  await code.fill(setup);
  await code.press("Enter");
  await page.getByLabel("Premier joueur").selectOption("1");
  for (let left = 2; left > 0; left -= 1) {
    const free = page.getByRole("button", { name: "Mettre un bot" });
    await expect(free).toHaveCount(left);
    await free.first().click();
  }
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await expect(asked(page)).toBeVisible();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  await page.getByRole("button", { name: "Masquer l’indice" }).click();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await page.locator("[data-hex='F5']").click();
  await expect(page.getByRole("heading", { name: /^F5 · / })).toBeVisible();
  await page.mouse.move(2, 2);
  return page;
}

const shot = (part: Locator) => part.screenshot({ animations: "disabled" });

for (const screen of ["phone", "desk"] as Screen[]) {
  test(`a covered clue leaves no trace on the screen, on a ${screen}`, async ({ browser }) => {
    const one = await coveredOpening(browser, screen, "3B274C282350110500-061312-0");
    const two = await coveredOpening(browser, screen, "3B274C282350110500-130612-0");
    const parts = [".board", ".tray", ...(screen === "desk" ? ["[data-part='moves']"] : [])];
    for (const part of parts) {
      // A sentence of the shell may still be going, or a drawing be coming.
      await expect(async () => {
        const [first, second] = [await shot(one.locator(part)), await shot(two.locator(part))];
        expect(first.equals(second), part).toBe(true);
      }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    }
    await picture(one, `cryptide-covered-fr-${screen}`);
    // Each is what it was, under its cover.
    for (const page of [one, two]) {
      await page.getByRole("button", { name: "Voir l’indice" }).click();
      await expect(page.locator("[data-lit]").first()).toBeVisible();
    }
  });
}

test("a typed code survives a reload, is played once, and the end prints the map alone", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  const frames = overhear(ana);
  await ana.goto("/");
  await ana.getByRole("button", { name: /^Inviter/ }).nth(1).click();
  const code = ana.getByLabel("Code", { exact: true });
  await code.fill("3B274C282350110500-061312-0");
  // Others are saved besides, such as the guest's own name: only this answer says that the code is kept.
  const saved = ana.waitForResponse((it) => (it.request().postData() ?? "").includes("3B274C282350110500") && it.ok());
  await code.press("Enter");
  await saved;
  await expect(ana.getByRole("button", { name: "Mettre un bot" })).toHaveCount(2);
  await ana.reload();
  await expect(code).toHaveValue("3B274C282350110500-061312-0");
  await ana.getByLabel("Premier joueur").selectOption("1");
  for (let left = 2; left > 0; left -= 1) {
    await ana.getByRole("button", { name: "Mettre un bot" }).first().click();
    await expect(ana.getByRole("button", { name: "Mettre un bot" })).toHaveCount(left - 1);
  }
  await ana.getByRole("button", { name: "Commencer la partie" }).click();
  for (let cube = 0; cube < 2; cube += 1) {
    await expect(ana.locator("[data-lit]").first()).toBeVisible();
    const before = await moment(ana);
    await ana.locator("[data-lit]").first().click();
    await ana.locator("[data-move]").click();
    await moved(ana, before);
  }
  await expect(asked(ana)).toBeVisible();
  await ana.locator("[data-hex='E4']").click();
  await ana.locator("[data-move='search E4']").click();
  await ana.getByRole("dialog").getByRole("button", { name: "Fouiller" }).click();
  await expect(ending(ana)).toBeVisible();
  await expect(ana.locator("body")).toContainText("3B274C282350110500");
  await expect(ana.locator("body")).not.toContainText("061312");
  await picture(ana, "cryptide-end-map-code-fr-desk");
  await ending(ana).click();
  await expect(ana.locator("main[data-round='2']")).toBeVisible();
  await expect(ending(ana)).toHaveCount(0);
  const maps = () => frames.map((it) => JSON.parse(it)).flatMap((it) => (it.type === "picture" ? [it.now.view.map.code] : []));
  expect(maps()[0]).toBe("3B274C282350110500");
  await expect.poll(() => maps().at(-1), { intervals: OFTEN }).not.toBe("3B274C282350110500");
});

test("a setup code is typed in, and only the host sees that", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  await ana.goto("/");
  await ana.getByRole("button", { name: /^Inviter/ }).nth(1).click();
  const code = ana.getByLabel("Code", { exact: true });
  await code.fill("n’importe quoi");
  await code.press("Enter");
  await expect(ana.getByRole("alert").or(ana.locator("[role=status]")).filter({ hasText: /option|code/i }).first()).toBeVisible();
  await code.fill("3B274C282350110500-061312-0");
  await code.press("Enter");
  // The next change must not forget what was typed.
  await ana.getByLabel("Réponses").selectOption("click");
  await seatNeighbour(ana, "Inès");
  await seatNeighbour(ana, "Malo");
  await picture(ana, "cryptide-code-fr-desk");
  const zoe = await person(browser, "fr", "desk");
  const frames = overhear(zoe);
  await zoe.goto(ana.url());
  await expect(zoe.getByRole("heading", { name: "Réglages fins" })).toBeVisible();
  await expect(zoe.getByLabel("Code", { exact: true })).toHaveCount(0);
  await ana.getByRole("button", { name: "Commencer la partie" }).click();
  await expect(zoe.locator("main[data-moment]")).toBeVisible();
  await caughtUp(zoe, frames);
  expect(frames.join()).toContain("3B274C282350110500");
  expect(frames.join()).not.toContain("061312");
});
