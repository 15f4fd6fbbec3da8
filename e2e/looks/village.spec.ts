// A village from every chair: tables are begun until chance gives the card that is looked for, then told at the normal pace.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import { ending } from "../hand";
import { begin, introduce, oneMove } from "../loups";
import { type Language, OFTEN, overhear } from "../person";
import { stopClock, watchStage } from "../stage";
import { test } from "../test";
import { lacking, onlooker, shootStill } from "./album";

const CARDS = ["villager", "seer", "wolf", "cupid", "girl", "hunter", "thief"] as const;
/** Fourteen, with a Thief among them. */
const SEATS = 14;
const OPTIONS = { thief: "yes" };

const LANGUAGES = ["fr", "en"] as const;
/** So many are played at most, until everything that is drawn has been seen from this chair; and so many for what any chair may see. */
const MOST_GAMES = 3;
const MOST_FOR_ANY = 6;
/** In these two chairs chance is waited for longest. */
const PATIENT: readonly string[] = ["villager", "hunter"];

const drawn = (JSON.parse(readFileSync(join(import.meta.dirname, "pairs.json"), "utf8")) as { screen: string }[]).map(({ screen }) => screen);

/** What is drawn of this chair (`any`: of whichever it was seen from), whatever the language and the screen of the drawing. */
function drawnOf(card: string): string[] {
  const kinds = drawn.flatMap((screen) => new RegExp(`^village-${card}-(.+)-(?:fr|en)-[0-9]+x[0-9]+$`).exec(screen)?.[1] ?? []);
  return [...new Set(kinds)];
}

interface Frame {
  now?: { view: { own: { role: string } | null } };
}

/** My card at this table, as soon as it is there. */
async function cardAt(page: Page, link: string, frames: string[]): Promise<string> {
  frames.length = 0;
  await page.goto(`/t/${link}`);
  let role = "";
  await expect(async () => {
    const heard = frames.map((it) => JSON.parse(it) as Frame);
    role = heard.findLast((it) => it.now)?.now?.view.own?.role ?? "";
    expect(role).not.toBe("");
  }).toPass({ intervals: OFTEN });
  return role;
}

/** What stands on the screen: the scene that is told, or what I am asked for, or the hour. */
function whatStands(): string {
  const main = document.querySelector<HTMLElement>("main[data-moment]");
  const board = document.querySelector("section.board");
  const body = board?.className.replace(/board|loups|night|svelte-\w+/g, "").trim();
  const asked = main?.dataset["asked"] === "yes" ? "-asked" : "";
  const beat = main?.dataset["beat"];
  // A death that is a shot is told on the square; every other has a scene.
  if (beat === "death" && !document.querySelector("[data-scene]")) return document.querySelector(".board.tally") ? "verdict" : "shot";
  // A call is told in the picture that stays when it has been told.
  if (beat === "call") return "asleep";
  if (beat) return beat;
  if (!body) return "";
  // Who may shoot may also not shoot; who sees the square by night and is asked for nothing is dead.
  if (asked && document.querySelector("[data-move='shoot -']")) return "aim-asked";
  return `${body === "square" && board?.classList.contains("night") && !asked ? "night-square" : body}${asked}`;
}

/** The Little Girl looks, Cupid is one of his own lovers; whoever else is asked does as he likes. */
async function moveFrom(page: Page, card: string): Promise<void> {
  const own = page.locator("section.board.night [data-lit][data-seat='0']:not([aria-pressed='true'])");
  if (card === "cupid" && (await own.count()) > 0) await own.click({ timeout: 2_000 });
  const plates = page.locator("section.board.girl [data-pick]");
  if ((await plates.count()) === 0) return oneMove(page);
  await plates.last().click({ timeout: 2_000 });
  await page.locator("[data-act='answer']").click({ timeout: 2_000 });
}

/** One game from the chair of this card, told at the normal pace; what is not kept yet is kept. */
async function keepVillage(page: Page, card: string, frames: string[], language: Language): Promise<void> {
  for (let tries = 0; tries < 80; tries += 1) {
    if ((await cardAt(page, await begin(page, [], SEATS, OPTIONS), frames)) === card) break;
  }
  await stopClock(page);
  for (let step = 0; step < 500; step += 1) {
    if (await ending(page).isVisible()) break;
    const stands = await page.evaluate(whatStands);
    // Who dies, shoots or is voted on again is a matter of chance: whoever's chair it was seen from.
    const kinds = stands === "" ? [] : [`any-${stands}`, ...(drawnOf(card).includes(stands) ? [`${card}-${stands}`] : [])];
    if (kinds.some((kind) => lacking(`village-${kind}`, language).length > 0)) {
      await page.clock.runFor(400);
      await page.waitForTimeout(400);
      // What was over before it was there is met again.
      if ((await page.evaluate(whatStands)) !== stands) continue;
      for (const kind of kinds) await shootStill(page, `village-${kind}`, language);
    }
    const seen = page.locator("[data-act='seen']:visible").first();
    if (await seen.isVisible()) await seen.click({ timeout: 3_000 }).catch(() => undefined);
    else if (await page.locator("main[data-asked='yes']").isVisible()) await moveFrom(page, card).catch(() => undefined);
    await page.clock.runFor(300);
  }
  await page.clock.resume();
}

for (const card of CARDS) {
  for (const language of LANGUAGES) {
    test(`${card} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, "390x844", true);
      const frames = overhear(page);
      await watchStage(page);
      await introduce(page, "Ana");
      const isPatient = PATIENT.includes(card);
      const lacks = (chair: string) => drawnOf(chair).some((kind) => lacking(`village-${chair}-${kind}`, language).length > 0);
      for (let games = 0; games < (isPatient ? MOST_FOR_ANY : MOST_GAMES); games += 1) {
        await keepVillage(page, card, frames, language);
        if (!lacks(card) && !(isPatient && lacks("any"))) break;
      }
    });
  }
}
