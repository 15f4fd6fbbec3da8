// Whole games with the keyboard alone and by ear: not one click, the focus is never lost, nothing is said twice. What was pressed
// and what was said is kept in test-output/transcripts; docs/accessibility.md shows a game of each.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { answered, chooseHex, isOn, keepTranscript, listen, playByKeys, press, sitDownByKeys, tabTo } from "../keyboard";
import { person } from "../person";

const SEEN = "[data-act='seen']";

/** A card from the hand, face up where it may; or whatever an ability asks for on the board. */
async function playCard(page: Page, before: string | null): Promise<void> {
  const LIT = "[data-move]:not(:disabled)";
  if ((await page.locator(`${LIT}:visible`).count()) === 0) {
    const cards = page.locator(".tray [data-at^='hand/'].carried");
    if ((await cards.count()) === 0) return press(page, ".tray .acts .btn:not(.phone)");
    await press(page, ".tray [data-at^='hand/'].carried");
    await expect(page.locator(LIT).first()).toBeVisible();
  }
  if (!(await isOn(page, LIT))) await tabTo(page, LIT);
  await page.keyboard.press("Enter");
  // The safe choice has the focus; who insists goes on to the other.
  await answered(page, before, `[data-act='lose'], ${SEEN}`);
  if (await page.locator("[data-act='lose']").isVisible()) await press(page, "[data-act='lose']");
}

test("a war of Bestioles by keys and by ear", async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await person(browser, "fr", "desk", true);
  await listen(page);
  await sitDownByKeys(page, "Bestioles en guerre");
  await playByKeys(page, (before) => playCard(page, before));
  const said = await keepTranscript(page, "bestioles");
  expect(said.filter((it) => /^Bataille \d+|l’emporte|théâtres? à un|Les trois théâtres/.test(it)).length).toBeGreaterThan(0);
  expect(said.some((it) => /^(Air|Terre|Mer)\s:/.test(it) || /repli/i.test(it))).toBe(true);
});

test("a hunt of Cryptide by keys and by ear", async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await person(browser, "en", "desk", true);
  await listen(page);
  await sitDownByKeys(page, "Cryptid");
  let turn = 0;
  await playByKeys(page, async () => {
    turn += 1;
    // Who is asked about a hex finds the answer at once in the tray; else it is chosen on the map.
    if (!(await page.locator(".tray [data-move]").first().isVisible())) await chooseHex(page, turn);
    await expect(page.locator(".tray [data-move]").first()).toBeVisible();
    await press(page, ".tray [data-move]");
  });
  const said = await keepTranscript(page, "cryptide");
  expect(said.filter((it) => /^(Your clue|With )/.test(it)).length).toBe(3);
});

/** The person decides by keys: a house or a plate until the button is open, then the button. */
async function decide(page: Page, button: string): Promise<void> {
  const board = "section.board";
  // Houses are open to all alike; of whom something is known in secret, such as a Lover, may not be voted against.
  const choices = [`${board} [data-pick]`, `${board} [data-lit]:not(:has(.badge.secret))`, `${board} [data-lit]`];
  const counts = await Promise.all(choices.map((it) => page.locator(it).count()));
  const choice = choices[counts.findIndex((it) => it > 0)] ?? `${board} [data-lit]`;
  for (let touched = 0; touched < 3 && (await page.locator(`${button}:enabled`).count()) === 0; touched += 1) {
    await press(page, `${choice}:not([aria-pressed='true'])`);
    // Cupid names two.
    await expect(page.locator(`${button}:enabled`)).toBeVisible({ timeout: 500 }).catch(() => undefined);
  }
  await press(page, `${button}:enabled`);
}

async function live(page: Page): Promise<void> {
  const there = (selector: string) => page.locator(selector).first().isVisible();
  for (const button of ["[data-act='answer']", "[data-act='deed']"]) {
    if (await there(button)) return decide(page, button);
  }
  for (const button of ["[data-act='nobody']", "button[data-move='ready']:enabled"]) {
    if (await there(button)) return press(page, button);
  }
}

test("a village of Loups-garous by keys and by ear", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await person(browser, "en", "desk", true);
  await listen(page);
  await sitDownByKeys(page, "Werewolves");
  await playByKeys(page, () => live(page));
  const said = await keepTranscript(page, "loups-garous");
  expect(said.some((it) => it === "Day breaks.")).toBe(true);
  expect(said.some((it) => /^(The votes are turned over|Votes: )/.test(it))).toBe(true);
  expect(said.some((it) => /\bwon\b/.test(it))).toBe(true);
});
