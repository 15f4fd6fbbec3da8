// Two people at one table by its link, one of whom loses the line; a spectator; one device passed round.
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "../test";
import { playToTheEnd, takeFromList } from "../bestioles";
import { asked, ending, moment, moved, together } from "../hand";
import { OFTEN, PATIENCE, TABLE, caughtUp, isAccessible, overhear, person, picture, seatNeighbour } from "../person";

/** Opens a table from the home page and sits down; returns its address. */
async function openTable(page: Page): Promise<string> {
  await page.goto("/");
  await page.getByRole("button", { name: /^(Inviter|Invite)/ }).first().click();
  await page.waitForURL(TABLE);
  await expect(page.getByRole("heading", { name: /^(Inviter|Invite)$/ })).toBeVisible();
  return page.url();
}

/** A line to the server that the test can cut and mend. */
async function cuttable(page: Page) {
  const line = { open: true, sockets: [] as WebSocketRoute[] };
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (!line.open) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    line.sockets.push(socket);
  });
  return {
    cut: async () => {
      line.open = false;
      await Promise.all(line.sockets.splice(0).map((it) => it.close({ code: 1001 })));
    },
    mend: () => {
      line.open = true;
    },
  };
}

/** Whoever is asked makes one move. */
async function oneMove(pages: Page[]): Promise<void> {
  await expect(async () => {
    const waiting = await Promise.all(pages.map((it) => asked(it).isVisible()));
    expect(waiting).toContain(true);
  }).toPass({ timeout: PATIENCE, intervals: OFTEN });
  for (const page of pages) {
    if (!(await asked(page).isVisible())) continue;
    await takeFromList(page);
    return;
  }
}

test("two people by link, one loses the line and comes back", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  const bea = await person(browser, "en", "phone");
  const line = await cuttable(bea);
  const address = await openTable(ana);
  await picture(ana, "gathering-fr-desk");
  await isAccessible(ana);
  await bea.goto(address);
  await bea.getByRole("button", { name: /Sit/ }).first().click();
  await picture(bea, "gathering-en-phone");
  await ana.getByRole("button", { name: "Commencer la partie" }).click();
  for (let step = 0; step < 4; step += 1) await oneMove([ana, bea]);

  // Bea loses the line when all that was done has come to her, so that it is known whose turn it is.
  await together(ana, bea);
  await line.cut();
  const lost = bea.getByText(/^Connection lost/);
  await expect(lost).toBeVisible();
  // Ana goes on until it is Bea's turn; Bea sees nothing of it.
  const before = await moment(bea);
  for (let step = 0; step < 3 && (await asked(ana).isVisible()); step += 1) await oneMove([ana]);
  await picture(bea, "line-lost-en-phone");
  expect(await moment(bea)).toBe(before);

  line.mend();
  await expect(lost).toBeHidden({ timeout: 60_000 });
  await together(ana, bea);
  for (let step = 0; step < 6; step += 1) await oneMove([ana, bea]);
  await together(ana, bea);

  await ana.getByPlaceholder(/Écrire/).fill("Bien joué !");
  await ana.getByPlaceholder(/Écrire/).press("Enter");
  await bea.getByRole("button", { name: /^Chat/ }).click();
  await expect(bea.getByText("Bien joué !").last()).toBeVisible();
});

test("a spectator sees the public view only", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  await ana.goto("/");
  await ana.getByRole("button", { name: /^Jouer/ }).first().click();
  await expect(asked(ana)).toBeVisible();
  const zoe = await person(browser, "en", "desk");
  const frames = overhear(zoe);
  await zoe.goto(ana.url());
  await expect(zoe.locator("main[data-moment]")).toBeVisible();
  for (let step = 0; step < 5; step += 1) await oneMove([ana]);
  await together(zoe, ana);
  await caughtUp(zoe, frames);
  await expect(asked(zoe)).toHaveCount(0);
  await picture(zoe, "spectator-en-desk");
  const views = frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now] : []));
  expect(views.length).toBeGreaterThan(2);
  for (const { view, moves } of views) {
    expect(view.seat).toBeNull();
    expect(moves).toEqual([]);
    for (const player of view.players) {
      const named = player.hand.filter((card: string | null) => card !== null);
      expect(named.filter((card: string) => !player.shown.includes(card))).toEqual([]);
    }
  }
});

test("one device passed round, with a curtain between", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await openTable(page);
  await seatNeighbour(page, "Inès");
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  let curtains = 0;
  for (let step = 0; step < 40 && curtains < 4; step += 1) {
    const curtain = page.getByRole("button", { name: /^Je suis/ });
    await expect(curtain.or(asked(page)).or(ending(page)).first()).toBeVisible();
    if (await curtain.isVisible()) {
      if (curtains === 1) await picture(page, "curtain-fr-phone");
      curtains += 1;
      await curtain.click();
      await expect(curtain).toBeHidden();
      continue;
    }
    await takeFromList(page);
    await expect(curtain.or(asked(page)).or(ending(page)).first()).toBeVisible();
  }
  expect(curtains).toBe(4);
});

test("a war by keyboard alone", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await page.goto("/");
  await page.getByRole("button", { name: /^Play/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(asked(page)).toBeVisible();
  const before = await moment(page);
  await page.locator("[data-at^='hand/']").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-move]:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await moved(page, before);
  await playToTheEnd(page);
});
