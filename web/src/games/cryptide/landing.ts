// Tokens land one after the other, in the order in which they came.
import { isStill } from "../../ui/settings.svelte";
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { News } from "./types";

const LAND = 280;
const STEP = 220;

export function wantsMotion(): boolean {
  return typeof document.body.animate === "function" && !isStill();
}

/** When each token that has just been put lands, by `hex/seat`, in milliseconds. */
export function landings(news: readonly News[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const it of news) {
    if (it.type === "placed" || it.type === "answered") found.set(`${it.hex}/${it.seat}`, found.size * STEP);
    if (it.type === "corrected") {
      found.set(`${it.hex}/${it.seat}`, found.size * STEP);
      if (it.to) found.set(`${it.to}/${it.seat}`, found.size * STEP);
    }
  }
  return found;
}

/** Falls from above the map; nothing moves that has not just been put. */
export function land(_: Element, { delay }: { delay: number | undefined }): TransitionConfig {
  if (delay === undefined || !wantsMotion()) return { duration: 0 };
  return {
    delay,
    duration: LAND,
    easing: cubicOut,
    css: (t, u) => `transform: translate(0, ${-26 * u}px) scale(${1 + 0.7 * u}); opacity: ${Math.min(1, 2.5 * t)}`,
  };
}
