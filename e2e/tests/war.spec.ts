// A whole war against the bot, from the home page to the replay.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { playToTheEnd } from "../bestioles";
import { asked, ending } from "../hand";
import { type Language, type Screen, caughtUp, isAccessible, overhear, person, picture } from "../person";

const WORDS = {
  fr: { play: /^Jouer/, replay: "Revoir", next: "Un coup en avant", home: "Les cinq jeux" },
  en: { play: /^Play/, replay: "Replay", next: "One move on", home: "The five games" },
};

for (const [language, screen] of [
  ["fr", "desk"],
  ["en", "phone"],
] as [Language, Screen][]) {
  test(`a war against the bot, ${language} on a ${screen}`, async ({ browser }) => {
    const page = await person(browser, language, screen);
    const frames = overhear(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: WORDS[language].home })).toBeVisible();
    await picture(page, `home-${language}-${screen}`);
    await isAccessible(page);

    await page.getByRole("button", { name: WORDS[language].play }).first().click();
    await expect(asked(page)).toBeVisible();
    await playToTheEnd(page, async (step) => {
      if (step === 0 || step === 4) await picture(page, `war-${step}-${language}-${screen}`);
      if (step === 4) await isAccessible(page);
    });
    await picture(page, `end-${language}-${screen}`);
    await isAccessible(page);
    await caughtUp(page, frames);
    hiddenHandsStayedHidden(frames);
    await replay(page, language, screen);
  });
}

/** Before the end, no message named a card of the bot's hand that had not been face up. */
function hiddenHandsStayedHidden(frames: string[]) {
  const views = frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now.view] : []));
  expect(views.length).toBeGreaterThan(5);
  for (const view of views.filter((it) => it.winner === null)) {
    const other = view.players[1 - view.seat];
    const named = other.hand.filter((card: string | null) => card !== null);
    expect(named.filter((card: string) => !other.shown.includes(card))).toEqual([]);
  }
}

async function replay(page: Page, language: Language, screen: Screen) {
  // Behind the end the strip offers to see its beats again, in the same word.
  await page.locator("dialog[open]").getByRole("link", { name: WORDS[language].replay }).click();
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await page.getByRole("button", { name: WORDS[language].next }).click();
  await expect(slider).toHaveValue("1");
  await slider.press("End");
  await expect(slider).not.toHaveValue("1");
  await picture(page, `replay-${language}-${screen}`);
  await isAccessible(page);
  await expect(ending(page)).toHaveCount(0);
}
