// A village from every chair: tables are begun until chance gives the card that is looked for, then told at the normal pace.
import { copyFileSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { ending } from "../hand";
import { begin, introduce, oneMove } from "../loups";
import { OFTEN, overhear } from "../person";
import { watchStage } from "../stage";
import { test } from "../test";
import { ALBUM, type Size, onlooker, shoot } from "./album";

const CARDS = ["villager", "seer", "wolf", "cupid", "girl", "hunter", "thief"] as const;
/** Fourteen, with a Thief among them. */
const SEATS = 14;
const OPTIONS = { thief: "yes" };

const SCREENS: [Size, "fr" | "en"][] = [
  ["390x844", "fr"],
  ["844x390", "fr"],
  ["1440x900", "en"],
];

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
  const body = document.querySelector("section.board")?.className.replace(/board|loups|night|svelte-\w+/g, "").trim();
  const asked = main?.dataset["asked"] === "yes" ? "-asked" : "";
  return main?.dataset["beat"] ?? (body ? `${body}${asked}` : "");
}

for (const card of CARDS) {
  for (const [size, language] of SCREENS) {
    test(`${card} ${size} ${language}`, async ({ browser }) => {
      const page = await onlooker(browser, language, size, true);
      const frames = overhear(page);
      await watchStage(page);
      await introduce(page, "Ana");
      for (let tries = 0; tries < 80; tries += 1) {
        if ((await cardAt(page, await begin(page, [], SEATS, OPTIONS), frames)) === card) break;
      }
      const kept = new Set<string>();
      for (let step = 0; step < 500; step += 1) {
        if (await ending(page).isVisible()) break;
        const stands = await page.evaluate(whatStands);
        if (stands !== "" && !kept.has(stands)) {
          kept.add(stands);
          await page.clock.runFor(900);
          await shoot(page, `village-${card}-${stands}`, language, [size]);
          // Who dies, shoots or is voted on again is a matter of chance: whoever's chair it was seen from.
          copyFileSync(`${ALBUM}/village-${card}-${stands}-${language}-${size}.png`, `${ALBUM}/village-any-${stands}-${language}-${size}.png`);
        }
        const seen = page.locator("[data-act='seen']:visible").first();
        if (await seen.isVisible()) await seen.click({ timeout: 3_000 }).catch(() => undefined);
        else if (await page.locator("main[data-asked='yes']").isVisible()) await oneMove(page).catch(() => undefined);
        await page.clock.runFor(300);
      }
    });
  }
}
