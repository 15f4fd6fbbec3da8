// Whole games at the normal pace: the first beat of every kind is kept, as it stands there half-way.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import type { Taste } from "../bestioles";
import { ending } from "../hand";
import { OFTEN } from "../person";
import { watchStage } from "../stage";
import { test } from "../test";
import { type Game, type Size, GAMES, layAsideSheet, onlooker, playOn, shoot, sitDown } from "./album";

const SCREENS: [Size, "fr" | "en"][] = [
  ["390x844", "fr"],
  ["1440x900", "en"],
];
/** Beats of one kind that are kept: the first may be the plainest. */
const KEPT = 2;
/** Not every game has every scene: so many are played, until everything that is drawn has been seen. */
const MOST_GAMES = 4;

/** After the first game: whoever traps at once is out of the hunt before the Beast has met him, and who looks at nothing sees nothing. */
const TASTES: Partial<Record<Game, Taste>> = {
  gevaudan: { rather: /consult/i, rarely: /piéger|piège|trap/i },
  monstre: { rather: /enquête|investigation/i, rarely: /^$/ },
};

const drawn = (JSON.parse(readFileSync(join(import.meta.dirname, "pairs.json"), "utf8")) as { screen: string }[]).map(({ screen }) => screen);

/** The page's time stands: what a move brings about is not over before one looks, however busy the machine is. */
async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300)).toPass({ intervals: OFTEN });
}

/** Plays one game to its end, and takes a picture of what is not kept yet. */
async function keepScenes(page: Page, game: Game, language: "fr" | "en", size: Size, kept: Set<string>, taste?: Taste): Promise<void> {
  await sitDown(page, game);
  const met = new Map<string, number>();
  let last = "";
  for (let step = 0; step < 6000; step += 1) {
    if (await ending(page).isVisible()) return;
    const { kind, says, asked } = await page.locator("main[data-moment]").evaluate((main: HTMLElement) => ({
      kind: main.dataset.beat ?? "",
      says: main.querySelector(".prompt h1")?.textContent ?? "",
      asked: main.dataset.asked === "yes",
    }));
    if (kind && says !== last) {
      last = says;
      const count = (met.get(kind) ?? 0) + 1;
      met.set(kind, count);
      const name = `scene-${game}-${kind}-${count}`;
      if (count <= KEPT && !kept.has(name)) {
        kept.add(name);
        await layAsideSheet(page);
        await page.clock.runFor(450);
        // What comes up step by step has its own time, which nobody hurries.
        await page.waitForTimeout(500);
        await page.clock.resume();
        await shoot(page, name, language, [size]);
      }
    }
    const seen = page.locator("[data-act='seen']").first();
    if (await seen.isVisible()) {
      await layAsideSheet(page);
      await seen.click({ timeout: 3_000 }).catch(() => undefined);
    } else if (asked) {
      await stopClock(page);
      await playOn(page, game, taste).catch(() => undefined);
    }
    await page.clock.runFor(200);
  }
}

for (const game of GAMES) {
  for (const [size, language] of SCREENS) {
    test(`${game} ${size} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, size, true);
      await watchStage(page);
      const kept = new Set<string>();
      const end = `scene-${game}-end-1`;
      const isWanted = (screen: string) => screen.startsWith(`scene-${game}-`) && screen.endsWith(`-${language}-${size}`);
      const isMissing = (screen: string) => ![end, ...kept].some((name) => screen === `${name}-${language}-${size}`);
      for (let games = 0; games < MOST_GAMES; games += 1) {
        await keepScenes(page, game, language, size, kept, games > 0 ? TASTES[game] : undefined);
        if (games === 0) await shoot(page, end, language, [size]);
        if (!drawn.filter(isWanted).some(isMissing)) break;
      }
    });
  }
}
