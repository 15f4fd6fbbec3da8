// A village: one person among eleven bots; a wolf and a villager in two browsers; a device that tells the story.
import type { Page } from "@playwright/test";
import { expect, test } from "../test";
import { asked, briefly, ending, moment, moved } from "../hand";
import {
  answerCall,
  begin,
  beginAlone,
  curtain,
  decide,
  goOn,
  hurryCurtains,
  introduce,
  oneMove,
  playToTheEnd,
  screenOf,
  takeDevice,
} from "../loups";
import { type Language, type Screen, OFTEN, PATIENCE, TABLE, caughtUp, isAccessible, lastNow, overhear, person, picture } from "../person";

const NAME = { fr: /^(Les )?Loups-garous/, en: /^(The )?(Werewolves|Loups-garous)/ };

const plate = (page: Page, language: Language) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: NAME[language] }) });

/** Everything the debate offers a person, looked at once; then something is said, in two touches, and something typed. */
async function takePartInDebate(page: Page, name: string): Promise<void> {
  await page.locator("[data-verb='accuse']").click();
  const sheet = page.locator("dialog[open]");
  await expect(sheet).toBeVisible();
  await picture(page, `loups-garous-speak-${name}`);
  await isAccessible(page);
  const before = await moment(page);
  await sheet.locator("[data-of]").first().click();
  await moved(page, before);
  await expect(sheet).toBeHidden();
  await expect(page.locator(".said.me[data-said='accused']").last()).toBeVisible();
  const field = page.locator(".speak input");
  await field.fill("Bonjour à tous");
  await field.press("Enter");
  await expect(page.locator(".typed.me").getByText("Bonjour à tous")).toBeVisible();
  await picture(page, `loups-garous-debate-${name}`);
}

for (const [language, screen] of [
  ["fr", "phone"],
  ["en", "desk"],
] as [Language, Screen][]) {
  test(`a village with eleven bots, ${language} on a ${screen}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const name = `${language}-${screen}`;
    const page = await person(browser, language, screen);
    await page.goto("/");
    await plate(page, language).getByRole("button", { name: /^(Jouer|Play)/ }).click();
    await page.waitForURL(TABLE);
    const shown = new Set<string>();
    const once = async (what: string, show: () => Promise<void>) => {
      if (shown.has(what)) return;
      shown.add(what);
      await show();
    };
    await expect(page.locator("main[data-moment]")).toBeVisible();
    await expect(page.locator(".rc[data-card='up']")).toBeVisible();
    await page.locator(".rc").click();
    await expect(page.locator("dialog[open] h3")).toBeVisible();
    await picture(page, `loups-garous-card-${name}`);
    await isAccessible(page);
    await page.keyboard.press("Escape");
    await playToTheEnd(page, async () => {
      if (await page.locator("[data-act='answer']").isVisible()) {
        await once("night", async () => {
          await picture(page, `loups-garous-night-${name}`);
          await isAccessible(page);
        });
      } else if (await page.locator("button[data-move='ready']:not([disabled])").isVisible()) {
        await once("debate", async () => {
          await takePartInDebate(page, name);
          await isAccessible(page);
          if (screen === "desk") return;
          await page.locator("[data-tab='claims']").click();
          await picture(page, `loups-garous-claims-${name}`);
          await isAccessible(page);
          await page.locator("[data-tab='words']").click();
        });
      } else if (await page.locator("[data-act='deed']").isVisible()) {
        await once("vote", async () => {
          await page.locator("section.board [data-lit]").first().click({ timeout: 5_000 }).catch(() => undefined);
          await picture(page, `loups-garous-vote-${name}`);
          await isAccessible(page);
        });
      }
    });
    await picture(page, `loups-garous-ending-${name}`);
    await isAccessible(page);
    await page.getByRole("button", { name: /^(Regarder la table|Look at the table)$/ }).click();
    await expect(page.locator("section.board .rv:not(.pair)")).toHaveCount(12);
    await expect(page.locator("section.board .banner")).toContainText(/Vous avez (gagné|perdu)|You have (won|lost)/);
    await picture(page, `loups-garous-end-${name}`);
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
const lastView = (frames: string[]): View | undefined => lastNow<View>(frames)?.view;

/** Opens tables of eight until one of the two is a wolf and the other a Simple Villager: about one in five is. */
async function wolfAndVillager(ana: Page, bea: Page, heard: Map<Page, string[]>) {
  const roleAt = async (page: Page, code: string) => {
    // What a table before has said, or goes on saying, is none of this one's.
    await page.goto("about:blank");
    heard.get(page)!.length = 0;
    await page.goto(`/t/${code}`);
    const role = () => lastView(heard.get(page)!)?.own?.role;
    await expect.poll(role, { intervals: OFTEN }).toBeTruthy();
    return role();
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const code = await begin(ana, [bea], 8);
    const mine = await roleAt(ana, code);
    if (mine !== "wolf" && mine !== "villager") continue;
    const other = await roleAt(bea, code);
    if (mine === "wolf" && other === "villager") return { wolf: ana, villager: bea };
    if (mine === "villager" && other === "wolf") return { wolf: bea, villager: ana };
  }
  throw new Error("chance was unkind a hundred times");
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
  for (let step = 0; step < 1000; step += 1) {
    await expect(async () => {
      const over = await Promise.all([wolf, villager].map((it) => ending(it).isVisible()));
      const waiting = await Promise.all([wolf, villager].map((it) => asked(it).isVisible()));
      expect([...over, ...waiting, !seats.every((seat) => viewOf(villager).players[seat]?.alive)]).toContain(true);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    const view = viewOf(villager);
    if (view.end || view.night > 3 || !seats.every((seat) => view.players[seat]?.alive)) return;
    for (const page of [wolf, villager]) {
      if (!(await asked(page).isVisible())) continue;
      // In the first night a wolf decides nothing before the pack is called.
      if (page === wolf && !whispered && (await page.locator("[data-act='answer']").isVisible())) {
        whispered = true;
        await whisper(page);
        await picture(villager, "loups-garous-villager-fr");
      }
      // A villager is asked nothing at night: his device answers for him.
      if (page === villager) await expect(page.locator("[data-act='answer']")).toHaveCount(0);
      // What is touched may just be gone: then one looks again.
      const act = async () => ((await page.locator("[data-act='answer']").isVisible()) ? decide(page, seats[1]!) : oneMove(page));
      await briefly(page, act).catch(() => undefined);
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
    await caughtUp(wolf, heard.get(wolf)!);
    await caughtUp(villager, heard.get(villager)!);
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
  await page.locator(".pack [data-act='write']").click();
  const field = page.locator(".pack input");
  await field.fill("tout bas");
  await field.press("Enter");
  await expect(page.locator(".pack .line").getByText("tout bas").last()).toBeVisible();
  await picture(page, "loups-garous-wolf-fr");
}

test("the narrator calls the night, announces the day, and writes it all down", async ({ browser }) => {
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
  const debate = caption.filter({ hasText: /La place est à vous|fusil/ });
  // Whoever Ana is: she decides what she has to, and sleeps otherwise.
  await expect(async () => {
    if (await ana.locator("[data-act='answer']").isVisible()) await decide(ana);
    await expect(debate.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000, intervals: OFTEN });
  await picture(screen, "loups-garous-big-day-fr");
  await isAccessible(screen);
  const said = () => screen.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said, { intervals: OFTEN }).toContain("fr-FR: Le jour se lève. Ouvrez les yeux.");
  expect((await said())[0]).toBe("fr-FR: La Voyante se réveille, et choisit une carte à sonder.");
  expect(await said()).toContain("fr-FR: La Voyante se rendort.");
  expect(await said()).toContain("fr-FR: Les loups se consultent une dernière fois.");
  // The device knows no secret that it could tell.
  for (const { now } of parsed(frames)) if (now) expect([now.view.own, now.view.truth]).toEqual([null, null]);
  // It is a setting of this device: a reload goes on telling.
  await screen.reload();
  await expect(screen.locator("section.board [data-part='caption']")).toBeVisible();
  await picture(screen, "loups-garous-narrator-fr");
});

test("a day with the keyboard alone, and statements that stay", async ({ browser }) => {
  const page = await person(browser, "en", "desk");
  await introduce(page, "Ana");
  const code = await begin(page, [], 8);
  await page.goto(`/t/${code}`);
  const ready = page.locator("button[data-move='ready']:not([disabled])");
  const dead = page.locator("main", { hasText: "gone since" });
  await expect(async () => {
    // Whatever the card decides at night, and the Hunter's shot, should he be eaten.
    const button = page.locator("[data-act='answer'], [data-act='deed']").first();
    if (!(await ready.isVisible()) && (await button.isVisible())) {
      if (await button.isDisabled({ timeout: 1_000 })) {
        const free = ":not([aria-pressed='true']):not([aria-checked='true'])";
        await page.locator(`section.board [data-lit]${free}, section.board [data-pick]${free}`).first().focus({ timeout: 1_000 });
        await page.keyboard.press("Space");
      }
      await button.focus({ timeout: 1_000 });
      await page.keyboard.press("Enter");
    }
    await expect(ready.or(dead).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000, intervals: OFTEN });
  // Whoever was eaten in the first night has nothing to say.
  if (await ready.isVisible()) {
    await page.locator("[data-verb='claim']").focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-move='claim villager']").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".rail")).toContainText("claims to be a Simple Villager");
    await page.reload();
    await expect(page.locator(".rail")).toContainText("claims to be a Simple Villager");
    await expect(page.locator("[data-said='claimed']").first()).toBeVisible();
  }
});

/** Everybody whose turn it is takes the device, and his screen is compared with the one before. Returns the roles seen. */
async function nightPassedRound(page: Page, frames: string[], name: string): Promise<Set<string>> {
  const roles = new Set<string>();
  const viewOf = () => lastView(frames)!;
  const { call, players } = viewOf();
  const alive = players.filter((it) => it.alive).length;
  let first: Buffer | null = null;
  for (let turn = 0; turn < alive; turn += 1) {
    await takeDevice(page);
    await caughtUp(page, frames);
    expect(viewOf().call).toBe(call);
    const role = viewOf().own!.role;
    const everybodys = (first ??= await screenOf(page));
    await expect(async () => {
      const same = (await screenOf(page)).equals(everybodys);
      if (!same) await picture(page, `loups-garous-covered-differs-${name}-${call}-${role}`);
      expect(same, `${call}: what ${role} shows face down is what everybody shows`).toBe(true);
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    roles.add(role);
    await page.locator("[data-act='turn']").click();
    await expect(page.locator("[data-card='up']")).toBeVisible();
    // What the one before has chosen is gone with him.
    await expect(page.locator(".answer .chip").first()).toBeVisible();
    await expect(page.locator("[aria-pressed='true'], [aria-checked='true']")).toHaveCount(0);
    if (turn === 0) await picture(page, `loups-garous-covered-turned-${name}-${call}`);
    // On one device for all there is nobody to whisper to; where the pack may write, it does.
    if (call === "wolves" && role === "wolf" && (await page.locator(".pack [data-act='write']").isVisible())) await whisper(page);
    // By day one device rests with one of the last two while another ends with the other: both have to be alive.
    await answerCall(page, players.length - 2, players.length - 1);
    await expect(page.locator("[data-card='up']")).toBeHidden();
  }
  return roles;
}

/** By day readiness and ballots are public: another device stays where it is, and each screen is compared with its. */
async function dayPassedRound(page: Page, other: Page, frames: string[], act: () => Promise<void>): Promise<Set<string>> {
  const roles = new Set<string>();
  const viewOf = () => lastView(frames)!;
  const { phase, players } = viewOf();
  const alive = players.filter((it) => it.alive).length;
  for (let turn = 0; turn < alive; turn += 1) {
    await takeDevice(page);
    await goOn(other);
    await caughtUp(page, frames);
    expect(viewOf().phase).toBe(phase);
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
    }).toPass({ timeout: PATIENCE, intervals: OFTEN });
    expect(compared || turn === alive - 1, "all but the last are compared").toBe(true);
    if (compared) roles.add(role);
    await page.locator("[data-act='hand']").click();
    await expect(page.locator("[data-card='down']")).toBeVisible();
    await act();
  }
  return roles;
}

test("a device that goes round shows the same face down, whatever the card", async ({ browser }) => {
  test.setTimeout(300_000);
  const page = await person(browser, "fr", "phone");
  const frames = overhear(page);
  await hurryCurtains(page);
  await introduce(page, "Ana");
  const code = await beginAlone(page, 8, { girl: "yes", hunter: "no", double: "none" });
  await page.goto(`/t/${code}`);
  const viewOf = () => lastView(frames)!;
  await takeDevice(page);
  await caughtUp(page, frames);
  await picture(page, `loups-garous-covered-night-phone`);
  await isAccessible(page);
  const calls: string[] = [];
  while (viewOf().phase === "call") {
    calls.push(viewOf().call!);
    const roles = await nightPassedRound(page, frames, "phone");
    expect([...roles].sort()).toEqual(["girl", "seer", "villager", "wolf"]);
    await expect.poll(() => [viewOf().phase, viewOf().call], { intervals: OFTEN }).not.toEqual(["call", calls.at(-1)]);
  }
  expect(calls).toEqual(["seer", "wolves", "wolves_again", "duel"]);
  // The device rests with whoever answered last; another one of the same house begins with the first.
  const second = await page.context().newPage();
  const heard = overhear(second);
  await second.goto(`/t/${code}`);
  const seen = () => lastView(heard)!;
  await takeDevice(second);
  await caughtUp(second, heard);
  await goOn(page);
  await picture(second, `loups-garous-covered-day-phone`);
  const roles = await dayPassedRound(second, page, heard, async () => {
    const before = await moment(second);
    await second.locator("[data-move='ready']").click();
    await moved(second, before);
  });
  expect(roles.size).toBeGreaterThan(1);
  expect(roles).toContain("wolf");
  await expect.poll(() => seen().phase, { intervals: OFTEN }).toBe("vote");
  const voters = await dayPassedRound(second, page, heard, async () => {
    await second.locator("section.board [data-lit]").first().click();
    const before = await moment(second);
    await second.locator("[data-act='deed']").click();
    await moved(second, before);
  });
  expect(voters).toContain("wolf");
});
