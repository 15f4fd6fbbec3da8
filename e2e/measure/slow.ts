// A slow telephone, and where its figures are kept.
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { chosen } from "../person";

export const FIGURES = "../test-output/measure";

/** As the issue of a slow first visit is usually put: a processor four times slower, 6.4 Mbit/s, and a radio's delay. */
export const SLOWER = 4;
const BYTES_A_SECOND = 6_400_000 / 8;
const DELAY = 40;

/** As the rows of figures call it. */
export const FIRST_LESSON = "first-lesson";

/** A telephone that has never been here: nothing is cached, nobody is known. */
export async function newcomer(browser: Browser, slower: number): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "fr-FR", hasTouch: true, reducedMotion: "no-preference" });
  // What is measured is the way from the first tap to the table, without the time that somebody takes to read a question.
  await context.addInitScript(chosen);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: DELAY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return { page, client };
}

/** One row of figures, for the report. */
export function note(kind: string, row: object): void {
  mkdirSync(FIGURES, { recursive: true });
  appendFileSync(join(FIGURES, `${kind}.jsonl`), `${JSON.stringify(row)}\n`);
}

/** The value that a share of all stays below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
