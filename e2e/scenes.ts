// A whole game at the normal pace, its page's time let by in strides, and what must hold for the log of its stage.
import { type Page, expect } from "@playwright/test";
import { anyOf, persist } from "./hand";
import { OFTEN, caughtUp, picture } from "./person";
import { beatsOf, stageLog, troubles } from "./stage";

/** No beat is shorter than the movement of a card. */
const SHORTEST = 250;
/** Beats that wait for their button, which here is pressed at once. */
const HELD = ["look", "round-end", "game-end", "event", "battue", "my-elimination", "trap-failed"];

export interface Heard {
  type: string;
  seat?: number;
  cards?: unknown;
  out?: string;
  result?: { hands: unknown[] };
}

/** What the page wants of its player, in one question to it. */
function wanted(): "over" | "seen" | "asked" | null {
  const there = (selector: string) => document.querySelector(selector) !== null;
  const buttons = [...document.querySelectorAll("button")].filter((it) => it.checkVisibility());
  if (buttons.some((it) => /^\s*(Revanche|Rematch)\s*$/.test(it.textContent ?? ""))) return "over";
  if (there("[data-act='seen']")) return "seen";
  return there("main[data-asked='yes']") ? "asked" : null;
}

/** Lets the page's time go by until it wants something; how long the table takes to think is no matter of the page's time. */
export async function untilWanted(page: Page): Promise<"over" | "seen" | "asked"> {
  let now: "over" | "seen" | "asked" | null = null;
  await expect(async () => {
    now = await page.evaluate(wanted);
    if (!now) await page.clock.runFor(600);
    expect(now).not.toBeNull();
  }).toPass({ timeout: 120_000, intervals: [1] });
  return now!;
}

/** Sits down from the home page and plays to the end; every first held beat of a kind is kept as a picture. */
export async function playOut(page: Page, name: string, move: () => Promise<void>): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(`^(Jouer|Play).* ${name}$`) }).click();
  await expect(page.locator("main[data-moment]")).toBeVisible();
  // From here on time passes only when it is let: a busy machine does not shorten a beat. It may take its time to say so, too.
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)).toPass({ intervals: OFTEN });
  const kept = new Set<string>();
  for (let step = 0; step < 600; step += 1) {
    const now = await untilWanted(page);
    if (now === "over") return;
    if (now === "asked") {
      await move();
      continue;
    }
    const beat = (await page.locator("main").getAttribute("data-beat")) ?? "";
    if (!kept.has(beat)) {
      kept.add(beat);
      await page.clock.runFor(1500);
      await picture(page, `stage-${name.slice(0, 3)}-${beat}`);
    }
    await page.locator("[data-act='seen']").click();
  }
  throw new Error("the game does not end");
}

/**
 * Makes one move. It is over when the table has answered: until then the list is that of the move before, and may be gone while it is
 * touched. The page's clock stands still, and what is answered is told before it is shown.
 */
export async function makeMove(page: Page, touch: () => Promise<unknown>): Promise<void> {
  let tries = 0;
  const again = async () => {
    if (tries > 0) await page.clock.runFor(100);
    tries += 1;
    await touch();
  };
  await persist(page, again, async () => (await page.locator("main[data-stage='playing']").count()) > 0);
}

/** Any move of the list, which is unfolded for it; one of those that are wanted, if there are any. */
export async function anyMove(page: Page, wanted?: RegExp): Promise<void> {
  await makeMove(page, async () => {
    const fold = page.locator("[data-part='moves'] h2 button");
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
    const list = page.locator("[data-part='moves'] li button:not([disabled])");
    const better = wanted ? await list.filter({ hasText: wanted }).all() : [];
    await anyOf(better.length > 0 ? better : await list.all()).click();
  });
}

/** The beats of a game, after everything that must hold for any game was looked at. */
export async function beatsWithoutTrouble(page: Page): Promise<(...kinds: string[]) => number> {
  const log = await stageLog(page);
  expect(troubles(log)).toEqual([]);
  const beats = beatsOf(log);
  expect(beats.filter(({ beat, lasted }) => !HELD.includes(beat) && lasted < SHORTEST)).toEqual([]);
  return (...kinds) => beats.filter(({ beat }) => kinds.includes(beat)).length;
}

/** The news of every moment that the page has shown; what came before it was open is no story. */
export async function newsIn(page: Page, frames: string[]): Promise<Heard[]> {
  await caughtUp(page, frames);
  const first = (await stageLog(page)).find((line) => line.kind === "shown")?.moment ?? 0;
  const messages = frames.map((it) => JSON.parse(it) as { type: string; now?: { number: number; news: Heard[] } });
  return messages.flatMap(({ type, now }) => (type === "moment" && now && now.number > first ? now.news : []));
}
