// The keyboard's place on the table. What had the focus may be gone after a move; the page's body is no place to go on from.
import type { Attachment } from "svelte/attachments";

const FOCUSABLE =
  "button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex='-1'])";

/** Where one types: keys mean letters there. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

function ancestorsWithin(element: Element, root: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) found.push(at);
  return found;
}

/** The first thing in a place that can be reached. Nobody is led to where one types: on a phone a keyboard would rise over the table. */
function entryOf(place: Element | null): HTMLElement | null {
  const all = [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((it) => !isField(it));
  return all.find((it) => !("checkVisibility" in it) || it.checkVisibility()) ?? null;
}

/** Whether it could still have the focus: it is there, can be pressed and is not on its way out. */
function canHaveFocus(element: Element): boolean {
  const isSeen = !("checkVisibility" in element) || element.checkVisibility();
  return element.isConnected && isSeen && !element.matches(":disabled") && element.closest("[inert]") === null;
}

/**
 * When what has the focus is taken away or can no longer be pressed, something else gets it: on a board or a tray, what the
 * game marks as the place to go on from (`data-next-focus`); else the nearest thing around it that is still there.
 */
export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: Element[] = [];

  function noted(event: FocusEvent): void {
    last = event.target instanceof Element ? ancestorsWithin(event.target, root) : [];
  }

  function mend(): void {
    const [had] = last;
    if (!had || (document.activeElement !== document.body && document.activeElement !== null)) return;
    // Somebody has let go of it himself.
    if (canHaveFocus(had)) return void (last = []);
    const played = last.some((it) => it.matches(".board, .tray"));
    const marked = played ? entryOf(root.querySelector("[data-next-focus]")) : null;
    const around = last.slice(1).filter((it) => it.isConnected);
    const entry = marked ?? around.map(entryOf).find((it) => it !== null) ?? root;
    entry.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(mend);
  // A dialog lies beside the table: when it goes, the focus may go with it.
  observer.observe(root.ownerDocument.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "inert", "open", "hidden"],
  });
  root.addEventListener("focusin", noted);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", noted);
  };
};
