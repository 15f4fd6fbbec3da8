// What one learns by: lessons, pages of rules and their galleries, a refusal and its rule, a riddle and its proof.
import { appendFileSync, mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { app, goOn, next, noConfirmations, settled } from "../coach";
import { readLesson } from "../lesson";
import { type Language, overhear } from "../person";
import { test } from "../test";
import { ALBUM, GAMES, type Game, SIZES, type Size, onlooker, shoot, sitDown } from "./album";

/** What one learns by is looked at on these. */
const FOUR: readonly Size[] = ["360x640", "390x844", "844x390", "1440x900"];

/** A mistake that a lesson names, for each game: the step, and the move. */
const MISTAKES: Record<(typeof GAMES)[number], [step: number, move: string]> = {
  bestioles: [1, "improvise sea-6"],
  cryptide: [2, "cube J8"],
  monstre: [1, "play"],
  gevaudan: [1, "end"],
  "loups-garous": [1, "accuse"],
};

/** Reads on until the coach waits for a move. */
async function untilAsked(page: Page): Promise<void> {
  const next = page.locator("[data-act='next']");
  for (let bubble = 0; bubble < 8 && (await next.isVisible()); bubble += 1) await next.click();
  await page.locator("main.app.lesson[data-asked='yes']").waitFor();
}

/** Makes moves that begin like this, by the list, until one of them is no good. */
async function goWrong(page: Page, begins: string): Promise<void> {
  const isOpen = (await page.locator(".plan-button").getAttribute("aria-expanded")) === "true";
  if (!isOpen && (await page.locator(".plan-button").isVisible())) await page.locator(".plan-button").click();
  const fold = page.locator("#plan section h2 button");
  if ((await fold.count()) > 0 && (await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  await page.locator(`#plan [data-notation^="${begins}"]`).last().click();
}

/** What a picture of a lesson need not be looked at for: words that are cut, and things that are spoken of and covered. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const box = (query: string) => document.querySelector(query)?.getBoundingClientRect();
    const plate = box(".prompt.coach");
    const words = document.createRange();
    const say = document.querySelector(".prompt.coach .say");
    if (say && plate) {
      words.selectNodeContents(say);
      const cut = [...words.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 0 && (left < plate.left || right > plate.right || top < plate.top - 1 || bottom > plate.bottom + 1),
      );
      if (cut) found.push("the coach's words leave their plate");
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    const covers = [".prompt.coach", ".lbar"].flatMap((it) => (box(it) ? [{ it, at: box(it)! }] : []));
    for (const light of document.querySelectorAll("svg.lights .light")) {
      const thing = light.getBoundingClientRect();
      for (const { it, at } of covers) {
        const wide = Math.min(thing.right, at.right) - Math.max(thing.left, at.left);
        const high = Math.min(thing.bottom, at.bottom) - Math.max(thing.top, at.top);
        if (wide > 8 && high > 8) found.push(`${it} covers ${Math.round(high)} px of what is spoken of`);
      }
      if (thing.width < 8 || thing.height < 8) found.push("what is spoken of is off the screen");
    }
    return found;
  });
}

/** A bubble at the four sizes, and what is wrong with it. */
async function look(page: Page, name: string, language: Language): Promise<void> {
  const desk = page.viewportSize()!;
  for (const size of FOUR) {
    await page.setViewportSize(SIZES[size]);
    await shoot(page, name, language, [size]);
    mkdirSync(ALBUM, { recursive: true });
    for (const it of await faults(page)) appendFileSync(`${ALBUM}/faults.txt`, `${name}-${language}-${size}: ${it}\n`);
  }
  await page.setViewportSize(desk);
}

/** Every bubble of a lesson as it is said to who does what is wanted, a mistake, and the end. */
async function lesson(page: Page, game: Game, language: Language): Promise<void> {
  await noConfirmations(page);
  const taken = { page, frames: overhear(page) };
  for (const [at, { tasks }] of readLesson(game).entries()) {
    await page.goto(`/learn/${game}/${at + 1}`);
    let bubble = 0;
    for (const task of tasks) {
      await settled(taken);
      do {
        bubble += 1;
        await look(page, `lesson-${game}-${at + 1}-${bubble}`, language);
        if (await next(page).isVisible()) await next(page).click();
        else break;
      } while ((await app(page).getAttribute("data-says")) === "says");
      if (bubble > 1 || tasks.length === 1) await look(page, `lesson-${game}-${at + 1}-asked`, language);
      if (!task.bots) await goOn(taken, "desk", game, task, await settled(taken));
    }
    if (tasks.some(({ bots }) => bots)) continue;
    await settled(taken);
    await look(page, `lesson-${game}-${at + 1}-done`, language);
  }
  const [step, move] = MISTAKES[game];
  await page.goto(`/learn/${game}/${step}`);
  await page.locator("main.app.lesson[data-says='says']").waitFor();
  await untilAsked(page);
  await goWrong(page, move);
  await page.locator("main.app.lesson[data-says='wrong'], main.app.lesson[data-says='shown'], main.app.lesson[data-says='done']").first().waitFor();
  await look(page, `lesson-${game}-answer`, language);
  await page.goto(`/learn/${game}/end`);
  await page.locator("[data-act='first-game']").waitFor();
  await shoot(page, `lesson-${game}-end`, language, FOUR);
}

/** A page from its head to its foot, one screen after another. */
async function shootAll(page: Page, name: string, language: Language): Promise<void> {
  const before = page.viewportSize()!;
  for (const size of FOUR) {
    await page.setViewportSize(SIZES[size]);
    // Pictures are drawn when they come near.
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
        scrollTo(0, at);
        await frame();
        await frame();
      }
      scrollTo(0, 0);
      await frame();
    });
    await page.screenshot({ path: `${ALBUM}/${name}-${language}-${size}.png`, fullPage: true });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      appendFileSync(`${ALBUM}/faults.txt`, `${name}-${language}-${size}: the page scrolls sideways\n`);
    }
  }
  await page.setViewportSize(before);
}

async function rules(page: Page, language: Language): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.locator("[data-plate] .picture").first().waitFor();
    await shootAll(page, `rules-${game}`, language);
    await page.goto(`/rules/${game}/gallery`);
    await page.locator("[data-piece]").first().waitFor();
    await shootAll(page, `gallery-${game}`, language);
  }
  await page.goto("/rules/gevaudan/gallery");
  await page.locator("[data-filter='characters']").click();
  await page.locator("[data-piece='character-paysan'], [data-piece^='character-']").first().waitFor();
  await shoot(page, "gallery-characters-gevaudan", language);
  // From a table, with what is in play there.
  await sitDown(page, "loups-garous");
  const way = new URL(page.url()).pathname.split("/").at(-1)!;
  await page.goto(`/rules/loups-garous/gallery?table=${way}`);
  await page.locator("[data-filter='here']").waitFor();
  await shoot(page, "gallery-here-loups-garous", language);
  await sitDown(page, "cryptide");
  await page.locator("main[data-asked='yes']").waitFor();
  await page.locator("[data-hex]:not([data-lit])").first().click();
  await page.locator(".acts .btn.shut").first().click({ force: true });
  await page.locator(".notice .rule").first().waitFor();
  await shoot(page, "rules-refusal", language);
  await page.locator(".notice .rule").first().click();
  await page.getByRole("dialog").waitFor();
  await shoot(page, "rules-rule", language);
}

async function riddles(page: Page, language: Language): Promise<void> {
  const asked = { bestioles: "six", cryptide: "seven", monstre: "who", gevaudan: "neighbour", "loups-garous": "seers" };
  for (const game of GAMES) {
    await page.goto(`/riddle/${game}-${asked[game]}`);
    await page.locator("[data-riddle]").waitFor();
    await shoot(page, `riddle-${game}`, language);
  }
  await page.goto("/riddle/gevaudan-neighbour");
  await page.locator("[data-answer='D4']").click();
  await page.locator("#riddle-said.no").waitFor();
  await shoot(page, "riddle-wrong", language);
  await page.locator("[data-answer='D3']").click();
  await page.locator(".proof").waitFor();
  while (await page.locator("[data-next]").isVisible()) await page.locator("[data-next]").click();
  await shoot(page, "riddle-proof", language);
  for (const game of GAMES.filter((it) => it !== "gevaudan")) {
    await page.goto(`/riddle/${game}-${asked[game]}`);
    const show = { name: /^(Montrer la preuve|Show the proof)$/ };
    await page.getByRole("button", show).click();
    await page.getByRole("dialog").getByRole("button", show).click();
    await page.locator(".proof").waitFor();
    if (await page.locator("[data-all]").isVisible()) await page.locator("[data-all]").click();
    await shoot(page, `riddle-proof-${game}`, language);
  }
  await page.goto("/riddles");
  await page.locator("section li").first().waitFor();
  await shoot(page, "riddles", language);
}

for (const language of ["fr", "en"] as const) {
  for (const game of GAMES) {
    test(`lesson ${game} ${language}`, async ({ browser }) => lesson(await onlooker(browser, language, "1440x900"), game, language));
  }
  test(`rules ${language}`, async ({ browser }) => rules(await onlooker(browser, language, "1440x900"), language));
  test(`riddles ${language}`, async ({ browser }) => riddles(await onlooker(browser, language, "1440x900"), language));
}
