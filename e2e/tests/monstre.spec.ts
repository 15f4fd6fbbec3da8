// Five rounds of five neighbours, four of them bots, from the home page to the end; and what two people at one table see of a
// Gossip and of a Deal between them.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../test";
import { asked, briefly, ending, moment, persist } from "../hand";
import { playToTheEnd, roundEnd, touchHouse, touchTable } from "../monstre";
import { type Language, type Screen, OFTEN, PATIENCE, TABLE, caughtUp, isAccessible, lastNow, overhear, person, picture, setSeats, fillWithBots } from "../person";

const WORDS = {
  fr: { name: "Mon voisin le monstre", start: "Commencer la partie" },
  en: { name: "My Neighbour the Monster", start: /^Start|^Begin/ },
};

async function openTable(page: Page, language: Language, seats: number): Promise<void> {
  const words = WORDS[language];
  await page.goto("/");
  const plate = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: words.name, exact: true }) });
  await plate.getByRole("button", { name: /^(Inviter|Invite)/ }).click();
  await page.waitForURL(TABLE);
  await setSeats(page, seats);
}

/** Fills the free seats with bots and starts. */
async function startWithBots(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const start = page.getByRole("button", { name: words.start });
  await fillWithBots(page, start);
  await start.click();
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`five rounds with four bots, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await person(browser, language, screen);
    const frames = overhear(page);
    await openTable(page, language, 5);
    await startWithBots(page, language);
    await expect(asked(page).or(page.locator("main[data-asked='no']")).first()).toBeVisible();
    const name = (what: string) => `monstre-${what}-${language}-${screen}`;
    await playToTheEnd(page, async (step) => {
      if (step > 3) return;
      await picture(page, name(`turn-${step}`));
      if (step === 1) await isAccessible(page);
    });
    await picture(page, name("end"));
    await isAccessible(page);
    await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
    // The street stays as the last round has left it.
    await expect(roundEnd(page)).toBeVisible();
    await isAccessible(page);
    await caughtUp(page, frames);
    expect(heardIn(frames).filter((it) => it.type === "round_ended")).toHaveLength(5);
    await picture(page, name("street-at-the-end"));
    handsStayedHidden(frames);
  });
}

/** Every piece of news that came over the line. */
function heardIn(frames: string[]): { type: string }[] {
  const messages = frames.map((it) => JSON.parse(it) as { type: string; now?: { news: { type: string }[] } });
  return messages.flatMap(({ type, now }) => (type === "moment" && now ? now.news : []));
}

interface Player {
  cards: number;
  known: string[];
}

/** Of a hand that I have not been shown, no message ever named more than the marks of the rules; and never a Monster not mine. */
function handsStayedHidden(frames: string[]): void {
  const moments = frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now] : []));
  expect(moments.length).toBeGreaterThan(20);
  for (const { view, news } of moments) {
    view.players.forEach((player: Player, seat: number) => {
      expect(player.known.length).toBeLessThanOrEqual(player.cards);
      if (seat === view.seat) expect(player.known).toHaveLength(player.cards);
    });
    for (const it of news) {
      if (it.type === "round_begun") expect([it.monster, it.hands]).toEqual([null, []]);
      if (it.type === "looked" && it.seat !== view.seat) expect(it.cards).toBeNull();
      if (it.type === "chose" && it.seat !== view.seat) expect([it.gave, it.gave_too]).toEqual([null, null]);
    }
  }
}

/** All of the deck that can be is Gossip and Deals; the host may say so. */
const TALKATIVE =
  "avis=1 chasseur=1 cachette=1 ami=0 chien=0 enquete=0 rumeur=0 ragot=15 accord=15 arnaque=0 brouillard=0";

interface Heard {
  type: string;
  seat?: number;
  card?: string;
  gave?: string | null;
  gave_too?: string | null;
  got?: string | null;
  got_too?: string | null;
  transfers?: { from: number; to: number; number: number; cards: string[] }[];
}

/** One person at the table, with all that came over the line. */
interface Guest {
  page: Page;
  frames: string[];
  seat: number;
}

interface View {
  question: { kind: string } | null;
  active: number;
  players: { awaited: boolean }[];
}

const momentsOf = ({ frames }: Guest) => frames.map((it) => JSON.parse(it)).flatMap((it) => (it.now ? [it.now] : []));
const newsOf = (guest: Guest): Heard[] => momentsOf(guest).flatMap((it) => it.news);
const movesHeard = (guest: Guest): Heard[] => newsOf(guest).filter((it) => it.type === "moved");

/** The table as this page shows it. */
async function viewOf({ page, frames }: Guest): Promise<View> {
  await caughtUp(page, frames);
  return lastNow<View>(frames)!.view;
}

async function guest(browser: Browser, language: Language, screen: Screen, seat: number): Promise<Guest> {
  const page = await person(browser, language, screen);
  return { page, frames: overhear(page), seat };
}

/** Everybody whose page asks him to give something does so; nobody hears what another has chosen. */
async function giveWhatIsAsked(guests: Guest[]): Promise<void> {
  for (const one of guests) {
    const { question, players } = await viewOf(one);
    if (question?.kind === "give" && players[one.seat]?.awaited) await briefly(one.page, () => touchTable(one.page));
    for (const other of guests.filter((it) => it !== one)) {
      const secret = newsOf(other).filter((it) => it.type === "chose" && it.seat === one.seat);
      expect(secret.every((it) => it.gave === null && it.gave_too === null)).toBe(true);
    }
  }
}

/** What one gave is what the other got, and the public saw only that cards went. `heard`: what each of them heard of it. */
function sawOnlyTheirOwn(giver: Guest, taker: Guest, watcher: Guest, heard: Map<Guest, Heard>): void {
  const [given, got, seen] = [heard.get(giver)!, heard.get(taker)!, heard.get(watcher)!];
  const way = (news: Heard) => news.transfers!.find((it) => it.from === giver.seat && it.to === taker.seat)!;
  expect(way(given).cards).toEqual(way(got).cards);
  expect(way(given).cards).toHaveLength(way(given).number);
  expect(seen.transfers!.flatMap((it) => it.cards)).toEqual([]);
  expect([seen.gave, seen.got]).toEqual([null, null]);
  for (const { from, to, cards } of given.transfers!) {
    if (from !== giver.seat && to !== giver.seat) expect(cards).toEqual([]);
  }
}

/** Plays `card` on its own house or the house of `target`; false if that cannot be done now. */
async function tryCard({ page }: Guest, card: string, target: number): Promise<boolean> {
  const held = page.locator(`.tray [data-pick][data-card="${card}"]`).first();
  if (!(await held.isVisible())) return false;
  await held.click();
  await expect(page.locator(".tray .card.chosen")).toHaveCount(1);
  const house = page.locator(`[data-house="${target}"][data-move]`);
  if (!(await house.isVisible())) {
    await held.click();
    return false;
  }
  await touchHouse(page, house);
  return true;
}

test("a Gossip and a Deal between two browsers, each sees only what he may", async ({ browser }) => {
  test.setTimeout(300_000);
  const ana = await guest(browser, "fr", "desk", 0);
  const zoe = await guest(browser, "en", "phone", 1);
  const watcher = await guest(browser, "fr", "desk", -1);
  await openTable(ana.page, "fr", 3);
  const cards = ana.page.getByLabel(/^cartes/i);
  await cards.fill(TALKATIVE);
  await cards.press("Enter");
  await zoe.page.goto(ana.page.url());
  await zoe.page.getByRole("button", { name: /Sit/ }).first().click();
  await expect(ana.page.locator("section[aria-labelledby='seats'] li").getByRole("button", { name: "Mettre un bot" })).toHaveCount(1);
  await startWithBots(ana.page, "fr");
  await watcher.page.goto(ana.page.url());
  await expect(watcher.page.locator("main[data-moment]")).toBeVisible();

  const done = new Set<string>();
  const people = [ana, zoe];
  for (let step = 0; step < 1000 && done.size < 2; step += 1) {
    await expect(async () => {
      const asks = await Promise.all(people.map((it) => asked(it.page).isVisible()));
      expect(asks.includes(true) || (await ending(ana.page).isVisible())).toBe(true);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    expect(await ending(ana.page).isVisible()).toBe(false);
    const { question, active } = await viewOf(ana);
    if (question?.kind === "give") {
      await expect(() => giveWhatIsAsked(people)).toPass({ timeout: 60_000, intervals: OFTEN });
      continue;
    }
    const [one, other] = active === 0 ? [ana, zoe] : [zoe, ana];
    if (!(await asked(one.page).isVisible())) continue;
    for (const [card, target] of [
      ["accord", other.seat],
      ["ragot", one.seat],
    ] as const) {
      if (done.has(card) || !(await tryCard(one, card, target))) continue;
      await expect(other.page.locator("main[data-asked='yes']")).toBeVisible();
      await picture(one.page, `monstre-${card}-${active === 0 ? "fr-desk" : "en-phone"}`);
      await picture(other.page, `monstre-${card}-${active === 0 ? "en-phone" : "fr-desk"}`);
      // Nothing goes on before both have given; then each hears of it, the one sooner than the other.
      const everybody = [...people, watcher];
      for (const { page, frames } of everybody) await caughtUp(page, frames);
      const before = new Map(everybody.map((it) => [it, movesHeard(it).length]));
      await expect(async () => {
        await giveWhatIsAsked(people);
        for (const it of everybody) expect(movesHeard(it).length).toBeGreaterThan(before.get(it)!);
      }).toPass({ timeout: 60_000, intervals: OFTEN });
      const heard = new Map(everybody.map((it) => [it, movesHeard(it)[before.get(it)!]!]));
      for (const it of everybody) expect(heard.get(it)!.card).toBe(card);
      sawOnlyTheirOwn(ana, zoe, watcher, heard);
      if (card === "accord") sawOnlyTheirOwn(zoe, ana, watcher, heard);
      done.add(card);
      await picture(ana.page, `monstre-${card}-after-fr-desk`);
      await picture(zoe.page, `monstre-${card}-after-en-phone`);
    }
    const now = await viewOf(one);
    if (now.question?.kind === "turn" && now.active === one.seat) await persist(one.page, () => touchTable(one.page));
  }
  expect([...done].sort()).toEqual(["accord", "ragot"]);
});

test("a few turns with the keyboard alone", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await openTable(page, "en", 4);
  await startWithBots(page, "en");
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(asked(page)).toBeVisible({ timeout: 30_000 });
    const before = await moment(page);
    await pickByKeyboard(page);
    await expect(page.locator("[data-house]:focus")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const amount = page.locator(".ask [data-move]");
    await expect(async () => {
      if ((await amount.count()) > 0) {
        await amount.first().focus({ timeout: 1_000 });
        await page.keyboard.press("Enter");
      }
      expect(await moment(page)).not.toBe(before);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
  }
});

/** Arrows to the first card that may be picked up, Enter on it, and again until a house is lit. */
async function pickByKeyboard(page: Page): Promise<void> {
  await page.locator("[data-at='hand/0']").focus();
  for (let tries = 0; tries < 16; tries += 1) {
    const free = page.locator(".tray [data-pick]:not(.chosen):focus");
    if ((await free.count()) === 1) await page.keyboard.press("Enter");
    if ((await page.locator("[data-house][data-move]").count()) > 0) return;
    await page.keyboard.press("ArrowRight");
  }
}
