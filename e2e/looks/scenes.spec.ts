// Whole games at the normal pace: the first beats of every kind are kept, as they stand there half-way, on every screen.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Taste } from "../bestioles";
import { ending } from "../hand";
import type { Language } from "../person";
import { stopClock, watchStage } from "../stage";
import { test } from "../test";
import { type Game, GAMES, lacking, layAsideSheet, onlooker, playOn, shoot, shootStill, sitDown } from "./album";

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

/** Names of what is drawn of this game, whatever the language and the screen of the drawing. */
function drawnOf(game: Game): string[] {
  const names = drawn.flatMap((screen) => new RegExp(`^(scene-${game}-.+)-(?:fr|en)-[0-9]+x[0-9]+$`).exec(screen)?.[1] ?? []);
  return [...new Set(names)];
}

/** Plays one game to its end, and takes a picture of what is not kept yet. */
async function keepScenes(page: Page, game: Game, language: Language, taste?: Taste): Promise<void> {
  await sitDown(page, game);
  await stopClock(page);
  const met = new Map<string, number>();
  let last = "";
  for (let step = 0; step < 6000; step += 1) {
    if (await ending(page).isVisible()) break;
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
      if (count <= KEPT && lacking(name, language).length > 0) {
        await layAsideSheet(page);
        await page.clock.runFor(450);
        // What comes up step by step has its own time, which nobody hurries.
        await page.waitForTimeout(500);
        await shootStill(page, name, language);
      }
    }
    const seen = page.locator("[data-act='seen']").first();
    if (await seen.isVisible()) {
      await layAsideSheet(page);
      await seen.click({ timeout: 3_000 }).catch(() => undefined);
    } else if (asked) await playOn(page, game, taste).catch(() => undefined);
    await page.clock.runFor(200);
  }
  await page.clock.resume();
}

for (const game of GAMES) {
  for (const language of ["fr", "en"] as const) {
    test(`${game} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, "390x844", true);
      await watchStage(page);
      const end = `scene-${game}-end-1`;
      for (let games = 0; games < MOST_GAMES; games += 1) {
        await keepScenes(page, game, language, games > 0 ? TASTES[game] : undefined);
        if (games === 0) await shoot(page, end, language);
        if (!drawnOf(game).some((name) => name !== end && lacking(name, language).length > 0)) break;
      }
    });
  }
}
