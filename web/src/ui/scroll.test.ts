import { expect, it, vi } from "vitest";
import { keepAtEnd } from "./scroll";

it("is at its end when it comes into sight, not only when it grows", () => {
  let seen: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        seen = callback;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  const list = document.createElement("ol");
  let height = 0;
  Object.defineProperties(list, { clientHeight: { get: () => height }, scrollHeight: { get: () => height * 10 } });
  const leave = keepAtEnd(3)(list);
  expect(list.scrollTop).toBe(0);
  height = 40;
  seen();
  expect(list.scrollTop).toBe(400);
  // Whoever reads further up is left there.
  list.scrollTop = 120;
  seen();
  expect(list.scrollTop).toBe(120);
  leave?.();
  expect(disconnect).toHaveBeenCalled();
});
