// Who comes in how: by the link, by the short code, or not at all; and where those talk who only look on.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { takeFromList } from "../bestioles";
import { asked } from "../hand";
import { introduce } from "../loups";
import { type Language, type Screen, OFTEN, PATIENCE, TABLE, isAccessible, overhear, person, picture } from "../person";

const WORDS = {
  fr: { open: /^Inviter/, start: "Commencer la partie", sit: "S’asseoir", watch: "Ouverte aux spectateurs", bot: "Mettre un bot" },
  en: { open: /^Invite/, start: "Start the game", sit: "Sit down", watch: "Open to watch", bot: "Put a bot" },
};

async function open(page: Page, language: Language): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: WORDS[language].open }).first().click();
  await page.waitForURL(TABLE);
  return page.locator(".invitation .code").innerText();
}

async function type(page: Page, code: string): Promise<void> {
  await page.goto("/");
  const field = page.getByRole("textbox", { name: /Code de table|Table code/i }).filter({ visible: true }).first();
  await field.fill(code.toLowerCase());
  await field.press("Enter");
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`the short code lets one take a seat, and nothing else, ${language} on a ${screen}`, async ({ browser }) => {
    const words = WORDS[language];
    const ana = await person(browser, language, screen);
    await introduce(ana, "Ana");
    const code = await open(ana, language);
    expect(code).toMatch(/^[A-Z]+-\d+$/);
    await expect(ana.locator(".invitation .link")).toHaveText(ana.url());
    await expect(ana.getByLabel(words.watch)).not.toBeChecked();
    await picture(ana, `private-gathering-${language}-${screen}`);

    const bea = await person(browser, language, screen);
    await introduce(bea, "ana");
    const heard = overhear(bea);
    await type(bea, code);
    await expect(bea.getByRole("button", { name: words.sit })).toBeVisible();
    expect(new URL(bea.url()).pathname).toBe(`/t/${code}`);
    expect(heard, "no line behind the door").toEqual([]);
    await isAccessible(bea);
    await picture(bea, `door-${language}-${screen}`);
    await bea.getByRole("button", { name: words.sit }).click();
    await bea.waitForURL(ana.url());
    // Two who look alike are told apart, the same for both.
    for (const page of [ana, bea]) {
      await expect(page.locator("section[aria-labelledby='seats'] li .nm").nth(1)).toContainText("ana (2)");
    }
    await ana.getByRole("button", { name: words.start }).click();
    await expect.poll(async () => (await asked(ana).isVisible()) || (await asked(bea).isVisible())).toBe(true);

    const zoe = await person(browser, language, screen);
    await type(zoe, code);
    await expect(zoe.getByRole("heading", { name: /privée|private/ })).toBeVisible();
    await isAccessible(zoe);
    await picture(zoe, `door-closed-${language}-${screen}`);
    // With the link she looks on; what she says the players do not read.
    await introduce(zoe, "Zoé");
    await zoe.goto(ana.url());
    await expect(zoe.locator("main[data-moment]")).toBeVisible();
    if (screen === "phone") await zoe.getByRole("button", { name: /^(Discussion|Chat)/ }).click();
    const say = zoe.getByPlaceholder(/Spectateurs|Onlookers/);
    await say.fill("Elle a l’ours");
    await say.press("Enter");
    await expect(zoe.getByText("Elle a l’ours")).toBeVisible();
    await picture(zoe, `onlooker-${language}-${screen}`);
    for (const page of [ana, bea]) {
      if (await asked(page).isVisible()) await takeFromList(page);
    }
    for (const page of [ana, bea]) await expect(page.getByText("Elle a l’ours")).toHaveCount(0);
  });
}

test("a table that is open to watch is found on the home page, until its host closes it", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  await introduce(ana, "Ana");
  const code = await open(ana, "fr");
  const before = ana.url();
  const opened = ana.waitForResponse((it) => it.request().method() === "PATCH" && it.ok());
  await ana.getByLabel(WORDS.fr.watch).click();
  await opened;
  await expect(ana.getByLabel(WORDS.fr.watch)).toBeChecked();
  const zoe = await person(browser, "en", "phone");
  await zoe.goto("/");
  await zoe.getByRole("link", { name: code }).click();
  await zoe.waitForURL(before);
  await expect(zoe.getByRole("button", { name: WORDS.en.sit }).first()).toBeVisible();
  await ana.getByLabel(WORDS.fr.watch).click();
  await expect(ana.getByLabel(WORDS.fr.watch)).not.toBeChecked();
  await expect(zoe.getByRole("heading", { name: /no such table/ })).toBeVisible();
  await expect.poll(() => ana.url(), { intervals: OFTEN }).not.toBe(before);
  await expect(ana.locator(".invitation .link")).toHaveText(ana.url());
});

for (const screen of ["phone", "desk"] as const) {
  test(`bots have the same names in both languages on a ${screen}`, async ({ browser }) => {
    const ana = await person(browser, "fr", screen);
    await ana.goto("/");
    await ana.getByRole("button", { name: /Jouer.*Gévaudan/ }).click();
    await expect(ana.locator("main[data-moment]")).toBeVisible();
    const zoe = await person(browser, "en", screen);
    await zoe.goto(ana.url());
    await expect(zoe.locator("main[data-moment]")).toBeVisible();
    await picture(ana, `bot-names-fr-${screen}`);
    await picture(zoe, `bot-names-en-${screen}`);
    // Each sees them in the order of his own seat.
    const names = async (page: Page) => (await page.locator(".seats .nm > span:first-child").allTextContents()).sort();
    await expect.poll(async () => (await names(ana)).length, { intervals: OFTEN }).toBeGreaterThan(2);
    await expect(async () => expect(await names(ana)).toEqual(await names(zoe))).toPass({ timeout: PATIENCE, intervals: OFTEN });
    expect(new Set(await names(zoe)).size).toBe((await names(zoe)).length);
  });
}
