// The pages of rules: reading, searching, the gallery, and a rule that opens over the table it was asked at.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { asked } from "../hand";
import { OFTEN, TABLE, isAccessible, person, picture } from "../person";

const GAMES = ["bestioles", "cryptide", "monstre", "loups-garous", "gevaudan"];

/** Sits down among bots with one click. */
async function playNow(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page
    .getByRole("button", { name: new RegExp(`^(Jouer|Play).*${name}$`) })
    .click();
  await page.waitForURL(TABLE);
  await expect(asked(page)).toBeVisible();
}

/** Tries a cube where my clue allows the habitat: the table refuses, and names its rule. */
async function tryWrongCube(page: Page): Promise<void> {
  await page.locator("[data-hex]:not([data-lit])").first().click();
  // It is there although it is not open: trying it makes the table say why not.
  await page.locator(".acts .btn.shut").first().click({ force: true });
}

test("a page is read, searched and left for the gallery, on a phone", async ({
  browser,
}) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await page
    .getByRole("link", { name: /^Règles.*Bestioles en guerre$/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/bestioles$/);
  await expect(page.locator("[data-plate]")).toHaveCount(8);
  await expect(page.locator("#ten li")).toHaveCount(10);
  await isAccessible(page);
  await picture(page, "rules-bestioles-fr-phone");

  // The small type under a plate leads to the rule itself.
  await page.locator("[data-plate='count'] a", { hasText: "BES-28" }).click();
  await expect(page).toHaveURL(/#BES-28$/);
  await expect(page.locator("#BES-28")).toBeInViewport();
  await expect(page.locator("#BES-28")).toHaveClass(/lit/);

  // However it is typed, and whatever game it is of.
  await page.getByRole("searchbox").fill("egalite premier joueur");
  await expect(
    page.locator(".found li").filter({ hasText: "BES-35" }),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("GEV-LAIR-3");
  await page
    .getByRole("link", { name: "Lien vers cette règle GEV-LAIR-3" })
    .click();
  await expect(page).toHaveURL(/\/rules\/gevaudan#GEV-LAIR-3$/);
  await expect(page.locator("#GEV-LAIR-3")).toBeInViewport();

  await page.goto("/rules/gevaudan/gallery");
  await expect(page.locator("[data-piece]")).toHaveCount(61);
  await page.getByRole("button", { name: /^Personnages/ }).click();
  await expect(page.locator("[data-piece]")).toHaveCount(20);
  await page
    .getByRole("searchbox", { name: "Chercher dans la galerie" })
    .fill("eveque");
  await page.getByRole("button", { name: /^Évêque/ }).click();
  await expect(page.getByRole("region", { name: "Évêque" })).toContainText(
    "Apporte 2 cubes.",
  );
  await isAccessible(page);
  await picture(page, "rules-gallery-fr-phone");
});

test("all pages are there and can be read by everybody, on a desk", async ({
  browser,
}) => {
  const page = await person(browser, "en", "desk");
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator("[data-plate] .picture").first()).toBeVisible();
    // Unfolded, so that nothing escapes.
    await page
      .locator("details")
      .evaluateAll((all) => all.forEach((it) => it.setAttribute("open", "")));
    await isAccessible(page);
    await picture(page, `rules-${game}-en-desk`);
    await page.goto(`/rules/${game}/gallery`);
    await expect(page.locator("[data-piece]").first()).toBeVisible();
    await isAccessible(page);
  }
});

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as const) {
  test(`a refusal opens its rule over the table, and the table stays, ${language} ${screen}`, async ({
    browser,
  }) => {
    const page = await person(browser, language, screen);
    await playNow(page, language === "fr" ? "Cryptide" : "Cryptid");
    const { url, moment } = {
      url: page.url(),
      moment: await page
        .locator("main[data-moment]")
        .getAttribute("data-moment"),
    };
    const link = page.getByRole("link", { name: /^(Règle|Rule) CRY-\d+ →$/ });
    // A refusal is shown for a few seconds only.
    let rule = "";
    await expect(async () => {
      await tryWrongCube(page);
      rule = /CRY-\d+/.exec(await link.innerText({ timeout: 2_000 }))![0];
      await picture(page, `rules-refusal-${language}-${screen}`);
      await link.click({ timeout: 2_000 });
    }).toPass({ timeout: 60_000, intervals: OFTEN });
    const sheet = page.getByRole("dialog", {
      name: language === "fr" ? "La règle" : "The rule",
    });
    await expect(sheet.locator(`[data-rule='${rule}'] .hit`)).toBeVisible();
    await expect(sheet.locator(".picture svg").last()).toBeVisible();
    await isAccessible(page);
    await picture(page, `rules-rule-${language}-${screen}`);
    // What stands beside it can be turned to, without leaving.
    const next = sheet.getByRole("button", { name: /^CRY-\d+$/ }).first();
    const other = await next.innerText();
    await next.click();
    await expect(sheet.locator(`[data-rule='${other}']`)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    expect(page.url()).toBe(url);
    await expect(page.locator("main[data-moment]")).toHaveAttribute(
      "data-moment",
      moment!,
    );
    expect(page.context().pages().length).toBe(1);
  });
}

test("a table's own page says what the table has chosen", async ({
  browser,
}) => {
  const page = await person(browser, "fr", "desk");
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Inviter.*Bestioles en guerre$/ })
    .click();
  await page.waitForURL(TABLE);
  const saved = page.waitForResponse((it) => it.request().method() === "PATCH" && it.ok());
  await page.getByLabel("Durée de la guerre").selectOption("18");
  await saved;
  await expect(async () => {
    const [reading] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Règles", exact: true }).click(),
    ]);
    await expect(reading.locator("[data-option='target']")).toContainText(
      "18 points",
    );
    await expect(reading.locator("#ten")).toContainText(
      "Dix-huit points gagnent la guerre",
    );
    await expect(reading.getByText(/\b12 points|Douze points/)).toHaveCount(0);
    await reading.close();
  }).toPass({ timeout: 90_000, intervals: OFTEN });
});
