// A village on a phone on its side: whatever is told can be acknowledged there, up to the first vote and beyond.
import { expect, test } from "../test";
import { asked, ending } from "../hand";
import { begin, beginBefore, introduce, oneMove } from "../loups";
import { OFTEN, person, picture } from "../person";
import { brokenWords, smallTargets } from "../sizes";
import { watchStage } from "../stage";

const size = { width: 844, height: 390 };

test("on its side a phone shows the button of every scene that waits", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await person(browser, "fr", "phone", true);
  await page.setViewportSize(size);
  await introduce(page, "Ana");
  await watchStage(page);
  await beginBefore(page, 8);
  const acknowledged = new Set<string>();
  const seen = page.locator("[data-act='seen']").first();
  for (let step = 0; step < 1500 && !(await ending(page).isVisible()); step += 1) {
    const beat = (await page.locator("main").getAttribute("data-beat")) ?? "";
    if ((await seen.count()) > 0) {
      // Not covered by the scene, and on the glass: a click that is caught by anything else fails.
      await expect(seen).toBeInViewport({ ratio: 1 });
      if (!acknowledged.has(beat)) await picture(page, `loups-garous-side-${beat}`);
      await seen.click({ timeout: 10_000 });
      acknowledged.add(beat);
      if (acknowledged.has("death")) break;
    } else if (await asked(page).isVisible()) await oneMove(page).catch(() => undefined);
    await page.clock.runFor(200);
  }
  expect([...acknowledged]).toEqual(expect.arrayContaining(["opening", "death"]));
});

test("by day a phone on its side has its tabs below the sentence, its verbs above the card, and the words from edge to edge", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await page.setViewportSize(size);
  await introduce(page, "Ana");
  const verb = page.locator(".tray [data-verb='accuse']");
  const isMyDay = async () => (await verb.isVisible()) && (await asked(page).isVisible());
  // Whoever is devoured in the first night begins anew.
  for (let village = 0; village < 6 && !(await isMyDay()); village += 1) {
    await page.goto(`/t/${await begin(page, [], 8)}`);
    const isOut = page.locator(".tray [data-verb='accuse'][disabled]");
    await expect(async () => {
      if (!(await verb.isVisible()) && (await asked(page).isVisible())) await oneMove(page).catch(() => undefined);
      expect((await isMyDay()) || (await isOut.isVisible()) || (await ending(page).isVisible())).toBe(true);
    }).toPass({ timeout: 60_000, intervals: OFTEN });
  }
  for (const one of await page.locator(".tray [data-verb], [role='tab']").all()) await expect(one).toBeInViewport({ ratio: 1 });
  expect(await page.locator("section.board .stream").evaluate((it) => it.getBoundingClientRect().height)).toBe(size.height);
  expect(await smallTargets(page), "targets").toEqual([]);
  expect(await brokenWords(page), "words").toEqual([]);
  await picture(page, "loups-garous-side-debate");
  await page.locator("[role='tab'][data-tab='village']").click();
  await expect(page.locator("section.board [data-seat='0']")).toBeVisible();
  await picture(page, "loups-garous-side-village");
});
