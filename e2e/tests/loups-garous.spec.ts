// A village: one person among eleven bots; a wolf and a villager in two browsers; a device that tells the story.
import { type Page, expect, test } from "@playwright/test";
import { asked, ending, moment } from "../bestioles";
import {
  answerCall,
  begin,
  beginAlone,
  curtain,
  goOn,
  house,
  introduce,
  oneMove,
  playToTheEnd,
  screenOf,
  sky,
  takeDevice,
} from "../loups";
import { type Language, type Screen, TABLE, isAccessible, overhear, person, picture } from "../person";

const NAME = { fr: /^(Les )?Loups-garous/, en: /^(The )?(Werewolves|Loups-garous)/ };

const plate = (page: Page, language: Language) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: NAME[language] }) });

/** Everything the debate offers a person, looked at once; then something is said. */
async function takePartInDebate(page: Page, name: string): Promise<void> {
  await goOn(page);
  const others = page.locator("section.board .house:not(.dead):not(.mine)");
  await others.first().click();
  await expect(page.locator(".talk header h2")).toBeVisible();
  await picture(page, `loups-garous-speak-${name}`);
  const seat = await others.first().getAttribute("data-seat");
  const before = await moment(page);
  await page.locator(`[data-move='accuse ${Number(seat) + 1}']`).click();
  await expect(async () => expect(await moment(page)).not.toBe(before)).toPass();
  await expect(page.locator(".bubble")).toBeVisible();
  await picture(page, `loups-garous-debate-${name}`);
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["fr", "desk"],
  ["en", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`a village with eleven bots, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const name = `${language}-${screen}`;
    const page = await person(browser, language, screen);
    await page.goto("/");
    await plate(page, language).getByRole("button", { name: /^(Jouer|Play)/ }).click();
    await page.waitForURL(TABLE);
    await expect(asked(page)).toBeVisible();
    await expect(page.locator("section.board .house")).toHaveCount(12);
    const shown = new Set<string>();
    const once = async (what: string, show: () => Promise<void>) => {
      if (shown.has(what)) return;
      shown.add(what);
      await show();
    };
    await playToTheEnd(page, async () => {
      if (await page.locator(".answer").isVisible()) {
        await once("night", async () => {
          expect(await sky(page)).toBe("night");
          await expect(page.locator("[data-card='down']")).toBeVisible();
          await picture(page, `loups-garous-night-${name}`);
          await isAccessible(page);
          await page.locator(".turn").click();
          await expect(page.locator("[data-card='up'] h2")).toBeVisible();
          await picture(page, `loups-garous-card-${name}`);
          await page.locator(".turn").click();
        });
      } else if (await page.locator("[data-move='ready']").isVisible()) {
        await once("dawn", async () => {
          if (await page.locator(".told").isVisible()) await picture(page, `loups-garous-dawn-${name}`);
          expect(await sky(page)).toBe("day");
          await takePartInDebate(page, name);
          await isAccessible(page);
        });
      } else {
        await once("vote", async () => {
          await goOn(page);
          await page.locator("section.board [data-lit]").first().click();
          await picture(page, `loups-garous-vote-${name}`);
        });
      }
      if (await page.locator(".told.above").isVisible()) {
        await once("arrows", async () => {
          await expect(page.locator("section.board [data-arrow]").first()).toBeAttached();
          await picture(page, `loups-garous-arrows-${name}`);
        });
      }
    });
    expect(shown).toContain("night");
    await picture(page, `loups-garous-end-${name}`);
    await isAccessible(page);
    await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
    await expect(page.locator("section.board .badge.role")).toHaveCount(12);
    if (screen === "phone") await page.locator("button.claims").click();
    await picture(page, `loups-garous-claims-${name}`);
    await isAccessible(page);
  });
}

interface Frame {
  now?: { view: View; news: Told[] };
  past?: { news: Told[] }[];
  line?: { channel: string; text: string };
}
interface View {
  seat: number | null;
  night: number;
  phase: string;
  call: string | null;
  players: { alive: boolean; role: string | null }[];
  own: { role: string; pack: unknown; visions: unknown[]; glimpses: unknown[] } | null;
  truth: unknown;
  end: unknown;
}
interface Told {
  type: string;
  seat?: number;
  side?: number;
  role?: string;
  told?: string;
  answer?: string;
}

const parsed = (frames: string[]): Frame[] => frames.map((it) => JSON.parse(it) as Frame);
const lastView = (frames: string[]): View | undefined => parsed(frames).findLast((it) => it.now)?.now?.view;

/** Opens tables of eight until one of the two is a wolf and the other a Simple Villager. */
async function wolfAndVillager(ana: Page, bea: Page, heard: Map<Page, string[]>) {
  for (let tries = 0; tries < 40; tries += 1) {
    const code = await begin(ana, [bea], 8);
    const roles: (string | undefined)[] = [];
    for (const page of [ana, bea]) {
      heard.get(page)!.length = 0;
      await page.goto(`/t/${code}`);
      await expect(asked(page)).toBeVisible();
      roles.push(lastView(heard.get(page)!)?.own?.role);
    }
    const [wolf, villager] = roles[0] === "wolf" ? [ana, bea] : [bea, ana];
    if (roles.includes("wolf") && roles.includes("villager")) return { wolf, villager };
  }
  throw new Error("chance was unkind forty times");
}

/** Words of the wolves' own that no villager may ever receive. */
const WOLFISH = /"(devour|watch) |"pack":\{|"leaders"|"told":"(victim|again|no_victim|caught)"/;

/** Whether this frame links the seat to the wolves' card otherwise than by what somebody merely says. */
function names(frame: Frame, wolf: number): boolean {
  const said = ["claimed", "reported", "accused", "defended", "announced", "replied"];
  const news = [...(frame.now?.news ?? []), ...(frame.past ?? []).flatMap((it) => it.news)];
  const told = news.some((it) => it.role === "wolf" && it.seat === wolf && !said.includes(it.type));
  return told || frame.now?.view.players[wolf]?.role === "wolf";
}

/** Plays until one of the two is dead, or three nights are over; the wolf whispers to the pack. */
async function playTogether(wolf: Page, villager: Page, viewOf: (page: Page) => View): Promise<void> {
  const seats = [wolf, villager].map((page) => viewOf(page).seat!);
  let whispered = false;
  for (let step = 0; step < 120; step += 1) {
    await expect(async () => {
      const over = await Promise.all([wolf, villager].map((it) => ending(it).isVisible()));
      const waiting = await Promise.all([wolf, villager].map((it) => asked(it).isVisible()));
      expect([...over, ...waiting]).toContain(true);
    }).toPass({ timeout: 30_000 });
    const view = viewOf(villager);
    if (view.end || view.night > 3 || !seats.every((seat) => view.players[seat]?.alive)) return;
    if (!whispered && view.call === "wolves") {
      whispered = true;
      await whisper(wolf);
      await picture(villager, "loups-garous-villager-fr");
    }
    for (const page of [wolf, villager]) {
      if (!(await asked(page).isVisible())) continue;
      await goOn(page);
      // Both take as many touches, whatever they are.
      if (await page.locator(".answer").isVisible()) expect(await answerCall(page, seats[1])).toBe(2);
      else await oneMove(page);
    }
  }
}

/** All that came while both lived and nothing was over: the dead watch, and an end shows everything. */
function whileBothLived(frames: string[], seats: number[]): string[] {
  const closed = parsed(frames).findIndex(
    ({ now }) => now && (now.view.end || !seats.every((seat) => now.view.players[seat]?.alive)),
  );
  return frames.slice(0, closed < 0 ? undefined : closed);
}

test("a villager's page never receives who is a wolf", async ({ browser }) => {
  test.setTimeout(240_000);
  const ana = await person(browser, "fr", "phone");
  const bea = await person(browser, "fr", "desk");
  const heard = new Map([ana, bea].map((page) => [page, overhear(page)]));
  await introduce(ana, "Ana");
  await introduce(bea, "Bea");
  // Whoever is eaten in the first night has not seen much: then another village.
  for (let tries = 0, days = 0; tries < 6 && days === 0; tries += 1) {
    const { wolf, villager } = await wolfAndVillager(ana, bea, heard);
    const viewOf = (page: Page) => lastView(heard.get(page)!)!;
    const seats = [wolf, villager].map((page) => viewOf(page).seat!);
    await playTogether(wolf, villager, viewOf);
    // The wolf's page knows: the search would find it.
    const wolfHeard = heard.get(wolf)!.join();
    expect(wolfHeard).toMatch(WOLFISH);
    expect(wolfHeard).toContain("tout bas");
    const frames = whileBothLived(heard.get(villager)!, seats);
    expect(frames.length).toBeGreaterThan(3);
    for (const text of frames) {
      expect(text).not.toMatch(WOLFISH);
      expect(text).not.toContain("tout bas");
      expect(text).not.toContain('"channel":"wolves"');
      const frame = JSON.parse(text) as Frame;
      expect(names(frame, seats[0]!)).toBe(false);
      if (frame.now) expect([frame.now.view.truth, frame.now.view.own?.pack ?? null]).toEqual([null, null]);
      days += frame.now?.view.phase === "debate" ? 1 : 0;
    }
    if (tries === 5) expect(days).toBeGreaterThan(0);
  }
});

/** The wolves' own chat, by thumb. */
async function whisper(page: Page): Promise<void> {
  const field = page.locator(".say-in input");
  if (!(await field.isVisible())) await page.getByRole("button", { name: /^Discussion/ }).click();
  // Another wolf of this device may have whispered the same before.
  const lines = page.locator("ol.chat").getByText("tout bas");
  const before = await lines.count();
  await field.fill("tout bas");
  await field.press("Enter");
  await expect(lines).toHaveCount(before + 1);
  await picture(page, "loups-garous-wolf-fr");
  const drawer = page.locator("nav.drawer button[aria-expanded='true']");
  if (await drawer.isVisible()) await drawer.click();
}

test("the narrator calls the night, announces the day, and writes it all down", async ({ browser }) => {
  test.setTimeout(120_000);
  const ana = await person(browser, "fr", "phone");
  await introduce(ana, "Ana");
  const code = await begin(ana, [], 8);
  const screen = await person(browser, "fr", "desk");
  await screen.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    class Utterance {
      lang = "";
      rate = 1;
      voice = null;
      constructor(readonly text: string) {}
    }
    const voice = { speak: (it: Utterance) => said.push(`${it.lang}: ${it.text}`), cancel: () => {}, getVoices: () => [] };
    Object.defineProperty(window, "speechSynthesis", { value: voice });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  });
  const frames = overhear(screen);
  await screen.goto(`/t/${code}`);
  await screen.getByRole("button", { name: "Narrateur", exact: true }).click();
  await screen.getByRole("switch").click();
  await isAccessible(screen);
  await screen.getByRole("button", { name: "Grand écran" }).click();
  const caption = screen.locator("dialog.big [data-part='caption'] .now");
  await expect(caption).toHaveText("La Voyante se réveille, et choisit une carte à sonder.");
  await expect(screen.locator("dialog.big").getByRole("img", { name: new RegExp(code) })).toBeVisible();
  await picture(screen, "loups-garous-big-night-fr");
  await ana.goto(`/t/${code}`);
  await expect(asked(ana)).toBeVisible();
  await answerCall(ana);
  await expect(caption).toHaveText("Les loups se réveillent, et désignent leur proie.");
  const debate = caption.filter({ hasText: "La place est à vous" });
  for (let call = 0; call < 3 && !(await debate.isVisible()); call += 1) {
    const before = await moment(ana);
    if (await asked(ana).isVisible()) await answerCall(ana);
    await expect(async () => expect(await moment(ana)).not.toBe(before)).toPass();
  }
  await expect(debate.or(caption.filter({ hasText: /fusil/ })).first()).toBeVisible();
  await picture(screen, "loups-garous-big-day-fr");
  await isAccessible(screen);
  const said = await screen.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said[0]).toBe("fr-FR: La Voyante se réveille, et choisit une carte à sonder.");
  expect(said).toContain("fr-FR: La Voyante se rendort.");
  expect(said).toContain("fr-FR: Les loups se consultent une dernière fois.");
  expect(said).toContain("fr-FR: Le jour se lève. Ouvrez les yeux.");
  // The device knows no secret that it could tell.
  for (const { now } of parsed(frames)) if (now) expect([now.view.own, now.view.truth]).toEqual([null, null]);
  // It is a setting of this device: a reload goes on telling.
  await screen.reload();
  await expect(screen.locator("section.board [data-part='caption']")).toBeVisible();
  await picture(screen, "loups-garous-narrator-fr");
});

test("a night with the keyboard alone, and statements that stay", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await introduce(page, "Ana");
  const code = await begin(page, [], 8);
  await page.goto(`/t/${code}`);
  for (let call = 0; call < 3; call += 1) {
    await expect(asked(page)).toBeVisible();
    if (!(await page.locator(".answer").isVisible())) break;
    const before = await moment(page);
    await page.locator(".chip").first().focus();
    await page.keyboard.press("Space");
    await page.locator(".answer [data-act]").focus();
    await page.keyboard.press("Enter");
    await expect(async () => expect(await moment(page)).not.toBe(before)).toPass();
  }
  // Whoever was eaten in the first night has nothing to say.
  if (await page.locator("[data-move='ready']").isVisible()) {
    await goOn(page);
    await house(page, 0).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-move='claim villager']").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".rail")).toContainText("claims to be a Simple Villager");
    await page.reload();
    await expect(page.locator(".rail")).toContainText("claims to be a Simple Villager");
  }
});

/** Everybody whose turn it is takes the device, and his screen is compared with the one before. Returns the roles seen. */
async function nightPassedRound(page: Page, viewOf: () => View, name: string): Promise<Set<string>> {
  const roles = new Set<string>();
  const { call, players } = viewOf();
  const alive = players.filter((it) => it.alive).length;
  let first: Buffer | null = null;
  for (let turn = 0; turn < alive; turn += 1) {
    await takeDevice(page);
    expect(viewOf().call).toBe(call);
    const role = viewOf().own!.role;
    const everybodys = (first ??= await screenOf(page));
    await expect(async () => {
      const same = (await screenOf(page)).equals(everybodys);
      if (!same) await picture(page, `loups-garous-covered-differs-${name}-${call}-${role}`);
      expect(same, `${call}: what ${role} shows face down is what everybody shows`).toBe(true);
    }).toPass({ timeout: 8_000 });
    roles.add(role);
    await page.locator("[data-act='turn']").click();
    await expect(page.locator("[data-card='up']")).toBeVisible();
    if (turn === 0) await picture(page, `loups-garous-covered-turned-${name}-${call}`);
    if (call === "wolves" && role === "wolf") await whisper(page);
    await answerCall(page);
    await expect(page.locator("[data-card='up']")).toBeHidden();
  }
  return roles;
}

/** By day readiness and ballots are public: another device stays where it is, and each screen is compared with its. */
async function dayPassedRound(page: Page, other: Page, viewOf: () => View, act: () => Promise<void>): Promise<Set<string>> {
  const roles = new Set<string>();
  const { phase, players, night } = viewOf();
  const alive = players.filter((it) => it.alive).length;
  for (let turn = 0; turn < alive && viewOf().phase === phase && viewOf().night === night; turn += 1) {
    await takeDevice(page);
    await goOn(other);
    const role = viewOf().own!.role;
    let compared = false;
    await expect(async () => {
      // When one is left, the other device asks for him, too, behind a curtain.
      compared = !(await curtain(other).isVisible());
      if (!compared) return;
      const [screen, shown] = [await screenOf(page), await screenOf(other)];
      if (!screen.equals(shown)) {
        await picture(page, `loups-garous-covered-differs-${phase}-${role}`);
        await picture(other, `loups-garous-covered-differs-${phase}-other`);
      }
      expect(screen.equals(shown), `${phase}: what ${role} shows face down is what everybody shows`).toBe(true);
    }).toPass({ timeout: 10_000 });
    expect(compared || turn === alive - 1, "all but the last are compared").toBe(true);
    if (compared) roles.add(role);
    await page.locator("[data-act='hand']").click();
    await expect(page.locator("[data-card='down']")).toBeVisible();
    await act();
  }
  return roles;
}

for (const screen of ["phone", "desk"] as Screen[]) {
  test(`a device that goes round shows the same face down, whatever the card, on a ${screen}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await person(browser, "fr", screen);
    const frames = overhear(page);
    await introduce(page, "Ana");
    const code = await beginAlone(page, 8, { girl: "yes", hunter: "no", double: "none" });
    await page.goto(`/t/${code}`);
    const viewOf = () => lastView(frames)!;
    await takeDevice(page);
    await picture(page, `loups-garous-covered-night-${screen}`);
    await isAccessible(page);
    const calls: string[] = [];
    while (viewOf().phase === "call") {
      calls.push(viewOf().call!);
      const roles = await nightPassedRound(page, viewOf, screen);
      expect([...roles].sort()).toEqual(["girl", "seer", "villager", "wolf"]);
      await expect(async () => expect([viewOf().phase, viewOf().call]).not.toEqual(["call", calls.at(-1)])).toPass();
    }
    expect(calls).toEqual(["seer", "wolves", "wolves_again", "duel"]);
    // The device rests with whoever answered last; another one of the same house begins with the first.
    const second = await page.context().newPage();
    const heard = overhear(second);
    await second.goto(`/t/${code}`);
    const seen = () => lastView(heard)!;
    await takeDevice(second);
    await goOn(page);
    await picture(second, `loups-garous-covered-day-${screen}`);
    const roles = await dayPassedRound(second, page, seen, async () => {
      const before = await moment(second);
      await second.locator("[data-move='ready']").click();
      await expect(async () => expect(await moment(second)).not.toBe(before)).toPass();
    });
    expect(roles.size).toBeGreaterThan(1);
    expect(roles).toContain("wolf");
    await expect(async () => expect(seen().phase).toBe("vote")).toPass();
    const voters = await dayPassedRound(second, page, seen, async () => {
      await second.locator("section.board [data-lit]").first().click();
      const before = await moment(second);
      await second.locator(".talk .deed").click();
      await expect(async () => expect(await moment(second)).not.toBe(before)).toPass();
    });
    expect(voters).toContain("wolf");
  });
}
