// Somebody who takes a lesson: waits until the coach has spoken, and makes moves by the list that every screen has.
import type { Page } from "@playwright/test";
import { type Task, means } from "./lesson";
import { OFTEN, PATIENCE, type Screen, lastNow } from "./person";
import { expect } from "./test";

export const app = (page: Page) => page.locator("main.app.lesson");
export const next = (page: Page) => page.locator("[data-act='next']");

interface Now {
  step: number;
  task: number;
  says: string;
  asked: boolean;
  moves: string[];
}

/** A lesson on the screen, and what was said over its line. */
export interface Taken {
  page: Page;
  frames: string[];
}

/** How often the coach has spoken: once at first, and after everything the learner does. */
export const spoken = ({ frames }: Taken): number => frames.filter((it) => it.includes('"type":"coach"')).length;

/**
 * What the screen says, and which moves are open, once it shows the last that was said: a move and what the coach says of it come one
 * after the other, and either may be overheard before it is shown.
 */
async function standing({ page, frames }: Taken): Promise<Now> {
  const { round, moment, step, task, says = "", asked } = await app(page).evaluate((it) => ({ ...(it as HTMLElement).dataset }));
  const words = frames.findLast((it) => it.includes('"type":"coach"'));
  const { coach } = JSON.parse(words ?? "{}") as { coach?: { step: number; task: number } };
  expect({ step, task }).toEqual({ step: String(coach?.step), task: String(coach?.task) });
  const last = lastNow(frames);
  expect({ round: Number(round), moment: Number(moment) }).toEqual({ round: roundOf(frames), moment: last?.number });
  return { step: Number(step), task: Number(task), says, asked: asked === "yes", moves: last?.moves ?? [] };
}

/** Which position of the lesson was told of last. */
function roundOf(frames: string[]): number | undefined {
  const last = frames.findLast((it) => it.includes('"now":{'));
  return last === undefined ? undefined : (JSON.parse(last) as { round: number }).round;
}

/** Waits until something is said that is not about others. */
export async function settled(lesson: Taken): Promise<Now> {
  let found: Now | undefined;
  await expect(async () => {
    found = await standing(lesson);
    expect(["says", "wrong", "shown", "done", "silent"]).toContain(found.says);
    expect(found.says !== "silent" || found.asked).toBe(true);
  }).toPass({ intervals: OFTEN, timeout: PATIENCE });
  if (!found) throw new Error("the coach says nothing");
  return found;
}

/** Makes a move by the list of moves, which every screen has; on a phone in the sheet with the plan. */
export async function make(page: Page, screen: Screen, game: string, notation: string): Promise<void> {
  const isSheet = screen === "phone" || game === "loups-garous";
  if (isSheet) await page.locator(".plan-button").click();
  // In a drawer the list has been asked for already.
  if (screen === "desk") await unfold(page);
  const label = await page.evaluate(
    (it) => document.querySelector(`#plan [data-notation="${CSS.escape(it)}"]`)?.textContent ?? null,
    notation,
  );
  expect(label, `${game}: ${notation} is in the list of moves`).not.toBeNull();
  await page.locator(`#plan [data-notation="${notation}"]`).click();
}

/** Where bots play, whatever is open first. The table may go on by itself meanwhile, even to its end: then it is looked at again. */
async function makeAny(page: Page, screen: Screen, game: string, before: string): Promise<void> {
  await expect(async () => {
    if ((await stand(page)) !== before || (await app(page).getAttribute("data-says")) === "done") return;
    const isSheet = screen === "phone" || game === "loups-garous";
    const isOpen = (await page.locator(".plan-button").getAttribute("aria-expanded")) === "true";
    if (isSheet && !isOpen) await page.locator(".plan-button").click({ timeout: 1_000 });
    if (screen === "desk") await unfold(page);
    await page.locator("#plan [data-notation]").first().click({ timeout: 1_000 });
    await expect.poll(() => stand(page), { intervals: OFTEN, timeout: 2_000 }).not.toBe(before);
  }).toPass({ intervals: OFTEN, timeout: PATIENCE });
}

async function unfold(page: Page): Promise<void> {
  const fold = page.locator("#plan section h2 button");
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}

/** Cryptide's notebook: what is done there is no move. */
export async function doDeed(page: Page, deed: string): Promise<void> {
  const sheet = page.locator("aside.notebook");
  if ((await sheet.count()) === 0) await page.locator("[data-point='notebook']:visible").first().click();
  const [, seat, clue] = deed.split(" ");
  if (seat === "fill") await sheet.locator("input[type='checkbox']").check();
  else {
    const cell = sheet.locator(`[data-point='notebook/${seat}/${clue}']`);
    for (let touch = 0; touch < 3 && !(await cell.evaluate((it) => it.classList.contains("yes"))); touch++) await cell.click();
  }
}

function wantedNow(task: Task, moves: string[]): string {
  const [first = ""] = task.accept;
  if (first.startsWith("@")) return first;
  const found = moves.find((move) => means(first, move));
  if (found === undefined) throw new Error(`nothing of ${task.accept.join(", ")} is open: ${moves.join(", ")}`);
  return found;
}

export async function goOn(lesson: Taken, screen: Screen, game: string, task: Task, now: Now): Promise<void> {
  const { page } = lesson;
  const [before, said] = [await stand(page), spoken(lesson)];
  if (task.bots) return makeAny(page, screen, game, before);
  const wanted = wantedNow(task, now.moves);
  if (wanted.startsWith("@")) await doDeed(page, wanted);
  else await make(page, screen, game, wanted);
  await expect.poll(() => spoken(lesson), { intervals: OFTEN }).toBeGreaterThan(said);
  await expect.poll(() => stand(page), { intervals: OFTEN }).not.toBe(before);
}

/** What the table shows of where it stands: another text after every move that counts. */
export function stand(page: Page): Promise<string> {
  return app(page).evaluate((it) => JSON.stringify({ ...(it as HTMLElement).dataset }));
}

export async function noConfirmations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("bestiaire.settings") ?? "{}") as object;
    localStorage.setItem("bestiaire.settings", JSON.stringify({ ...kept, confirm: false }));
  });
}
