// Five lessons, taken by somebody who does only what the coach says, and once with every mistake that a lesson names.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { type Taken, app, doDeed, goOn, make, next, noConfirmations, settled, stand } from "../coach";
import { type Step, type Task, means, readLesson } from "../lesson";
import { type Language, OFTEN, type Screen, isAccessible, overhear, person, picture } from "../person";

/** In the order of the home page. */
const GAMES = ["bestioles", "cryptide", "monstre", "loups-garous", "gevaudan"];

/** Things that a lesson names and that no screen, or not this one, has: docs/lessons.md says so. */
const ABSENT: Record<Screen, string[]> = {
  phone: ["box", "button/search", "prompt", "claims", "ballots", "legend"],
  desk: ["box", "button/search", "prompt"],
};

async function readOn(page: Page, task: Task, screen: Screen): Promise<void> {
  for (const { points } of task.says) {
    const isThere = (name: string) => !ABSENT[screen].includes(name) && !name.startsWith("notebook/");
    const wanted = points.filter(isThere);
    if (wanted.length > 0 && (await app(page).getAttribute("data-says")) === "says") {
      await expect
        .poll(async () => (await page.locator("svg.pointer").getAttribute("data-points"))?.split(" ") ?? [], { intervals: OFTEN })
        .toEqual(expect.arrayContaining(wanted));
    }
    if ((await next(page).count()) > 0 && (await app(page).getAttribute("data-says")) === "says") await next(page).click();
  }
}

function texts(language: Language, game: string): Map<string, string> {
  const file = readFileSync(`../texts/${language}/lesson-${game}.ftl`, "utf8");
  return new Map([...file.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key = "", text = ""]) => [key, text]));
}

/** The longest piece of a sentence that has no name in it. */
function piece(text: string): string {
  return text.split(/\{[^}]*\}/).sort((a, b) => b.length - a.length)[0]?.trim() ?? "";
}

/**
 * Each game in both languages and on both screens: its lesson in two of the four pairs, its mistakes in the other two. With `E2E_ALL=1`
 * both in all four.
 */
const LESSONS: [Language, Screen][] = [["fr", "phone"], ["en", "desk"]];
const MISTAKES: [Language, Screen][] = [["en", "phone"], ["fr", "desk"]];
const everyGame = (pairs: [Language, Screen][]) =>
  GAMES.flatMap((game) => (process.env.E2E_ALL ? [...LESSONS, ...MISTAKES] : pairs).map(([language, screen]) => ({ game, language, screen })));

for (const { game, language, screen } of everyGame(LESSONS)) {
  test(`the lesson of ${game} is taken to its end (${language}, ${screen})`, async ({ browser }) => {
    const page = await person(browser, language, screen);
    await noConfirmations(page);
    const lesson = { page, frames: overhear(page) };
    const steps = readLesson(game);
    await page.goto(`/learn/${game}`);
    for (const [at, step] of steps.entries()) {
      await expect(app(page)).toHaveAttribute("data-step", String(at));
      for (let turn = 0; turn < 200; turn++) {
        const here = await settled(lesson);
        if (here.says === "done") break;
        const task = step.tasks[here.task];
        if (!task) throw new Error(`${game}/${step.key} has no task ${here.task}`);
        if (here.says === "says") await readOn(page, task, screen);
        if (turn === 0 && at === 0) {
          await isAccessible(page);
          await picture(page, `lesson-${game}-${language}-${screen}`);
        }
        const open = await settled(lesson);
        if (open.says === "done") break;
        await goOn(lesson, screen, game, task, open);
      }
      await expect(app(page)).toHaveAttribute("data-says", "done");
      await picture(page, `lesson-${game}-${at + 1}-done-${language}-${screen}`);
      await next(page).click();
    }
    await expect(page).toHaveURL(new RegExp(`/learn/${game}/end$`));
    await isAccessible(page);
    await picture(page, `lesson-${game}-end-${language}-${screen}`);
    await page.goto("/");
    await expect(page.locator("a.learn").nth(GAMES.indexOf(game))).toContainText("✓");
  });
}

/** To the place that a mistake is named for (`/players/0/cell = "A3"`): from the step's beginning by a move that is free there. */
async function walkThere(lesson: Taken, screen: Screen, game: string, at: number, step: Step, when: string): Promise<void> {
  const { page } = lesson;
  const [task] = step.tasks;
  await page.goto(`/learn/${game}/${at + 1}`);
  await settled(lesson);
  await readOn(page, task!, screen);
  const place = JSON.parse(when.split(" = ")[1] ?? "null") as string;
  const way = (await settled(lesson)).moves.find((move) => move.endsWith(` ${place}`) && task!.free.some((it) => means(it, move)));
  if (way === undefined) throw new Error(`${game}/${step.key}: no free move leads to ${place}`);
  const before = await stand(page);
  await make(page, screen, game, way);
  await expect.poll(() => stand(page), { intervals: OFTEN }).not.toBe(before);
  await settled(lesson);
}

for (const { game, language, screen } of everyGame(MISTAKES)) {
  test(`every named mistake of ${game} gets its own answer (${language}, ${screen})`, async ({ browser }) => {
    const page = await person(browser, language, screen);
    await noConfirmations(page);
    const lesson = { page, frames: overhear(page) };
    let tried = 0;
    const words = texts(language, game);
    for (const [at, step] of readLesson(game).entries()) {
      if (step.tasks.every((task) => task.wrong.length === 0)) continue;
      await page.goto(`/learn/${game}/${at + 1}`);
      for (const [nth, task] of step.tasks.entries()) {
        const here = await settled(lesson);
        expect(here.task).toBe(nth);
        await readOn(page, task, screen);
        for (const [which, wrong] of task.wrong.entries()) {
          if (wrong.when !== null) await walkThere(lesson, screen, game, at, step, wrong.when);
          const { moves } = await settled(lesson);
          // What is named for another place is no exception here.
          const special = task.wrong.slice(0, which).filter(({ when }) => when === wrong.when);
          const isFree = (move: string) =>
            means(wrong.pattern, move) && ![...task.accept, ...task.also, ...special.map((it) => it.pattern)].some((it) => means(it, move));
          const deed = wrong.pattern.startsWith("@") ? wrong.pattern : moves.find(isFree);
          if (deed === undefined) throw new Error(`${game}/${step.key}: ${wrong.pattern} cannot be tried`);
          if (deed.startsWith("@")) await doDeed(page, deed);
          else await make(page, screen, game, deed);
          await expect(app(page)).toHaveAttribute("data-says", wrong.isShown ? "shown" : "wrong");
          await expect(page.locator(".coach h1")).toContainText(piece(words.get(`lesson-${game}-${step.key}-${wrong.key}`) ?? "missing"));
          if (tried++ % 12 === 0) await picture(page, `lesson-wrong-${game}-${tried}-${language}-${screen}`);
          await next(page).click();
          await expect(app(page)).toHaveAttribute("data-says", "says");
          // Back to where the others are made.
          if (wrong.when !== null) {
            await page.goto(`/learn/${game}/${at + 1}`);
            await settled(lesson);
            await readOn(page, task, screen);
          }
        }
        if (nth < step.tasks.length - 1) {
          await goOn(lesson, screen, game, task, await settled(lesson));
          await expect(app(page)).toHaveAttribute("data-task", String(nth + 1));
        }
      }
    }
    const named = readLesson(game).flatMap(({ tasks }) => tasks.flatMap(({ wrong }) => wrong));
    expect(tried).toBe(named.length);
  });
}

test("from the home page one click leads to the first lesson’s first move", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.goto("/");
  await page.getByRole("link", { name: "Ma première leçon" }).click();
  // By the table's own things: the card, then the place it lights.
  await page.locator("[data-point='hand/sea-6']").click();
  await page.locator("[data-move='deploy sea-6 sea']").click();
  await expect(app(page)).toHaveAttribute("data-says", "done");
  // The battle that was won still lies there, with its points; the next one is not dealt upon it.
  await expect(page.locator("[data-point~='total/sea']")).toContainText("6");
  await expect(page.locator("[data-point~='hand/sea-6']")).toHaveCount(0);
  await next(page).click();
  await expect(app(page)).toHaveAttribute("data-step", "1");
  await page.reload();
  await expect(app(page)).toHaveAttribute("data-step", "1");
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Leçon 2\/8/ })).toBeVisible();
  await page.goto("/learn/bestioles");
  await expect(app(page)).toHaveAttribute("data-step", "1");
  await page.locator("[data-act='skip']").click();
  await expect(app(page)).toHaveAttribute("data-step", "2");
  await expect(page).toHaveURL(/\/learn\/bestioles\/3$/);
  await page.goBack();
  await expect(app(page)).toHaveAttribute("data-step", "1");
});

test("after the lesson comes a game with the owl, who speaks once and can be sent away", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/learn/cryptide/end");
  await expect(page.getByText("You can play Cryptid")).toBeVisible();
  await page.locator("[data-act='first-game']").click();
  const table = page.locator("main.app");
  const owl = page.locator("section[data-tip]");
  // The opening cubes, until the first turn: then the owl speaks of the price.
  const opened = page.locator("[data-part='moves'] ul button").first();
  const fold = page.locator("[data-part='moves'] h2 button");
  await expect(table).toHaveAttribute("data-asked", "yes");
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  for (let turn = 0; turn < 12 && (await owl.count()) === 0; turn++) {
    await expect(async () => {
      expect((await table.getAttribute("data-asked")) === "yes" || (await owl.count()) > 0).toBe(true);
    }).toPass({ intervals: OFTEN });
    if ((await owl.count()) === 0) await opened.click();
  }
  await expect(owl).toBeVisible();
  await isAccessible(page);
  await picture(page, "companion-cryptide-en-desk");
  await owl.locator("[data-act='tip-thanks']").click();
  await expect(owl).toHaveCount(0);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.locator("[data-act='companion']").click();
  await page.getByRole("button", { name: "Table menu" }).click();
  await expect(page.locator("[data-act='companion']")).toContainText("Play with the owl");
});
