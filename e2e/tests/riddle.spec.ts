// Riddles: one a game, a wrong answer gets its reason, the right one its proof.
import { expect, test } from "../test";
import {
  OFTEN,
  PATIENCE,
  isAccessible,
  person,
  picture,
  type Language,
  type Screen,
} from "../person";

interface Tried {
  id: string;
  wrong: string;
  right: string;
  language: Language;
  screen: Screen;
}

const RIDDLES: Tried[] = [
  {
    id: "bestioles-six",
    wrong: "withdraw",
    right: "improvise sea-6 air",
    language: "fr",
    screen: "phone",
  },
  {
    id: "cryptide-seven",
    wrong: "A1",
    right: "K2",
    language: "en",
    screen: "desk",
  },
  {
    id: "monstre-who",
    wrong: "sirene",
    right: "vampire",
    language: "en",
    screen: "phone",
  },
  {
    id: "loups-garous-seers",
    wrong: "6",
    right: "4",
    language: "fr",
    screen: "desk",
  },
  {
    id: "gevaudan-neighbour",
    wrong: "D4",
    right: "D3",
    language: "fr",
    screen: "phone",
  },
];

for (const { id, wrong, right, language, screen } of RIDDLES) {
  test(`the riddle ${id} is answered, wrongly and rightly`, async ({
    browser,
  }) => {
    const page = await person(browser, language, screen);
    await page.goto(`/riddle/${id}`);
    await expect(page.locator(`[data-riddle="${id}"]`)).toBeVisible();
    const said = page.locator("#riddle-said");
    const question = await said.innerText();
    // Nothing of the answer has come yet.
    await expect(page.locator(".proof")).toHaveCount(0);
    await isAccessible(page);
    await picture(page, `riddle-${id}-question`);

    await page.locator(`[data-answer="${wrong}"]`).click();
    await expect(said).toHaveClass(/\bno\b/);
    await expect.poll(() => said.innerText()).not.toBe(question);
    await expect(said.locator("p")).not.toBeEmpty();

    await page.locator(`[data-answer="${right}"]`).click();
    const proof = page.locator(".proof");
    await expect(proof).toBeVisible();
    await expect(said).not.toHaveClass(/\bno\b/);
    const next = proof.locator("[data-next]");
    await expect(async () => {
      if (await next.isVisible()) await next.click({ timeout: 2_000 });
      expect(await next.isVisible()).toBe(false);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    // No text is missing: ids are never shown.
    expect(await page.locator("main").innerText()).not.toMatch(/riddle-[a-z]/);
    await isAccessible(page);
    await picture(page, `riddle-${id}-proof`);
  });
}

/** By the table's own things, as one would play there; the answer, and where a wrong one is. */
const TOUCHES: { id: string; wrong?: string[]; right: string[]; screen: Screen }[] = [
  { id: "bestioles-six", right: ["[data-point='hand/sea-6']", "[data-move='improvise sea-6 air']"], screen: "phone" },
  { id: "cryptide-seven", wrong: ["[data-hex='A1']"], right: ["[data-hex='K2']", "[data-point='button/search']"], screen: "desk" },
  { id: "monstre-1", wrong: ["[data-house='1']"], right: ["[data-house='2']"], screen: "phone" },
  { id: "loups-garous-seers", wrong: ["button.house[data-seat='5']"], right: ["button.house[data-seat='3']"], screen: "phone" },
  { id: "gevaudan-neighbour", wrong: ["[data-cell='D4']"], right: ["[data-cell='D3']"], screen: "desk" },
];

for (const { id, wrong, right, screen } of TOUCHES) {
  test(`the riddle ${id} is answered on the board (${screen})`, async ({ browser }) => {
    const page = await person(browser, "fr", screen);
    await page.goto(`/riddle/${id}`);
    await expect(page.locator(`[data-riddle="${id}"]`)).toBeVisible();
    const board = page.locator("main.riddle > .app");
    const touch = async (places: string[]) => {
      for (const place of places) await board.locator(place).locator("visible=true").first().click();
    };
    if (wrong) {
      await touch(wrong);
      if (id.startsWith("cryptide")) await touch(["[data-point='button/search']"]);
      await expect(page.locator("#riddle-said")).toHaveClass(/\bno\b/);
      await expect(page.locator(".proof")).toHaveCount(0);
      // A touch that answers opens nothing else.
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await touch(right);
    await expect(page.locator(".proof")).toBeVisible();
    await expect(page.locator("#riddle-said")).not.toHaveClass(/\bno\b/);
  });
}

test("who gives up is shown the proof", async ({
  browser,
}) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/riddle/gevaudan-neighbour");
  await expect(page.locator("[data-riddle]")).toBeVisible();
  await page.locator("footer button").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Show the proof" })
    .click();
  await expect(page.locator(".proof")).toBeVisible();
});

test("the riddle of the day stands on the home page", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  const day = page.locator(".oftheday");
  await expect(day).toBeVisible();
  await picture(page, "riddle-home");
  await day.locator("a.btn").click();
  await expect(page).toHaveURL(/\/riddle$/);
  await expect(page.locator("[data-riddle]")).toBeVisible();
});

test("an address without a riddle says so", async ({ browser }) => {
  const page = await person(browser, "en", "phone");
  await page.goto("/riddle/no-such-one");
  await expect(page.getByRole("alert")).toBeVisible();
});

test("all riddles are listed, game by game", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await page.goto("/riddles");
  await expect(
    page.locator("section[aria-labelledby^='riddles-']"),
  ).toHaveCount(5);
  await expect.poll(() => page.locator("section li").count(), { intervals: OFTEN }).toBeGreaterThanOrEqual(125);
  await isAccessible(page);
});
