// A long press asks for help; the click that would follow is swallowed.
import type { Action } from "svelte/action";

const HOLD_AFTER = 500;
const MOVED = 8;

export const hold: Action<HTMLElement, () => void> = (node, given) => {
  let held = given;
  let from: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    swallow = false;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      swallow = true;
      held();
    }, HOLD_AFTER);
  }

  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) letGo();
  }

  function letGo(): void {
    clearTimeout(timer);
    from = null;
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  function menu(event: Event): void {
    if (swallow || from) event.preventDefault();
  }

  const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, { capture: true });
  for (const end of ends) node.addEventListener(end, letGo);
  return {
    update: (next) => {
      held = next;
    },
    destroy: () => clearTimeout(timer),
  };
};
