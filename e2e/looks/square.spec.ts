// A village by day, and a village on one device: what a touch brings up, and the curtain between two people.
import { begin, beginAlone, curtain, introduce, oneMove, takeDevice } from "../loups";
import { test } from "../test";
import { onlooker, shoot } from "./album";

for (const language of ["fr", "en"] as const) {
  test(`the square ${language}`, async ({ browser }) => {
    const page = await onlooker(browser, language, "390x844");
    await introduce(page, "Ana");
    await page.goto(`/t/${await begin(page, [], 14)}`);
    const verb = page.getByRole("button", { name: /^(Accuser|Accuse)$/ });
    for (let step = 0; step < 60 && !(await verb.isVisible()); step += 1) {
      if (await page.locator("main[data-asked='yes']").isVisible()) await oneMove(page).catch(() => undefined);
      await page.waitForTimeout(200);
    }
    await verb.waitFor();
    await shoot(page, "square-words", language);
    await verb.click();
    await shoot(page, "square-accuse", language);
    await page.keyboard.press("Escape");
    const claims = page.getByText(/^(Qui dit quoi|Who says what)$/).first();
    if (await claims.isVisible()) await claims.click();
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
