// Whole hunts from the home page to the open box: alone, and four at a table with all that history adds.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../test";
import { anyOf, asked, ending, moment, moved, playOn } from "../hand";
import { type Language, type Screen, OFTEN, PATIENCE, TABLE, caughtUp, isAccessible, lastNow, overhear, person, picture, setSeats, fillWithBots } from "../person";

const LAST_ROUND = /Dernière manche|Last round/;

/** Opens a table from the home page, with as many bots as it takes to be `hunters`, agrees on options, and starts. */
async function hunt(page: Page, hunters: number, options: Record<string, string>): Promise<void> {
  await page.goto("/");
  const plate = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gévaudan", exact: true }) });
  await plate.getByRole("button", { name: /^(Inviter|Invite)/ }).click();
  await page.waitForURL(TABLE);
  await setSeats(page, hunters);
  for (const [key, value] of Object.entries(options)) {
    const choice = page.locator(`section[aria-labelledby='options'] select[id$='-${key}']`);
    await choice.selectOption(value);
    await expect(choice).toHaveValue(value);
    await expect(choice).toBeEnabled();
  }
  const start = page.getByRole("button", { name: /^(Commencer|Start|Begin)/ });
  await fillWithBots(page, start);
  await start.click();
  await expect(page.locator("svg.gmap")).toBeVisible();
}

/** Makes a move that may be one without return, and says yes where the table asks before it. */
async function surely(page: Page, move: () => Promise<unknown>): Promise<void> {
  // The page of the end has such a button, too: it would begin the next game.
  const yes = page.locator("dialog[open]:not([data-result]) footer .btn.primary");
  const before = await moment(page);
  await move();
  const isAnswered = async () => (await moment(page)) !== before || (await yes.isVisible()) || (await ending(page).isVisible());
  await expect.poll(isAnswered, { intervals: OFTEN }).toBe(true);
  if (await yes.isVisible()) await yes.click();
}

/** Touches a cell where it is really there: the middle of a refuge in a corner belongs to its neighbour. */
async function touch(target: Locator, timeout?: number): Promise<void> {
  const at = (path: SVGElement | HTMLElement) => {
    const box = path.getBoundingClientRect();
    const parts = [0.5, 0.25, 0.75, 0.15, 0.85];
    const points = parts.flatMap((x) => parts.map((y) => ({ x: x * box.width, y: y * box.height })));
    return points.find(({ x, y }) => document.elementFromPoint(box.x + x, box.y + y)?.closest("[data-move]") === path);
  };
  const position = await target.evaluate(at, undefined, { timeout });
  await target.click({ position, timeout });
}

const act = (page: Page, key: string) => page.locator(`[data-act='${key}'][data-open]`);

/** One thing with the hands of a hunter. */
async function doSomething(page: Page): Promise<void> {
  const turn = page.locator(".acts");
  if (!(await turn.isVisible())) {
    // A question, or half a move: a lit cell, or one of the answers.
    await touch(anyOf(await page.locator("[data-move]:visible").all()));
    return;
  }
  if (LAST_ROUND.test(await page.locator(".prompt").innerText()) && (await act(page, "trap").count()) > 0) {
    return surely(page, () => act(page, "trap").click());
  }
  for (const key of ["archive", "examine"]) {
    const button = act(page, key).and(page.locator(".go"));
    if ((await button.count()) > 0 && Math.random() < 0.8) return button.click();
  }
  const open = page.locator("[data-source][data-open]");
  if ((await open.count()) > 0 && Math.random() < 0.7) {
    await open.first().click();
    return page.locator("dialog[open] [data-act='take']").first().click();
  }
  const cells = await page.locator("[data-cell][data-lit]").all();
  if (cells.length > 0) return surely(page, () => touch(anyOf(cells)));
  return surely(page, () => act(page, "end").click());
}

const playToTheEnd = (page: Page, onStep: (step: number) => Promise<void>): Promise<void> =>
  playOn(page, () => doSomething(page), onStep);

/** Before the end nobody's box was open, and every face I was told of had been looked at by me, or turned up for all. */
async function secretsKept(page: Page, frames: string[]): Promise<void> {
  await caughtUp(page, frames);
  const views = frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now.view] : []));
  expect(views.length).toBeGreaterThan(5);
  expect(views.at(-1).end.opened.boxed).toHaveLength(4);
  for (const view of views.filter((it) => it.question !== null)) {
    expect(view.end).toBeNull();
    const prints = [
      ...view.prints.map((it: { print: unknown }) => it.print),
      ...view.players.flatMap((it: { archive: unknown[] }) => it.archive),
      ...view.town,
    ];
    for (const print of prints) {
      if (print.clue) expect(print.revealed || print.seen_by.includes(view.seat)).toBe(true);
    }
  }
}

/** Looks at the sheet that lies over the table, as soon as it does, and closes it. */
async function lookAtSheet(page: Page, name: string): Promise<void> {
  const sheet = page.locator("dialog[open]");
  await expect(sheet).toBeVisible();
  await picture(page, name);
  await isAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`a hunt alone, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await person(browser, language, screen);
    const frames = overhear(page);
    await hunt(page, 1, {});
    await playToTheEnd(page, async (step) => {
      if (step === 0) await picture(page, `gevaudan-start-${language}-${screen}`);
      if (step !== 6) return;
      await page.getByRole("button", { name: /^(Routes de la Bête|The Beast’s routes)$/ }).click();
      await picture(page, `gevaudan-solo-${language}-${screen}`);
      await isAccessible(page);
      await page.getByRole("button", { name: /^(Carnet|Notebook)$/ }).click();
      await lookAtSheet(page, `gevaudan-notebook-${language}-${screen}`);
    });
    await picture(page, `gevaudan-solo-end-${language}-${screen}`);
    await isAccessible(page);
    await secretsKept(page, frames);
    await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
    await expect(page.getByRole("heading", { name: /boîte est ouverte|box is open/ })).toBeVisible();
    await picture(page, `gevaudan-box-${language}-${screen}`);
    await isAccessible(page);
  });

  test(`history with three bots, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(420_000);
    const page = await person(browser, language, screen);
    const frames = overhear(page);
    await hunt(page, 4, { characters: "on", events: "historical", abilities: "on" });
    await playToTheEnd(page, async (step) => {
      if (step !== 5) return;
      await picture(page, `gevaudan-history-${language}-${screen}`);
      await isAccessible(page);
      // What was just seen lies over the track until it is touched.
      const seen = page.locator(".seen button");
      await expect(async () => {
        if (await seen.isVisible()) await seen.click({ timeout: 1_000 });
        await page.getByRole("button", { name: /Férocité|Ferocity/ }).click({ timeout: 2_000 });
      }).toPass({ timeout: PATIENCE, intervals: OFTEN });
      await lookAtSheet(page, `gevaudan-events-${language}-${screen}`);
      await page.locator("[data-source]").first().click();
      await lookAtSheet(page, `gevaudan-character-${language}-${screen}`);
    });
    await picture(page, `gevaudan-history-end-${language}-${screen}`);
    await isAccessible(page);
    await secretsKept(page, frames);
  });
}

test("the four prints are told apart by eyes that do not tell their colours", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  await hunt(page, 1, {});
  await expect(asked(page)).toBeVisible();
  await expect(page.locator("svg.gmap .print")).toHaveCount(20);
  const eyes = await page.context().newCDPSession(page);
  for (const type of ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"] as const) {
    await eyes.send("Emulation.setEmulatedVisionDeficiency", { type });
    await picture(page, `gevaudan-${type}`);
  }
  // What the picture shows, said of the drawing: each letter has one shape of its own.
  const marks = await page.locator("svg.gmap .print").evaluateAll((prints) =>
    prints.map((it) => `${it.querySelector("text")?.textContent} ${it.querySelector(".shape")?.getAttribute("d")}`),
  );
  expect(marks).toHaveLength(20);
  expect(new Set(marks).size).toBe(4);
  expect(new Set(marks.map((it) => it.slice(0, 1)))).toEqual(new Set(["V", "R", "F", "D"]));
});

test("a Pense-Bête is laid while another plays, and what it says stays hidden", async ({ browser }) => {
  const ana = await person(browser, "fr", "desk");
  const zoe = await person(browser, "fr", "phone");
  const heard = new Map([ana, zoe].map((page) => [page, overhear(page)]));
  await ana.goto("/");
  const plate = ana.getByRole("listitem").filter({ has: ana.getByRole("heading", { name: "Gévaudan", exact: true }) });
  await plate.getByRole("button", { name: /^Inviter/ }).click();
  await ana.waitForURL(TABLE);
  await setSeats(ana, 2);
  await zoe.goto(ana.url());
  await zoe.getByRole("button", { name: "S’asseoir" }).first().click();
  // One may hunt alone: the game could begin before she sits.
  await expect(ana.locator("section[aria-labelledby='seats'] li").getByRole("button", { name: "Mettre un bot" })).toHaveCount(0);
  await ana.getByRole("button", { name: /^Commencer/ }).click();
  // Both choose a refuge; then one of them waits for the other. Who has not heard yet that he is asked for his has buttons, too: a
  // turn has begun where somebody can end it.
  const canEnd = (page: Page) => asked(page).locator("[data-act='end'][data-open]");
  await expect(async () => {
    for (const page of [ana, zoe]) {
      const refuge = page.locator("[data-move^='place']").first();
      if (await refuge.isVisible()) await touch(refuge, 2_000);
    }
    expect(await Promise.all([ana, zoe].map((page) => canEnd(page).isVisible()))).toContain(true);
  }).toPass({ timeout: 60_000, intervals: OFTEN });
  const [waiting, playing] = (await canEnd(ana).isVisible()) ? [zoe, ana] : [ana, zoe];
  await expect(act(waiting, "note")).toBeVisible();
  // The actions left are the other's: my buttons do not speak of them.
  await expect(playing.locator("[data-act='end']")).toContainText("reste 4");
  await expect(waiting.locator("[data-act='end']")).not.toContainText("reste");
  await waiting.locator("[data-act='note']").click();
  await waiting.locator("[data-note='river present']").click();
  await expect(waiting.locator("dialog[open]").getByText(/^posé.*Rivière présente$/)).toBeVisible();
  await picture(waiting, "gevaudan-note-fr");
  await isAccessible(waiting);
  await waiting.keyboard.press("Escape");
  await expect(waiting.locator(".slots b.laid")).toHaveText("+R");
  // The other has heard that one was laid, and not what it says.
  const view = () => lastNow<{ players: { notes: number }[]; notes: unknown[] }>(heard.get(playing)!)?.view;
  await expect.poll(() => view()?.players.map((it) => it.notes).sort(), { intervals: OFTEN }).toEqual([0, 1]);
  expect(view()?.notes).toEqual([]);
});

test("the trap asks once more, and no means no", async ({ browser }) => {
  const page = await person(browser, "fr", "phone");
  await hunt(page, 1, { memory: "paper" });
  await expect(asked(page)).toBeVisible();
  await touch(page.locator("[data-cell][data-lit]").first());
  await expect(page.locator(".acts")).toBeVisible();
  // On paper a print is seen until the next move.
  await act(page, "examine").click();
  await expect(page.locator("svg.gmap .print.face")).toHaveCount(1);
  await picture(page, "gevaudan-seen-fr-phone");
  await surely(page, () => touch(page.locator("[data-cell][data-lit]").first()));
  await expect(page.locator("svg.gmap .print.face")).toHaveCount(0);
  await act(page, "trap").click();
  const question = page.locator("dialog[open]");
  await expect(question).toContainText("hors de la chasse");
  await picture(page, "gevaudan-trap-fr-phone");
  const before = await moment(page);
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(question).toBeHidden();
  expect(await moment(page)).toBe(before);
  await act(page, "trap").click();
  await question.locator(".btn.primary").click();
  await expect(ending(page)).toBeVisible();
});

test("on paper neither the log nor coming back tells what was seen", async ({ browser }) => {
  const page = await person(browser, "fr", "desk");
  const frames = overhear(page);
  await hunt(page, 1, { memory: "paper" });
  await expect(asked(page)).toBeVisible();
  await touch(page.locator("[data-cell][data-lit]").first());
  await act(page, "examine").click();
  const told = page.locator("ol.log").getByText(/Vous voyez/);
  await expect(told).toHaveCount(1);
  await page.reload();
  await expect(told).toHaveCount(1);
  await surely(page, () => touch(page.locator("[data-cell][data-lit]").first()));
  await expect(page.locator("svg.gmap .print.face")).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await caughtUp(page, frames);
  const before = frames.length;
  await page.reload();
  await expect(page.locator("ol.log li").first()).toBeVisible();
  await expect(page.locator("svg.gmap")).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect.poll(() => frames.slice(before).some((it) => it.includes('"type":"picture"')), { intervals: OFTEN }).toBe(true);
  await caughtUp(page, frames);
  for (const frame of frames.slice(before)) expect(frame).not.toContain('"saw"');
});

test("a turn with the keyboard alone", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await hunt(page, 1, {});
  await expect(asked(page)).toBeVisible();
  await page.locator("[data-cell][tabindex='0']").focus();
  for (let keys = 0; keys < 24 && (await page.locator("[data-cell='SE']:focus").count()) === 0; keys += 1) {
    await page.keyboard.press(keys % 2 ? "ArrowDown" : "ArrowRight");
  }
  await page.keyboard.press("Enter");
  // The turn has begun once the print may be looked at: before, the same key explains the cell.
  await expect(act(page, "examine")).toBeVisible();
  await expect(asked(page)).toBeVisible();
  const before = await moment(page);
  await page.locator("[data-cell='SE']").focus();
  await page.keyboard.press("Enter");
  await moved(page, before);
  await expect(page.locator(".seen")).toContainText(/You alone see/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Neighbouring cells");
  await page.keyboard.press("Escape");
});
