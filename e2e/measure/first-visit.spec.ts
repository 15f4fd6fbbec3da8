// From the first sight of the house to the first decision, on a slow telephone that has never been here.
import type { CDPSession, Locator, Page } from "@playwright/test";
import { test } from "../test";
import { GAMES, plateOf } from "../looks/album";
import { FIRST_LESSON, SLOWER, newcomer, note } from "./slow";

const VISITS = Number(process.env.VISITS ?? 5);

declare global {
  interface Window {
    /** Milliseconds since the page was asked for. */
    visit: { home?: number; tapped?: number; table?: number; decision?: number };
  }
}

/** In the page: when there was something to tap, when it was tapped, when a table stood there and when it asked for something. */
function keepTimes(): void {
  window.visit = {};
  const note = (what: keyof Window["visit"]) => {
    if (window.visit[what] !== undefined) return;
    window.visit[what] = NaN;
    // Painted, not only there.
    requestAnimationFrame(() => setTimeout(() => (window.visit[what] = performance.now())));
  };
  addEventListener("click", ({ timeStamp }) => (window.visit.tapped ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    if (document.querySelector(".btn.play:not(:disabled)")) note("home");
    if (document.querySelector("main[data-moment]")) note("table");
    // In a village the first thing to do is to look at one's card.
    if (document.querySelector("main[data-asked='yes'], [data-scene='card'] [data-act='seen']")) note("decision");
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Bytes that came over the line so far, heads included: all of them, and those of scripts. */
function weigh(client: CDPSession): () => { script: number; all: number } {
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  client.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  const sum = (wanted: (kind: string) => boolean) =>
    [...sizes].reduce((total, [id, size]) => total + (wanted(kinds.get(id) ?? "") ? size : 0), 0);
  return () => ({ script: sum((it) => it === "Script"), all: sum(() => true) });
}

/** The games, and the first lesson: from the home page to its first move is one click, too. */
const WAYS: { name: string; tapped: (page: Page) => Locator }[] = [
  ...GAMES.map((game) => ({ name: game, tapped: (page: Page) => plateOf(page, game).play })),
  { name: FIRST_LESSON, tapped: (page) => page.getByRole("link", { name: "Ma première leçon" }) },
];

for (const { name: game, tapped: thing } of WAYS) {
  for (let visit = 1; visit <= VISITS; visit += 1) {
    test(`${game}, visit ${visit}`, async ({ browser }) => {
      const { page, client } = await newcomer(browser, SLOWER);
      const weight = weigh(client);
      await page.addInitScript(keepTimes);
      await page.goto("/", { waitUntil: "commit" });
      const play = thing(page);
      await play.waitFor();
      const home = weight();
      await play.click();
      await page.waitForFunction(() => Number.isFinite(window.visit.decision), undefined, { polling: 100, timeout: 60_000 });
      const { home: seen = NaN, tapped = NaN, table = NaN, decision = NaN } = await page.evaluate(() => window.visit);
      note("first-visit", {
        game,
        home: seen,
        table: table - tapped,
        decision: decision - tapped,
        homeScript: home.script,
        homeAll: home.all,
        ...weight(),
      });
    });
  }
}
