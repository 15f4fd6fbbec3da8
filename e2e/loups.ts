// Playing Loups-garous with the hands of a person: on the square and in the tray, as a thumb would.
import { type Locator, type Page, expect } from "@playwright/test";
import { anyOf, asked, playOn } from "./hand";
import { OFTEN, PATIENCE } from "./person";

/** The face of the sky and the hour, as the page shows them. */
export const sky = (page: Page) => page.locator("section.board [data-sky]").getAttribute("data-sky");

export const house = (page: Page, seat: number) => page.locator(`section.board [data-seat='${seat}']`);

/** What is told waits for its button, where somebody takes the time to look. */
export async function goOn(page: Page): Promise<void> {
  const button = page.locator("[data-act='seen']:visible").first();
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
}

/**
 * Touches one choice after the other until the button is open, then the button. How many are wanted, the button knows: it opens with
 * the last of them. What is chosen stays so, however late the page says it.
 */
async function chooseUntilOpen(choices: Locator, button: Locator): Promise<void> {
  const CHOSEN = "[aria-pressed='true'], [aria-checked='true']";
  const chosen = choices.and(choices.page().locator(CHOSEN));
  const others = choices.and(choices.page().locator(`:not(${CHOSEN})`));
  let touches = 0;
  await expect(async () => {
    if (await button.isEnabled({ timeout: 2_000 })) return;
    const before = await chosen.count();
    // Where a choice does not open it, another may.
    await others.nth(touches++ % Math.max(1, await others.count())).click({ timeout: 2_000 });
    const isTaken = async () => (await chosen.count()) > before || (await button.isEnabled());
    await expect.poll(isTaken, { timeout: 2_000, intervals: OFTEN }).toBe(true);
    expect(await button.isEnabled()).toBe(true);
  }).toPass({ timeout: PATIENCE, intervals: [1] });
  await button.click({ timeout: 5_000 });
}

/** Answers a call of the night from the tray; never with the cards of `spared`. */
export async function answerCall(page: Page, ...spared: number[]): Promise<void> {
  const chips = page.locator(`.answer .chip${spared.map((seat) => `:not([data-pick='${seat}'])`).join("")}`);
  await chooseUntilOpen(chips, page.locator(".answer [data-act]"));
}

/** What my own card decides at night, on a device of my own: by houses or plates. */
export async function decide(page: Page, ...spared: number[]): Promise<void> {
  const houses = `section.board [data-lit]${spared.map((seat) => `:not([data-seat='${seat}'])`).join("")}`;
  await chooseUntilOpen(page.locator(`section.board [data-pick], ${houses}`), page.locator("[data-act='answer']"));
}

/** A vote or a shot: a lit house, then the deed. Where the table refused whoever is chosen (nobody votes against his Lover), another. */
export async function pointAt(page: Page): Promise<void> {
  const deed = page.locator("[data-act='deed']");
  const isRefused = (await page.locator(".notice .rule").count()) > 0;
  // Who is chosen already stays so; another touch would let him go.
  if (isRefused || (await deed.isDisabled())) {
    const houses = await page.locator("section.board [data-lit]:not([aria-pressed='true'])").all();
    // The village may have gone on meanwhile.
    if (houses.length === 0) return;
    await anyOf(houses).click();
  }
  await deed.click();
}

/** One move of whoever sits at this page. */
export async function oneMove(page: Page): Promise<void> {
  const ready = page.locator("button[data-move='ready']:not([disabled])");
  if (await page.locator(".answer").isVisible()) await answerCall(page);
  else if (await page.locator("[data-act='answer']").isVisible()) await decide(page);
  else if (await page.locator("[data-act='nobody']").isVisible()) await page.locator("[data-act='nobody']").click();
  else if (await ready.isVisible()) await ready.click({ timeout: 5_000 });
  else if (await page.locator("[data-act='deed']").isVisible()) await pointAt(page);
}

/** Plays until the game is over; whoever dies watches the rest. */
export const playToTheEnd = (page: Page, onStep?: (step: number) => Promise<void>): Promise<void> =>
  playOn(page, () => oneMove(page), onStep);

interface Opened {
  link: string;
}

/** Over HTTP as the guest of this page, for what a test has to repeat until chance is kind. */
async function asGuest<T>(page: Page, path: string, body: unknown = undefined): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const kept = localStorage.getItem("bestiaire.guest");
      const guest = (kept ? JSON.parse(kept) : null) as { secret: string } | null;
      const secret = guest?.secret ?? "";
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${secret}` };
      const answer = await fetch(to as string, { method: "POST", headers, body: JSON.stringify(sent ?? {}) });
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    [path, body] as const,
  ) as Promise<T>;
}

/** Somebody with a name of his own, before he sits down anywhere. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.evaluate(async (called) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name: called }) });
    localStorage.setItem("bestiaire.guest", await answer.text());
  }, name);
}

/** A table of `n` with these people on the first seats and bots of the usual level on the rest, begun. Returns the end of its link. */
export async function begin(host: Page, others: Page[], n: number, options: Record<string, string> = {}): Promise<string> {
  const link = await gather(host, others, n, options);
  await asGuest(host, `/api/tables/${link}/start`);
  return link;
}

/** The same, not yet begun. */
async function gather(host: Page, others: Page[], n: number, options: Record<string, string> = {}): Promise<string> {
  const level = await host.evaluate(async () => {
    const games = (await (await fetch("/api/games")).json()) as { key: string; usual_bot: string | null }[];
    return games.find(({ key }) => key === "loups-garous")?.usual_bot ?? "";
  });
  const { link } = await asGuest<Opened>(host, "/api/tables", { game: "loups-garous", n_seats: n, tempo: "off", options });
  for (const other of others) await asGuest(other, `/api/tables/${link}/join`);
  for (let seat = 1 + others.length; seat < n; seat += 1) {
    await asGuest(host, `/api/tables/${link}/seats/${seat}`, { to: "bot", level });
  }
  return link;
}

/** A village of one person and bots that begins before his eyes: from the lobby to his card. */
export async function beginBefore(page: Page, n: number): Promise<void> {
  const link = await gather(page, [], n);
  await page.goto(`/t/${link}`);
  await page.getByRole("button", { name: /^(Commencer la partie|Start the game)$/ }).click();
  await expect(page.locator("[data-scene='card']")).toBeVisible();
}

/** A table whose seats are all on this device, begun. Returns the end of its link. */
export async function beginAlone(host: Page, n: number, options: Record<string, string>): Promise<string> {
  const { link } = await asGuest<Opened>(host, "/api/tables", { game: "loups-garous", n_seats: n, tempo: "off", options });
  for (let seat = 1; seat < n; seat += 1) await asGuest(host, `/api/tables/${link}/seats/${seat}`, { to: "me" });
  await asGuest(host, `/api/tables/${link}/start`);
  return link;
}

/** Before the curtain falls whoever has just played sees what came of it, for as long; nobody reads here, and forty such waits are a minute. */
const CURTAIN_AFTER = 900;

export async function hurryCurtains(page: Page): Promise<void> {
  await page.context().addInitScript((usual) => {
    const wait = window.setTimeout.bind(window) as (act: () => void, after?: number) => number;
    const hurried = (act: () => void, after?: number) => wait(act, after === usual ? 50 : after);
    Object.assign(window, { setTimeout: hurried });
  }, CURTAIN_AFTER);
}

export const curtain = (page: Page) => page.getByRole("button", { name: /^(Je suis|I am) \S/ });
const covered = (page: Page) => page.locator(".covered-card");

/** Takes the device where a curtain asks for it; the card lies face down, and the table waits for its holder. */
export async function takeDevice(page: Page): Promise<void> {
  await expect(async () => {
    if (await curtain(page).isVisible()) await curtain(page).click({ timeout: 2_000 });
    await goOn(page);
    expect(await curtain(page).isVisible()).toBe(false);
    expect(await asked(page).locator(".covered-card").isVisible()).toBe(true);
    expect(await page.locator("[data-scene]").isVisible()).toBe(false);
  }).toPass({ timeout: 60_000, intervals: OFTEN });
}

/** The screen as it is, pixel by pixel; only the name on the card is painted over. */
export async function screenOf(page: Page): Promise<Buffer> {
  // A page behind another draws once a second.
  await page.bringToFront();
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Everything is painted anew: what was painted bit by bit has edges that differ by a shade.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const { style } = document.documentElement;
    style.visibility = "hidden";
    await frame();
    await frame();
    style.visibility = "";
    await frame();
    await frame();
  });
  return page.screenshot({ animations: "disabled", caret: "hide", mask: [covered(page).locator("[data-name]")] });
}
