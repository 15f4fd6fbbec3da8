// Every game in the middle of a game, on a television beside it, at its end, and afterwards: at every size.
import type { Taste } from "../bestioles";
import { ending } from "../hand";
import { test } from "../test";
import { ALBUM, type Game, GAMES, onlooker, playOn, shoot, sitDown } from "./album";

/** So many moves make a table that is worth looking at. */
const MOVES: Record<Game, number> = { bestioles: 5, cryptide: 4, monstre: 4, gevaudan: 8, "loups-garous": 2 };
const MOST = 400;
/** Whoever traps at once has no middle of a game. */
const TASTES: Partial<Record<Game, Taste>> = { gevaudan: { rarely: /piéger|piège|trap/i } };
const TELEVISION = { width: 1920, height: 1080 };

for (const game of GAMES) {
  for (const language of ["fr", "en"] as const) {
    test(`${game} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, "1440x900");
      await sitDown(page, game);
      const wants = page.locator("main[data-asked='yes']").or(ending(page)).or(page.locator("[data-act='ready']"));
      for (let played = 0; played < MOST; played += 1) {
        await wants.first().waitFor({ timeout: 120_000 });
        if (played === 0) await shoot(page, `table-first-${game}`, language);
        if (played === MOVES[game]) {
          await shoot(page, `table-${game}`, language);
          const screen = await onlooker(browser, language, "1440x900");
          await screen.setViewportSize(TELEVISION);
          await screen.goto(`${page.url()}/tv`);
          // The board of a television stands in a frame of its own.
          await screen.frameLocator("iframe").locator("section.board").waitFor();
          await screen.waitForTimeout(800);
          await screen.screenshot({ path: `${ALBUM}/tv-${game}-${language}-1920x1080.png` });
          await screen.close();
        }
        if (await ending(page).isVisible()) break;
        await playOn(page, game, played < MOVES[game] ? TASTES[game] : undefined);
      }
      await shoot(page, `end-${game}`, language);
      const replay = await page.getByRole("link", { name: /^(Revoir|Replay)$/ }).getAttribute("href");
      await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
      await shoot(page, `after-${game}`, language);
      await page.goto(replay!);
      await page.locator("main.replay").waitFor();
      // The middle of it: openings and ends say least.
      const slider = page.locator("main.replay input[type='range']");
      await slider.evaluate((it: HTMLInputElement) => {
        it.value = String(Math.round(Number(it.max) / 2));
        it.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await shoot(page, `replay-${game}`, language);
      await page.getByRole("radio", { name: /^(Tout révélé|All revealed)/ }).check({ force: true });
      // What everybody saw is put together first, and the page stays as it was until then.
      await page.locator("main.replay[data-eyes='open']").waitFor();
      await shoot(page, `replay-open-${game}`, language);
      await page.goto("/games");
      await page.locator("main").waitFor();
      if (game === "bestioles") await shoot(page, "games", language);
    });
  }
}
