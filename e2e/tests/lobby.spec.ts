// The table before the game, and the house around it: ready-made games, who sits where, several names on one device, settings.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { asked } from "../hand";
import { OFTEN, TABLE, fillWithBots, isAccessible, person, picture, seatNeighbour, setSeats } from "../person";

const START = { fr: "Commencer la partie", en: "Start the game" };

async function openLobby(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^(Inviter|Invite).*${name}$`) }).click();
  await page.waitForURL(TABLE);
  await expect(page.locator("section[data-seats]")).toBeVisible();
}

test("a ready-made game is agreed on with one touch, and the fine settings say what is changed", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await openLobby(page, "Gévaudan");
  await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  await expect(page.getByText("toutes d’origine")).toBeVisible();
  await page.getByText("Historique", { exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Historique/ })).toBeChecked();
  await expect(page.getByText("3 changés")).toBeVisible();
  await page.getByRole("button", { name: "Tout remettre d’origine" }).click();
  await expect(page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  await page.getByText("Solo", { exact: true }).click();
  await expect(page.locator("section[data-seats='1']")).toBeVisible();
  await isAccessible(page);
  await picture(page, "lobby-presets-fr-desk");
});

test("the host chooses which bot sits there, and it is the same in both languages", async ({ browser }) => {
  const ana = await person(browser, "fr", "phone");
  await openLobby(ana, "Cryptide");
  await fillWithBots(ana, ana.getByRole("button", { name: START.fr }));
  await ana.getByRole("button", { name: /^Changer [A-ZÉ]/ }).first().click();
  const sheet = ana.getByRole("dialog", { name: "Qui s’assied là ?" });
  const sits = await sheet.getByRole("radio", { checked: true }).last().locator("xpath=..").innerText();
  const other = sheet.locator(".people label").filter({ hasNotText: sits.split("\n")[0]! }).last();
  const name = await other.locator("b").innerText();
  await other.click();
  await picture(ana, "lobby-bot-fr-phone");
  await isAccessible(ana);
  await sheet.getByRole("button", { name: `Asseoir ${name}` }).click();
  const zoe = await person(browser, "en", "desk");
  await zoe.goto(ana.url());
  for (const page of [ana, zoe]) {
    await expect(page.locator("section[aria-labelledby='seats'] .nm").filter({ hasText: name })).toBeVisible();
  }
  // Faces are files: they must be there.
  await expect(async () => {
    const widths = await zoe.locator(".portrait img").evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth));
    expect(widths.length).toBe(2);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  }).toPass({ intervals: OFTEN });
});

test("several people on one device each have a name, and it is offered again", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await openLobby(page, "Mon voisin le monstre");
  await setSeats(page, 3);
  await seatNeighbour(page, "Inès");
  await seatNeighbour(page, "Malo");
  await picture(page, "lobby-neighbours-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "Changer de nom : Malo" }).click();
  const field = page.getByLabel(/^Son nom/);
  await field.fill("Maël");
  await field.press("Enter");
  await expect(page.locator("section[aria-labelledby='seats'] .nm").filter({ hasText: "Maël" })).toBeVisible();
  await page.getByRole("button", { name: START.fr }).click();
  await expect(page.getByRole("button", { name: /^Je suis / }).or(asked(page)).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("bestiaire.neighbours") ?? "[]"))).toEqual([
    "Maël",
    "Malo",
    "Inès",
  ]);
});

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as const) {
  test(`a village is composed, filled and begun, ${language} on a ${screen}`, async ({ browser }) => {
    const page = await person(browser, language, screen);
    await openLobby(page, language === "fr" ? "Loups-garous" : "Werewolves");
    await setSeats(page, 9);
    await page.getByText(/^(Sur mesure|Your own)$/).click();
    const thief = page.getByRole("switch", { name: /^(Voleur|Thief)$/ });
    await expect(thief).not.toBeChecked();
    // The switch shows what the table says, and that takes a moment.
    await thief.click();
    await expect(thief).toBeChecked();
    await expect(page.getByText(/(deux cartes au milieu|two cards in the middle)/)).toBeVisible();
    await page.locator("label").filter({ hasText: /(Même pièce, chacun|Same room, own)/ }).click();
    await expect(page.getByText(/(la nuit, aucun appareil|at night no device)/)).toBeVisible();
    await isAccessible(page);
    await picture(page, `lobby-village-${language}-${screen}`);
    await page.getByRole("button", { name: /^(Compléter et commencer|Fill and start)$/ }).click();
    await expect(page.locator("main[data-moment]")).toBeVisible();
  });
}

test("settings act at once, stay, and survive what an older page has kept", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("bestiaire.settings", '{"confirm":false,"pace":"tomorrow"}'));
  await page.reload();
  await page.locator("[data-act='settings']").click();
  await expect(page.getByRole("heading", { name: "Réglages" })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Demander avant un coup sans retour" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Sons du jeu" })).not.toBeChecked();
  await page.getByRole("switch", { name: "Sons du jeu" }).check();
  await page.getByText("A++", { exact: true }).click();
  await page.getByText("fort", { exact: true }).last().click();
  await expect(page.locator("html[data-text='xl'][data-contrast='strong']")).toBeAttached();
  await isAccessible(page);
  await picture(page, "settings-fr-desk");
  await page.reload();
  await expect(page.getByRole("switch", { name: "Sons du jeu" })).toBeChecked();
  await expect(page.locator("html[data-text='xl']")).toBeAttached();
});

test("the tab calls me, and a game that is over is among mine", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/");
  await page.getByRole("button", { name: /^Play ?Critters/ }).click();
  await expect(asked(page)).toBeVisible();
  await expect(page).toHaveTitle("Your turn! · Critters at War");
  await expect(page.locator("link[rel='icon']")).toHaveAttribute("href", "/favicon.svg");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Waiting for you" })).toBeVisible();
  await expect(page.getByRole("link", { name: "My first lesson" })).toHaveCount(0);
  await isAccessible(page);
  await picture(page, "home-mine-en-desk");
  await page.goto("/games");
  await expect(page.getByText("Your games will be written here.")).toBeVisible();
  await isAccessible(page);
});

test("against which bots is asked once, and remembered", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await page.evaluate(() => localStorage.removeItem("bestiaire.bot-level"));
  const play = page.getByRole("button", { name: /^Jouer.* Bestioles/ });
  await play.click();
  const sheet = page.getByRole("dialog", { name: /^De quelle force/ });
  await expect(sheet.getByRole("radio")).toHaveCount(4);
  await expect(sheet.getByRole("radio", { name: /^facile/ })).toBeChecked();
  await isAccessible(page);
  await picture(page, "home-level-fr-phone");
  // Who thinks better of it has chosen nothing.
  await sheet.getByRole("button", { name: "Fermer" }).click();
  await play.click();
  await sheet.getByText("débutant", { exact: true }).click();
  await sheet.getByRole("button", { name: "Jouer" }).click();
  await page.waitForURL(TABLE);
  const level = async () => (await page.evaluate(async (url) => (await fetch(url)).json(), `/api/tables/${page.url().split("/").at(-1)}`)) as { seats: { level?: string }[] };
  expect((await level()).seats.map((it) => it.level)).toContain("beginner");
  await page.goto("/");
  await play.click();
  await page.waitForURL(TABLE);
  expect((await level()).seats.map((it) => it.level)).toContain("beginner");
});
