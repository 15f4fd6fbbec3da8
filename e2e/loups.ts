// Playing Loups-garous with the hands of a person: on the square and in the tray, as a thumb would.
import { type Page, expect } from "@playwright/test";
import { asked, ending, moment } from "./bestioles";

/** The face of the sky and the hour, as the page shows them. */
export const sky = (page: Page) => page.locator("section.board [data-sky]").getAttribute("data-sky");

export const house = (page: Page, seat: number) => page.locator(`section.board [data-seat='${seat}']`);

/** What the village is told lies over the square for a while: a touch takes it away. */
export async function goOn(page: Page): Promise<void> {
  const button = page.locator(".go-on");
  if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
}

function anyOf<T>(items: T[]): T {
  return items[Math.floor(Math.random() * items.length)]!;
}

/**
 * Answers a call of the night from the tray: cards until the button is open, then the button; never the card of `spared`.
 * Returns how many touches it took.
 */
export async function answerCall(page: Page, spared?: number): Promise<number> {
  const chips = page.locator(`.chip:not([data-pick='${spared ?? "-"}'])`);
  const button = page.locator(".answer [data-act]");
  let touches = 0;
  for (const chip of await chips.all()) {
    await chip.click();
    touches += 1;
    const open = expect(button).toBeEnabled({ timeout: 700 });
    if (await open.then(() => true).catch(() => false)) break;
  }
  await button.click();
  return touches + 1;
}

/** A vote or a shot on the square itself: a lit house, then the deed. */
export async function pointAt(page: Page): Promise<void> {
  await goOn(page);
  const lit = page.locator("section.board [data-lit]");
  const houses = await lit.all();
  // The village may have gone on meanwhile.
  if (houses.length === 0) return;
  await anyOf(houses).click();
  await page.locator(".talk .deed").click();
}

/** One move of whoever sits at this page. */
export async function oneMove(page: Page): Promise<void> {
  if (await page.locator(".answer").isVisible()) await answerCall(page);
  else if (await page.locator("[data-move='ready']").isVisible()) await page.locator("[data-move='ready']").click();
  else await pointAt(page);
}

/** Plays until the game is over; whoever dies watches the rest. */
export async function playToTheEnd(page: Page, onStep?: (step: number) => Promise<void>): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await expect(ending(page).or(asked(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await ending(page).isVisible()) return;
    await onStep?.(step);
    const before = await moment(page);
    await expect(async () => {
      if ((await moment(page)) === before && (await asked(page).isVisible())) await oneMove(page);
      expect(await moment(page)).not.toBe(before);
    }).toPass({ timeout: 20_000 });
  }
  throw new Error("the village does not come to rest");
}

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

/** A table of `n` with these people on the first seats and the best bots on the rest, begun. Returns the end of its link. */
export async function begin(host: Page, others: Page[], n: number): Promise<string> {
  const level = await host.evaluate(async () => {
    const games = (await (await fetch("/api/games")).json()) as { key: string; bots: string[] }[];
    return games.find(({ key }) => key === "loups-garous")?.bots.at(-1) ?? "";
  });
  const { link } = await asGuest<Opened>(host, "/api/tables", { game: "loups-garous", n_seats: n, tempo: "off" });
  for (const other of others) await asGuest(other, `/api/tables/${link}/join`);
  for (let seat = 1 + others.length; seat < n; seat += 1) {
    await asGuest(host, `/api/tables/${link}/seats/${seat}`, { to: "bot", level });
  }
  await asGuest(host, `/api/tables/${link}/start`);
  return link;
}

/** A table whose seats are all on this device, begun. Returns the end of its link. */
export async function beginAlone(host: Page, n: number, options: Record<string, string>): Promise<string> {
  const { link } = await asGuest<Opened>(host, "/api/tables", { game: "loups-garous", n_seats: n, tempo: "off", options });
  for (let seat = 1; seat < n; seat += 1) await asGuest(host, `/api/tables/${link}/seats/${seat}`, { to: "me" });
  await asGuest(host, `/api/tables/${link}/start`);
  return link;
}

export const curtain = (page: Page) => page.getByRole("button", { name: /^(Je suis|I am)/ });
const covered = (page: Page) => page.locator(".covered-card");

/** Takes the device where a curtain asks for it; the card lies face down, and the table waits for its holder. */
export async function takeDevice(page: Page): Promise<void> {
  await expect(async () => {
    if (await curtain(page).isVisible()) await curtain(page).click({ timeout: 1_000 });
    await goOn(page);
    await expect(curtain(page)).toBeHidden({ timeout: 100 });
    await expect(asked(page).locator(".covered-card")).toBeVisible({ timeout: 500 });
    await expect(page.locator(".told")).toBeHidden({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
}

/** The screen as it is, pixel by pixel; only the name on the card is painted over. */
export async function screenOf(page: Page): Promise<Buffer> {
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
