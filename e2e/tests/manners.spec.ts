// How a table runs: a pause, a seat that a bot holds, a clock, places to talk.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { isAccessible, person, picture, fillWithBots } from "../person";

/** Changes what the table says on its way to the page, as a game with clocks and channels would say it. */
async function dress(page: Page): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (toPage) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((text) => {
      const message = JSON.parse(text.toString());
      if (message.table?.phase === "playing") {
        message.table.clock = { period: "night", total: 60_000, left: 41_000, runs: true };
        const other = message.table.seats[1];
        if (other.kind === "bot") {
          const held = { kind: "person", guest: "x", name: "Éléonore", here: false, absent: true, held: "easy" };
          message.table.seats[1] = { ...held, gone: false, shared: false };
        }
      }
      if (message.now) {
        message.now.channels = [
          { key: "village", write: false },
          { key: "wolves", write: true },
        ];
      }
      if (message.type === "welcome" || message.type === "talk") {
        message.chat = [
          { number: 1, channel: "village", seat: 1, name: "Éléonore", text: "Bonne nuit", at: 0 },
          { number: 2, channel: "wolves", seat: 0, name: "Moi", text: "Et si…", at: 0 },
        ];
      }
      toPage.send(JSON.stringify(message));
    });
  });
}

for (const screen of ["phone", "desk"] as const) {
  test(`a clock, a stand-in and places to talk on a ${screen}`, async ({ browser }) => {
    const page = await person(browser, "fr", screen);
    await dress(page);
    await page.goto("/");
    await page.getByRole("button", { name: /Jouer.*Cryptide/ }).click();
    await expect(page.getByRole("timer")).toContainText("0:");
    await expect(page.getByLabel("un bot tient le siège").first()).toBeVisible();
    const chat = page.getByRole("button", { name: /^Discussion/ });
    if (screen === "phone") await chat.click();
    const tabs = page.getByRole("group", { name: "Lieux de discussion" });
    await expect(tabs.getByRole("button")).toHaveCount(2);
    // It opens where one may write; the other place says in words that it is closed.
    await expect(page.getByText("Et si…")).toBeVisible();
    await tabs.getByRole("button").first().click();
    await expect(page.getByText("Bonne nuit")).toBeVisible();
    await expect(page.getByText("Vous ne pouvez pas écrire ici")).toBeVisible();
    await isAccessible(page);
    await picture(page, `manners-${screen}`);
  });
}

test("the host pauses, and a bot holds the seat of who leaves", async ({ browser }) => {
  const ana = await person(browser, "en", "desk");
  await ana.goto("/");
  await ana.getByRole("button", { name: /Invite.*Cryptid/ }).click();
  await ana.getByLabel("Players who go away").selectOption("bot");
  await expect(ana.getByText("After a minute and a half a bot plays")).toBeVisible();
  await expect(ana.getByLabel("Clock", { exact: true })).toHaveCount(0);

  const bob = await person(browser, "en", "phone");
  await bob.goto(ana.url());
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(bob.getByRole("button", { name: "Stand up" })).toBeVisible();
  const start = ana.getByRole("button", { name: "Start the game" });
  await fillWithBots(ana, start);
  await start.click();

  await ana.getByRole("button", { name: "Pause the game" }).click();
  await expect(bob.getByText("The game is paused.")).toBeVisible();
  await expect(bob.getByRole("button", { name: "Go on" })).toHaveCount(0);
  await isAccessible(bob);
  await picture(bob, "manners-paused-phone");
  await ana.getByRole("button", { name: "Go on" }).click();
  await expect(bob.getByText("The game is paused.")).toHaveCount(0);

  await bob.getByRole("button", { name: "Table menu" }).click();
  await bob.getByRole("button", { name: "Leave the game" }).click();
  await expect(bob.getByText("A bot will hold your seat")).toBeVisible();
  await bob.getByRole("button", { name: "Leave the game" }).click();
  await expect(ana.getByLabel("a bot holds the seat")).toBeVisible();
  await expect(bob).toHaveURL(/\/$/);
  await bob.goBack();
  await expect(ana.getByLabel("a bot holds the seat")).toHaveCount(0);
});
