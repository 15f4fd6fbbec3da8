// The Beast runs along its way, cell by cell. Everything else glides by itself.
import { isStill } from "../../ui/settings.svelte";
import type { Point } from "./chart";
import type { Cell, News } from "./types";

const STEP = 150;
const LONGEST = 1100;

export function wantsMotion(): boolean {
  return typeof document.body.animate === "function" && !isStill();
}

/** The cells it has just run over, in order; empty if it has not moved by the die. */
export function runIn(news: readonly News[]): Cell[] {
  return news.flatMap((it) => (it.type === "beast_moved" ? it.path : []));
}

export function run(beast: Element, points: readonly Point[], size: number): Animation {
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` }));
  return beast.animate(frames, { duration: Math.min(LONGEST, STEP * points.length), easing: "ease-in-out" });
}
