// The companion for the box: one phone passed round, with and without a network.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { isAccessible, person, picture } from "../person";

const NAMES = ["Ana", "Bastien", "Chloé", "Denis"];
const clue = (page: Page) => page.locator("[data-clue]");

/** One player after the other reads his clue; what the screen says meanwhile. */
async function passRound(page: Page, names: string[], go: string, done: string): Promise<string[]> {
  const clues: string[] = [];
  for (const name of names) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(clue(page)).toHaveCount(0);
    const curtain = await page.locator("body").innerText();
    for (const read of clues) expect(curtain).not.toContain(read);
    await page.getByRole("button", { name: `${go} ${name}` }).click();
    const own = await clue(page).innerText();
    expect(own.length).toBeGreaterThan(10);
    const shown = await page.locator("body").innerText();
    for (const read of clues) expect(shown).not.toContain(read);
    clues.push(own);
    await page.getByRole("button", { name: done }).click();
  }
  return clues;
}

test("four players, one phone: set up, read, go offline, new clues", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Jouer/ }).first()).toBeEnabled();
  await picture(page, "home-companion-fr-phone");
  await page.getByRole("link", { name: "Compagnon de la boîte" }).click();
  await expect(page).toHaveURL(/\/companion\/cryptide$/);
  await page.getByText("Vos noms").click();
  for (const [seat, name] of NAMES.entries()) await page.getByRole("textbox", { name: `Joueur ${seat + 1}` }).fill(name);
  await expect(page.locator("[data-offline=ready]")).toBeVisible();
  await picture(page, "companion-choose-fr-phone");
  await isAccessible(page);

  await page.getByRole("button", { name: "Tirer une carte" }).click();
  await expect(page.getByRole("heading", { name: /^Section/ })).toBeVisible();
  await picture(page, "companion-build-first-fr-phone");
  await isAccessible(page);
  for (let step = 1; step < 12; step += 1) {
    await expect(page.getByText(`Étape ${step} sur 12`)).toBeVisible();
    await page.getByRole("button", { name: "Suivant" }).click();
    if (step === 3 || step === 8) await picture(page, `companion-build-${step}-fr-phone`);
  }
  await page.getByRole("button", { name: "Toute la carte" }).click();
  await picture(page, "companion-build-whole-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "La carte est prête" }).click();

  await picture(page, "companion-curtain-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "Je suis Ana" }).click();
  await picture(page, "companion-clue-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "Voir ma zone sur la carte" }).click();
  await expect(page.locator("[data-area] .area")).toHaveCount(1);
  await picture(page, "companion-area-fr-phone");
  await isAccessible(page);
  // A reload in the middle of reading closes the curtain.
  await page.reload();
  await expect(page.getByRole("button", { name: "Je suis Ana" })).toBeVisible();
  await expect(clue(page)).toHaveCount(0);
  const clues = await passRound(page, NAMES, "Je suis", "J’ai lu, cachez-le");
  expect(new Set(clues).size).toBe(4);
  await expect(page.getByText(/commence\.$/)).toBeVisible();
  await picture(page, "companion-play-fr-phone");
  await isAccessible(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/commence\.$/)).toBeVisible();
  const calm = await page.locator("body").innerText();
  for (const each of clues) expect(calm).not.toContain(each);

  // Reading again, behind the same curtain.
  await page.getByRole("button", { name: /Chloé/ }).click();
  await expect(clue(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Je suis Chloé" }).click();
  await expect(clue(page)).toHaveText(clues[2] ?? "");
  await page.getByRole("button", { name: "J’ai lu, cachez-le" }).click();

  // The hint asks once, the solution twice.
  await page.getByRole("button", { name: "Coup de pouce" }).click();
  await expect(page.locator("[data-hint]")).toHaveCount(0);
  await page.getByRole("button", { name: "Le montrer à tous" }).click();
  await expect(page.locator("[data-hint]")).toContainText("Aucun indice");
  await page.getByRole("button", { name: "Voir la carte" }).click();
  await picture(page, "companion-hint-fr-phone");
  await page.getByRole("button", { name: "Solution" }).click();
  await page.getByRole("button", { name: "Oui, la voir" }).click();
  await expect(page.getByText(/L’habitat était/)).toHaveCount(0);
  await page.getByRole("button", { name: "Tout révéler" }).click();
  await expect(page.getByText(/L’habitat était en [A-L][1-9]\./)).toBeVisible();
  for (const each of clues) await expect(page.getByText(each)).toBeVisible();
  await picture(page, "companion-solution-fr-phone");
  await isAccessible(page);

  // Without a network: other clues on the same map, then a new map.
  await page.getByRole("button", { name: "Même carte, nouveaux indices" }).click();
  const others = await passRound(page, NAMES, "Je suis", "J’ai lu, cachez-le");
  expect([...others].sort()).not.toEqual([...clues].sort());
  await page.getByRole("button", { name: "Nouvelle carte" }).click();
  await page.getByRole("button", { name: "Oublier celle-ci" }).click();
  await page.getByRole("button", { name: "Tirer une carte" }).click();
  await expect(page.getByText("Étape 1 sur 12")).toBeVisible();

  // The house without its server: it says so, and leads back here.
  await page.goto("/");
  await expect(page.locator('[data-here]')).toBeVisible();
  await picture(page, "home-offline-fr-phone");
  await isAccessible(page);
  await page.getByRole("link", { name: "Compagnon de la boîte" }).click();
  await expect(page.getByText("Étape 1 sur 12")).toBeVisible();
});

test("a code that was typed gives the same game on another device, or says what is wrong", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Play/ }).first()).toBeEnabled();
  await picture(page, "home-companion-en-desk");
  await page.getByRole("link", { name: "Companion for the box" }).click();
  await expect(page.locator("[data-offline=ready]")).toBeVisible();
  await picture(page, "companion-choose-en-desk");
  await isAccessible(page);
  await page.getByRole("radio", { name: "Advanced" }).check();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "Draw a map" }).click();
  await picture(page, "companion-build-en-desk");
  await page.getByRole("button", { name: "The whole map" }).click();
  await picture(page, "companion-build-whole-en-desk");
  await isAccessible(page);
  await page.getByRole("button", { name: "The map is ready" }).click();
  const players = ["Player 1", "Player 2", "Player 3"];
  await picture(page, "companion-curtain-en-desk");
  await page.getByRole("button", { name: "I am Player 1" }).click();
  await picture(page, "companion-clue-en-desk");
  await page.reload();
  const clues = await passRound(page, players, "I am", "I have read it, hide it");
  await picture(page, "companion-play-en-desk");
  await page.getByText("Code of this game").click();
  const code = await page.locator("code").innerText();
  expect(code).toMatch(/^[\dA-F]{22}-[\dA-F]{6}-[\dA-F]$/);
  await page.getByRole("button", { name: "Show the map" }).click();
  await picture(page, "companion-play-map-en-desk");
  await isAccessible(page);

  const other = await person(browser, "en", "phone");
  await other.goto("/companion/cryptide");
  await other.getByRole("textbox", { name: "Setup code" }).fill(code.slice(0, -1) + "F");
  await other.getByRole("button", { name: "Open" }).click();
  await expect(other.getByRole("alert")).toContainText("CRY-29");
  await picture(other, "companion-bad-code-en-phone");
  await isAccessible(other);
  await other.getByRole("textbox", { name: "Setup code" }).fill(code.toLowerCase());
  await other.getByRole("button", { name: "Open" }).click();
  await other.getByRole("button", { name: "It is all laid out already" }).click();
  expect(await passRound(other, players, "I am", "I have read it, hide it")).toEqual(clues);
  await picture(other, "companion-play-en-phone");
});

test("a map without other clues says so, and another map is offered", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/companion/cryptide");
  // For three players this map has one valid clue set.
  await page.getByRole("textbox", { name: "Code de mise en place" }).fill("1B4638053889591715-130615-0");
  await page.getByRole("button", { name: "Ouvrir" }).click();
  await page.getByRole("button", { name: "Tout est déjà posé" }).click();
  const players = ["Joueur 1", "Joueur 2", "Joueur 3"];
  await passRound(page, players, "Je suis", "J’ai lu, cachez-le");
  await page.getByText("Tous les indices possibles (23)").click();
  await expect(page.locator("[data-possible]")).toHaveCount(23);
  await picture(page, "companion-clues-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "Coup de pouce" }).click();
  await expect(page.getByText("À trois, tous doivent être d’accord.")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("button", { name: "Même carte, nouveaux indices" }).click();
  await page.getByRole("button", { name: "Tirer d’autres indices" }).click();
  await expect(page.getByText(/n’a pas d’autres indices à 3 que/)).toBeVisible();
  await picture(page, "companion-no-other-fr-phone");
  await isAccessible(page);
  await page.getByRole("button", { name: "Tirer une nouvelle carte" }).click();
  await expect(page.getByText("Étape 1 sur 12")).toBeVisible();
  await page.getByRole("button", { name: "Tout est déjà posé" }).click();
  await passRound(page, players, "Je suis", "J’ai lu, cachez-le");
  // Other clues, perhaps, and for certain another map: chance may draw the same clues for it.
  await page.getByText("Code de la partie").click();
  await expect(page.locator("code")).toHaveText(/^[\dA-F]{18}/);
  await expect(page.locator("code")).not.toContainText("1B4638053889591715");
});
