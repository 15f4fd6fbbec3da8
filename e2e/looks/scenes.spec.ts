// Whole games at the normal pace: the first beat of every kind is kept, as it stands there half-way.
import { ending } from "../hand";
import { watchStage } from "../stage";
import { test } from "../test";
import { type Size, GAMES, layAsideSheet, onlooker, playOn, shoot, sitDown } from "./album";

const SCREENS: [Size, "fr" | "en"][] = [
  ["390x844", "fr"],
  ["1440x900", "en"],
];
/** Beats of one kind that are kept: the first may be the plainest. */
const KEPT = 2;

for (const game of GAMES) {
  for (const [size, language] of SCREENS) {
    test(`${game} ${size} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, size, true);
      await watchStage(page);
      await sitDown(page, game);
      const kept = new Map<string, number>();
      let last = "";
      for (let step = 0; step < 6000; step += 1) {
        if (await ending(page).isVisible()) break;
        const { kind, says, asked } = await page.locator("main[data-moment]").evaluate((main: HTMLElement) => ({
          kind: main.dataset.beat ?? "",
          says: main.querySelector(".prompt h1")?.textContent ?? "",
          asked: main.dataset.asked === "yes",
        }));
        const count = kept.get(kind) ?? 0;
        if (kind && count < KEPT && says !== last) {
          last = says;
          kept.set(kind, count + 1);
          await layAsideSheet(page);
          await page.clock.runFor(450);
          // What comes up step by step has its own time, which nobody hurries.
          await page.waitForTimeout(500);
          await shoot(page, `scene-${game}-${kind}-${count + 1}`, language, [size]);
        }
        const seen = page.locator("[data-act='seen']").first();
        if (await seen.isVisible()) {
          await layAsideSheet(page);
          await seen.click({ timeout: 3_000 }).catch(() => undefined);
        } else if (asked) await playOn(page, game).catch(() => undefined);
        await page.clock.runFor(200);
      }
      await shoot(page, `scene-${game}-end-1`, language, [size]);
    });
  }
}
