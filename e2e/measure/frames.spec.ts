// Frames while something is told: each game is played for a while at the normal pace, and the page notes how long each frame took.
import { ending } from "../hand";
import { test } from "../test";
import { GAMES, plateOf, playOn } from "../looks/album";
import { SLOWER, newcomer, note } from "./slow";

const SECONDS = Number(process.env.SECONDS ?? 60);

declare global {
  interface Window {
    /** Kind of beat and milliseconds, frame by frame. */
    told: [string, number][];
  }
}

/** In the page: from one frame to the next, whenever both belong to the same telling. */
function keepFrames(): void {
  window.told = [];
  let before = 0;
  let was = false;
  const frame = (at: number) => {
    const main = document.querySelector<HTMLElement>("main[data-stage='playing']");
    if (main && was) window.told.push([main.dataset["beat"] ?? "", at - before]);
    was = main !== null;
    before = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

for (const slower of [1, SLOWER]) {
  for (const game of GAMES) {
    test(`${game}, ${slower} times slower`, async ({ browser }) => {
      const { page } = await newcomer(browser, slower);
      await page.addInitScript(keepFrames);
      await page.goto("/");
      await plateOf(page, game).play.click();
      await page.locator("main[data-moment]").waitFor();
      const until = Date.now() + SECONDS * 1000;
      while (Date.now() < until && !(await ending(page).isVisible())) {
        const seen = page.locator("[data-act='seen']:visible").first();
        if (await seen.isVisible()) await seen.click({ timeout: 3_000 }).catch(() => undefined);
        else if (await page.locator("main[data-asked='yes']").isVisible()) await playOn(page, game).catch(() => undefined);
        await page.waitForTimeout(250);
      }
      for (const [beat, took] of await page.evaluate(() => window.told)) note("frames", { game, slower, beat, took });
    });
  }
}
