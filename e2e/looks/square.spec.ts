// A village by day, and a village on one device: what a touch brings up, and the curtain between two people.
import { begin, beginAlone, curtain, introduce, oneMove, takeDevice } from "../loups";
import { expect, test } from "../test";
import { onlooker, shoot } from "./album";

for (const language of ["fr", "en"] as const) {
  test(`the square ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "390x844");
    await introduce(page, "Ana");
    await page.goto(`/t/${await begin(page, [], 14)}`);
    const verb = page.getByRole("button", { name: /^(Accuser|Accuse)$/ });
    /** Bots may have voted, and another night may have come, while pictures were taken; who has not lived through it begins anew. */
    const untilDay = async () => {
      for (let village = 0; village < 5 && !(await verb.isVisible()); village += 1) {
        if (village > 0) await page.goto(`/t/${await begin(page, [], 14)}`);
        for (let step = 0; step < 60 && !(await verb.isVisible()); step += 1) {
          if (await page.locator("main[data-asked='yes']").isVisible()) await oneMove(page).catch(() => undefined);
          await page.waitForTimeout(200);
        }
      }
      await verb.waitFor();
    };
    await untilDay();
    await shoot(page, "square-words", language);
    await expect(async () => {
      await untilDay();
      await verb.click({ timeout: 2_000 });
    }).toPass({ timeout: 120_000 });
    await shoot(page, "square-accuse", language);
    await page.keyboard.press("Escape");
    await untilDay();
    await page.locator("[role='tab'][data-tab='claims']").click();
    await shoot(page, "square-claims", language, ["360x640", "390x844", "844x390"]);
    await page.locator("button.rc").first().click();
    await shoot(page, "square-card", language);
  });

  test(`one device ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "390x844");
    await introduce(page, "Ana");
    await page.goto(`/t/${await beginAlone(page, 8, {})}`);
    await curtain(page).waitFor();
    await shoot(page, "device-curtain", language);
    await takeDevice(page);
    await shoot(page, "device-covered", language);
  });
}
