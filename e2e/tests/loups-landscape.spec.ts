// A village on a phone on its side: whatever is told can be acknowledged there, up to the first vote and beyond.
import { expect, test } from "../test";
import { asked, ending } from "../hand";
import { beginBefore, introduce, oneMove } from "../loups";
import { person, picture } from "../person";
import { watchStage } from "../stage";

test("on its side a phone shows the button of every scene that waits", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await person(browser, "fr", "phone", true);
  await page.setViewportSize({ width: 844, height: 390 });
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
