// Words that must fit a place of a fixed height: they are set smaller, step by step, until they do.
import type { Attachment } from "svelte/attachments";

/** The last step; the styles say what each does (`data-tight`). */
const TIGHTEST = 3;

/** `inner` is the part that must not be taller than `node` leaves it. Runs again when `words` change or the place does. */
export function tighten(inner: string, words: string): Attachment<HTMLElement> {
  return (node) => {
    void words;
    const set = (): void => {
      const part = node.querySelector<HTMLElement>(inner);
      if (!part) return;
      for (let step = 0; step <= TIGHTEST; step += 1) {
        node.dataset["tight"] = String(step);
        const { paddingTop, paddingBottom } = getComputedStyle(node);
        const room = node.clientHeight - parseFloat(paddingTop || "0") - parseFloat(paddingBottom || "0");
        if (part.scrollHeight <= room + 1) return;
      }
    };
    set();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(set);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
