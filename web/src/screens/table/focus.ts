// The keyboard's place on the table. What had the focus may be gone after a move; the page's body is no place to go on from.
import type { Attachment } from "svelte/attachments";

const FOCUSABLE =
  "button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex='-1'])";

/** Where one types: keys mean letters there. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable === true)
  );
}

function ancestorsWithin(element: Element, root: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) found.push(at);
  return found;
}

/** What to go on from: what asks to be touched, else whatever can be reached. */
function entryOf(place: Element): HTMLElement | null {
  const all = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((it) => it.getClientRects().length > 0);
  return all.find((it) => it.matches("[data-next-focus]")) ?? all[0] ?? null;
}

/**
 * When what has the focus is taken away or can no longer be pressed, the nearest thing around it that is still there gets it.
 * Somewhere inside, `data-next-focus` marks what to go on from; nothing is scrolled.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element[] = [];

  function noted(event: FocusEvent): void {
    last = event.target instanceof Element ? ancestorsWithin(event.target, root) : [];
  }

  function mend(): void {
    const [had] = last;
    if (!had || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const lost = !had.isConnected || had.matches(":disabled");
    if (!lost) return void (last = []);
    const marked = root.querySelector<HTMLElement>("[data-next-focus]");
    const around = last.slice(1).filter((it) => it.isConnected);
    const entry = marked ?? around.map(entryOf).find((it) => it !== null) ?? root;
    entry.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(mend);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", noted);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", noted);
  };
};
