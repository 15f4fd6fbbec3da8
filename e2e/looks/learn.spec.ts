// What one learns by: lessons, pages of rules and their galleries, a refusal and its rule, a riddle and its proof.
import type { Page } from "@playwright/test";
import { type Language } from "../person";
import { test } from "../test";
import { ALL, GAMES, type Game, type Size, onlooker, shoot, sitDown } from "./album";

/** Steps of lessons that are drawn, or like those: at every size. The others on a telephone and a desk. */
const STEPS = [1, 3, 4];
const TWO: readonly Size[] = ["390x844", "1440x900"];

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

async function lesson(page: Page, game: Game, language: Language): Promise<void> {
  for (let step = 1, last = 1; step <= last; step += 1) {
    await page.goto(`/learn/${game}/${step}`);
    await page.locator("main.app.lesson[data-says='says']").waitFor();
    last = await page.locator("#plan .plan li").count();
    const sizes = STEPS.includes(step) ? ALL : TWO;
    await shoot(page, `lesson-${game}-${step}`, language, sizes);
    await untilAsked(page);
    await shoot(page, `lesson-${game}-${step}-asked`, language, sizes);
  }
  const [step, move] = MISTAKES[game];
  await page.goto(`/learn/${game}/${step}`);
  await page.locator("main.app.lesson[data-says='says']").waitFor();
  await untilAsked(page);
  await goWrong(page, move);
  await page.locator("main.app.lesson[data-says='wrong'], main.app.lesson[data-says='shown'], main.app.lesson[data-says='done']").first().waitFor();
  await shoot(page, `lesson-${game}-answer`, language);
  await page.goto(`/learn/${game}/end`);
  await page.locator("[data-act='first-game']").waitFor();
  await shoot(page, `lesson-${game}-end`, language);
}

async function rules(page: Page, language: Language): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.locator("[data-plate] .picture").first().waitFor();
    await shoot(page, `rules-${game}`, language);
    await page.goto(`/rules/${game}/gallery`);
    await page.locator("[data-piece]").first().waitFor();
    await shoot(page, `gallery-${game}`, language);
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
