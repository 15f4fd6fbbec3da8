// The house round the tables: home on a first visit and later, a table that gathers, the settings.
import type { Page } from "@playwright/test";
import { fillWithBots, seatNeighbour, setSeats } from "../person";
import { test } from "../test";
import { ALL, type Game, GAMES, onlooker, plateOf, shoot, sitDown } from "./album";

/** A table of this game that gathers. */
async function openLobby(page: Page, game: Game): Promise<void> {
  await page.goto("/");
  await plateOf(page, game).invite.click();
  await page.locator("section[aria-labelledby='seats'] li, section[data-seats]").first().waitFor();
}

for (const language of ["fr", "en"] as const) {
  test(`home and settings ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "1440x900");
    await page.goto("/");
    await plateOf(page, "cryptide").play.waitFor();
    await shoot(page, "home-first", language);
    await sitDown(page, "bestioles");
    await sitDown(page, "cryptide");
    await openLobby(page, "gevaudan");
    await page.goto("/");
    await plateOf(page, "cryptide").play.waitFor();
    await page.locator("section[aria-labelledby='mine']").waitFor();
    await shoot(page, "home", language);
    await page.goto("/settings");
    await page.getByRole("switch").first().waitFor();
    await shoot(page, "settings", language);
  });

  for (const game of GAMES) {
    test(`lobby of ${game} ${language}`, async ({ browser }) => {
      // Somebody who has never unfolded the fine settings.
      const page = await onlooker(browser, language, "1440x900", true);
      await openLobby(page, game);
      await shoot(page, `lobby-${game}`, language);
    });
  }

  test(`lobby, one device ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "1440x900", true);
    await openLobby(page, "gevaudan");
    await setSeats(page, 4);
    await seatNeighbour(page, "Inès");
    await shoot(page, "lobby-device-gevaudan", language, ALL, page.getByText("Inès").first());
    await page.getByRole("button", { name: /^(Quelqu’un d’autre|Someone else)/ }).click();
    await page.getByLabel(/^(Son nom|Their name)/).fill("Malo");
    await shoot(page, "lobby-name-gevaudan", language, ALL, page.getByLabel(/^(Son nom|Their name)/));
  });

  test(`lobby, unfolded ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "1440x900");
    await openLobby(page, "cryptide");
    await shoot(page, "lobby-options-cryptide", language, ALL, page.getByText(/^(Réglages fins|Fine settings)/).first());
    await openLobby(page, "gevaudan");
    await shoot(page, "lobby-options-gevaudan", language, ALL, page.getByText(/^(Réglages fins|Fine settings)/).first());
    await openLobby(page, "loups-garous");
    await setSeats(page, 12);
    await page.getByText(/^(Sur mesure|Your own)$/).click();
    await shoot(page, "lobby-cards-loups-garous", language, ALL, page.getByRole("heading", { name: /^(Les cartes|The cards)$/ }));
    await openLobby(page, "monstre");
    await fillWithBots(page, page.getByRole("button", { name: /^(Commencer|Start)/ }).first());
    await shoot(page, "lobby-full-monstre", language);
  });
}
