// What was on the screen, and when: a log of the stage, kept by the page itself.
import { type Page, expect } from "@playwright/test";
import { OFTEN } from "./person";

/** Something changed on the stage, or a moment came over the line. Times are the page's own, in milliseconds. */
export type Line =
  | { kind: "shown"; at: number; stage: string; asked: string; moment: number; says: string; beat: string }
  | { kind: "heard"; at: number; moment: number; news: string[] };

declare global {
  interface Window {
    stageLog: Line[];
  }
}

function keepLog(): void {
  window.stageLog = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { type: string; now?: { number: number; news: { type: string }[] } };
        if (message.type === "moment" && message.now) {
          const news = message.now.news.map((it) => it.type);
          window.stageLog.push({ kind: "heard", at: Date.now(), moment: message.now.number, news });
        }
      });
    }

    // On a hurried clock ten seconds are over before a real answer can come, and the page would think that its line is dead.
    override send(data: string): void {
      super.send(data);
      const { id, type } = JSON.parse(data) as { id: number; type: string };
      const answer = new MessageEvent("message", { data: JSON.stringify({ type: "pong", id }) });
      if (type === "ping") void Promise.resolve().then(() => this.dispatchEvent(answer));
    }
  };
  let last = "";
  new MutationObserver(() => {
    const main = document.querySelector<HTMLElement>("main[data-moment]");
    if (!main) return;
    const { stage = "", asked = "", moment = "", beat = "" } = main.dataset;
    const says = main.querySelector(".prompt h1")?.textContent?.trim() ?? "";
    const now = [stage, asked, moment, says, beat].join("|");
    if (now === last) return;
    last = now;
    window.stageLog.push({ kind: "shown", at: Date.now(), stage, asked, moment: Number(moment), says, beat });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** From now on the page keeps a log of its stage, and its clock can be hurried. */
export async function watchStage(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(keepLog);
}

/** The page's time stands: what a move brings about is not over before one looks, however busy the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300)).toPass({ intervals: OFTEN });
}

export const stageLog = (page: Page): Promise<Line[]> => page.evaluate(() => window.stageLog);

/** Beats as they stood there: what was said, of what kind it was, for how long, and what stood there next. */
export function beatsOf(log: Line[]): { says: string; beat: string; lasted: number; next: string }[] {
  const shown = log.filter((line) => line.kind === "shown");
  return shown.flatMap((line, index) => {
    const next = shown[index + 1];
    return line.stage === "playing" && next ? [{ says: line.says, beat: line.beat, lasted: next.at - line.at, next: [next.stage, next.beat, next.says].join(" ") }] : [];
  });
}

/** What must never happen on a stage, in words; empty if all is well. */
export function troubles(log: Line[]): string[] {
  const found: string[] = [];
  let stage = "quiet";
  let mine = false;
  for (const line of log) {
    if (line.kind === "heard") {
      // What answers my own move comes when I have made it, or my device has made it for me, asleep; whatever else comes, comes when I
      // have seen the last.
      const isOwn = mine || line.news.every((it) => it === "answered");
      if (stage === "playing" && !isOwn) found.push(`moment ${line.moment} came while something was told: ${line.news.join(" ")}`);
      mine = false;
      continue;
    }
    if (line.stage === "playing" && line.asked === "yes") found.push(`asked while something was told: ${line.says}`);
    if (line.asked === "yes") mine = true;
    stage = line.stage;
  }
  return found;
}
