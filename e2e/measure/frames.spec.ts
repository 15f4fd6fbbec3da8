// Frames while something is told: each game is played for a while at the normal pace, and the page notes how long each frame took.
import { test } from "../test";
import { GAMES, plateOf, playOn } from "../looks/album";
import { SLOWER, newcomer, note } from "./slow";

const SECONDS = Number(process.env.SECONDS ?? 60);
/** So long the page is waited for before the clock is looked at again, and so long somebody reads, in milliseconds. */
const PATIENCE = 5_000;
const READING = 1_500;

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

type Wish = "over" | "seen" | "asked" | null;

/**
 * In the page: what it wants of its player, once it wants something; null after some seconds. Asked from outside, several times a second,
 * a slow page would be late for its frames because of the questions.
 */
function whenWanted(patience: number): Promise<Wish> {
  const now = (): Wish => {
    if (document.querySelector("[data-result]")) return "over";
    if (document.querySelector("[data-act='seen']")) return "seen";
    return document.querySelector("main[data-asked='yes']") ? "asked" : null;
  };
  return new Promise((resolve) => {
    let timer = 0;
    const look = () => {
      const wish = now();
      if (wish) done(wish);
    };
    const changes = new MutationObserver(look);
    const done = (wish: Wish) => {
      clearTimeout(timer);
      changes.disconnect();
      resolve(wish);
    };
    timer = window.setTimeout(() => done(null), patience);
    const main = document.querySelector("main[data-moment]");
    if (main) changes.observe(main, { attributes: true, attributeFilter: ["data-asked", "data-stage", "data-beat"] });
    look();
  });
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
      while (Date.now() < until) {
        const wish = await page.evaluate(whenWanted, PATIENCE);
        if (wish === "over") break;
        if (wish === "seen") {
          // As somebody who reads: the button is not pressed in the middle of what moves.
          await page.waitForTimeout(READING);
          await page.locator("[data-act='seen']").first().click({ timeout: 3_000 }).catch(() => undefined);
        } else if (wish === "asked") await playOn(page, game).catch(() => undefined);
      }
      for (const [beat, took] of await page.evaluate(() => window.told)) note("frames", { game, slower, beat, took });
    });
  }
}
