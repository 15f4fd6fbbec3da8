// Picking a card up with mouse, finger or pen: a short press is a click and is left alone, a long press asks for help, a
// movement carries the card to whatever `[data-move]` lies under the pointer when it is let go.
import type { Action } from "svelte/action";

export interface Grab {
  /** Whether it may be carried. */
  movable: boolean;
  /** The card leaves its place. */
  lift: () => void;
  /** It is let go over this move, or over nothing. */
  drop: (notation: string | null) => void;
  /** It was held without moving. */
  hold: () => void;
}

const HOLD_AFTER = 500;
const MOVED = 8;

export const grab: Action<HTMLElement, Grab> = (node, given) => {
  let grab = given;
  let from: { x: number; y: number; id: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let swallow = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    swallow = false;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    timer = setTimeout(held, HOLD_AFTER);
  }

  function held(): void {
    if (ghost) return;
    swallow = true;
    from = null;
    grab.hold();
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) < MOVED) return;
    clearTimeout(timer);
    if (!grab.movable) return void (from = null);
    ghost ??= lift(from.id);
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg) scale(0.82)`;
    const target = under(event);
    if (target === over) return;
    over?.classList.remove("over");
    over = target;
    over?.classList.add("over");
  }

  function lift(pointer: number): HTMLElement {
    node.setPointerCapture(pointer);
    const { left, top, width, height } = node.getBoundingClientRect();
    const copy = node.cloneNode(true) as HTMLElement;
    copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;z-index:80;pointer-events:none;opacity:.88;animation:none;transition:none`;
    copy.removeAttribute("data-at");
    copy.setAttribute("aria-hidden", "true");
    document.body.append(copy);
    grab.lift();
    return copy;
  }

  function under(event: PointerEvent): Element | null {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    return found?.closest("[data-move]") ?? onlyOne(found?.closest("[data-theatre]"));
  }

  /** Anywhere in a theatre will do if there is one thing to do there. */
  function onlyOne(theatre: Element | null | undefined): Element | null {
    const places = theatre?.querySelectorAll("[data-move]");
    return places?.length === 1 ? (places[0] ?? null) : null;
  }

  function up(event: PointerEvent): void {
    const target = ghost ? under(event) : null;
    if (ghost) {
      swallow = true;
      grab.drop(target?.getAttribute("data-move") ?? null);
    }
    end();
  }

  function end(): void {
    clearTimeout(timer);
    over?.classList.remove("over");
    ghost?.remove();
    from = ghost = over = null;
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const quiet = (event: Event): void => event.preventDefault();
  const listeners: [string, (event: never) => void, boolean?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", end],
    ["click", click, true],
    ["contextmenu", quiet],
    ["dragstart", quiet],
  ];
  for (const [type, listener, capture] of listeners) node.addEventListener(type, listener as EventListener, capture);

  return {
    update: (next) => void (grab = next),
    destroy: () => {
      end();
      for (const [type, listener, capture] of listeners) {
        node.removeEventListener(type, listener as EventListener, capture);
      }
    },
  };
};
