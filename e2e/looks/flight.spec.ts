// The house without a network: home, a table round one device, a table of a server that waits, what is carried away.
import { HURRY, setPace } from "../flight";
import { test } from "../test";
import { onlooker, plateOf, shoot } from "./album";

for (const language of ["fr", "en"] as const) {
  test(`without a network ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "1440x900");
    await page.goto("/companion/cryptide");
    await setPace(page, HURRY);
    await page.locator("[data-offline=ready]").waitFor();
    await page.context().setOffline(true);
    await page.goto("/");
    await page.locator("[data-here=plays]").waitFor();
    await shoot(page, "flight-home-first", language);
    const several = page.locator("li.game").getByRole("button", { name: /^(À plusieurs|Pass and play)/ });
    await several.first().click();
    await page.locator("section[data-seats]").waitFor();
    await shoot(page, "flight-lobby", language);
    await page.goto("/");
    await plateOf(page, "cryptide").play.click();
    await page.locator("main[data-moment]").waitFor();
    await page.locator(".topbar").getByRole("button", { name: /^(Menu de la table|Table menu)/ }).click();
    await page.locator("dialog[open]").waitFor();
    await shoot(page, "flight-menu", language);
    await page.goto("/");
    await page.locator(".mine a").first().waitFor();
    await shoot(page, "flight-home", language);
    await page.goto("/settings");
    await page.getByRole("switch").first().waitFor();
    await shoot(page, "flight-settings", language);
    await page.goto("/t/dGhlLWxvbmctd2F5_-1aBcD3");
    await page.getByRole("heading").first().waitFor();
    await shoot(page, "flight-table-away", language);
  });
}
