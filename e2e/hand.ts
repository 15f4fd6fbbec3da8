// The hand of a person: touches, sees what came of it, and touches again if nothing did.
import { type Page, expect } from "@playwright/test";
import { OFTEN, PATIENCE } from "./person";

/** How long one touch may look for its place within `persist`, in milliseconds: then the page is looked at again. */
const ONE_TOUCH = 4_000;

export function anyOf<T>(items: readonly T[]): T {
  if (items.length === 0) throw new Error("nothing to choose from");
  return items[Math.floor(Math.random() * items.length)]!;
}

/** The dialog that says the game is over: alone among bots it begins the next game at once, otherwise it proposes one. */
export const ending = (page: Page) =>
  page.getByRole("button", { name: /^(Revanche|Rematch|Proposer une revanche|Propose a rematch)$/ });

/** The table waits for the one who sits at this page. */
export const asked = (page: Page) => page.locator("main[data-asked='yes']");

/** The number of the last moment this page has seen, as the page itself counts. */
export const moment = (page: Page) => page.locator("main[data-moment]").getAttribute("data-moment");

/**
 * Waits until the page has seen another moment. The page itself looks, many times a second: asked from outside it would be asked
 * once a second, and a game of a hundred moves would be a minute of waiting.
 */
export async function moved(page: Page, before: string | null, timeout = PATIENCE): Promise<void> {
  const seen = (old: string | null) => {
    const now = document.querySelector("main[data-moment]")?.getAttribute("data-moment");
    return now !== undefined && now !== old;
  };
  await page.waitForFunction(seen, before, { polling: 20, timeout });
}

/** Waits until the one at this page is asked for something, or the game is over, or `other` is there. */
export async function askedOrOver(page: Page, other = "main[data-asked='yes']"): Promise<void> {
  const there = (selector: string) => {
    if (document.querySelector(`main[data-asked='yes'], ${selector}`)) return true;
    const buttons = [...document.querySelectorAll("button")].filter((it) => it.checkVisibility());
    return buttons.some((it) => /^\s*(Revanche|Rematch|Proposer une revanche|Propose a rematch)\s*$/.test(it.textContent ?? ""));
  };
  // Whoever is out watches the rest of a game, which may be all of it.
  await page.waitForFunction(there, other, { polling: 20, timeout: 120_000 });
}

/** Touches without waiting long for what may just be gone or drawn anew: whoever does so looks again. */
export async function briefly<T>(page: Page, touch: () => Promise<T>): Promise<T> {
  page.setDefaultTimeout(ONE_TOUCH);
  try {
    return await touch();
  } finally {
    page.setDefaultTimeout(PATIENCE);
  }
}

/**
 * Touches until the page has seen another moment. What was offered when one looked may be gone, covered or drawn anew when one
 * touches (somebody else has answered, a sentence lies over it): a person looks again, and so does this. `isAnswered`: what else than
 * another moment says that the touch was taken.
 */
export async function persist(page: Page, touch: () => Promise<unknown>, isAnswered?: () => Promise<boolean>): Promise<void> {
  const before = await moment(page);
  const went = async () => (await moment(page)) !== before || (await isAnswered?.()) || (await ending(page).isVisible());
  let tries = 0;
  await expect(async () => {
    if (await went()) return;
    // A page that explains a card instead of playing it is closed again; the end of the game is none.
    if (tries > 0 && (await page.locator("dialog[open]:not([data-result])").count()) > 0) await page.keyboard.press("Escape");
    tries += 1;
    await briefly(page, touch);
    await expect.poll(went, { intervals: OFTEN, timeout: ONE_TOUCH }).toBe(true);
  }).toPass({ timeout: 90_000, intervals: OFTEN });
}

/** Waits until all these pages show the same moment: where everybody hears of everything, the same game. */
export async function together(...pages: Page[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map(moment));
    for (const other of others) expect(other).toBe(first);
  }).toPass({ timeout: PATIENCE, intervals: OFTEN });
}

/** Plays until the game is over: whenever something is asked, `onStep`, then touches until the table has gone on. */
export async function playOn(page: Page, touch: (step: number) => Promise<unknown>, onStep?: (step: number) => Promise<void>): Promise<void> {
  for (let step = 0; step < 500; step += 1) {
    await askedOrOver(page);
    if (await ending(page).isVisible()) return;
    await onStep?.(step);
    // Who has nothing to decide at night is asleep before one looks: his client has answered.
    await persist(page, async () => {
      if (await asked(page).isVisible()) await touch(step);
    });
  }
  throw new Error("the game does not end");
}
