// Help on the spot. Whatever on a table carries `data-spot="BES-37"` tells that rule: a mouse that rests on it shows the
// sentence, a right click, a long press or "?" opens it over the table. It names a thing that everybody sees, never what one holds.
// What has a help of its own (a seat, a house) hangs it up with `helps`; it is opened in the same ways.
import type { Attachment } from "svelte/attachments";

export interface Spot {
  /** The sentence of a rule; null if there is none. */
  sentence: (rule: string) => string | null;
  open: (rule: string) => void;
}

const LONG = 550;
/** A finger that goes further than this drags. */
const STILL = 10;

const spotOf = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-spot], [data-helps]") : null;

const own = new WeakMap<Element, () => void>();

/** Hangs up what tells about this thing. */
export const helps =
  (tell: () => void): Attachment<HTMLElement | SVGElement> =>
  (thing) => {
    own.set(thing, tell);
    thing.dataset["helps"] = "";
    return () => own.delete(thing);
  };

/** Listens on the whole table, so that games only name their rules. */
export function onTheSpot(spot: Spot): Attachment<HTMLElement> {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isHeld = false;

    function open(target: EventTarget | null): boolean {
      const found = spotOf(target);
      const tell = found && own.get(found);
      if (tell) {
        tell();
        return true;
      }
      const rule = found?.dataset["spot"];
      if (!rule || spot.sentence(rule) === null) return false;
      spot.open(rule);
      return true;
    }

    function over({ target }: PointerEvent): void {
      const found = spotOf(target);
      // What says something of its own goes on saying it.
      if (!found || found.hasAttribute("title") || !(found instanceof HTMLElement)) return;
      const said = spot.sentence(found.dataset["spot"] ?? "");
      if (said) found.title = said;
    }

    function down(event: PointerEvent): void {
      clearTimeout(timer);
      isHeld = false;
      if (event.pointerType === "mouse" || !spotOf(event.target)) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => (isHeld = open(event.target)), LONG);
    }

    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    }

    const lift = () => clearTimeout(timer);

    /** The click that ends a long press is not meant for the button. */
    function click(event: MouseEvent): void {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    }

    function menu(event: MouseEvent): void {
      if (event.defaultPrevented || !spotOf(event.target)) return;
      event.preventDefault();
      clearTimeout(timer);
      if (!isHeld) open(event.target);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (open(event.target)) event.preventDefault();
    }

    const heard: [string, EventListener, boolean][] = [
      ["pointerover", over as EventListener, false],
      ["pointerdown", down as EventListener, true],
      ["pointermove", move as EventListener, false],
      ["pointerup", lift, true],
      ["pointercancel", lift, true],
      ["click", click as EventListener, true],
      ["contextmenu", menu as EventListener, false],
      ["keydown", key as EventListener, false],
    ];
    for (const [name, listener, capture] of heard) table.addEventListener(name, listener, capture);
    return () => {
      clearTimeout(timer);
      for (const [name, listener, capture] of heard) table.removeEventListener(name, listener, capture);
    };
  };
}
