// A browser test: when it is over, everybody in it has gone home. Pages left open would go on playing beside the tests after it.
import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

export const test = base.extend<{ everybodyLeaves: void }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((it) => it.close()));
    },
    { auto: true },
  ],
});
