import { afterEach, expect, it, vi } from "vitest";
import { fitName, shortened } from "./fit";

afterEach(() => vi.restoreAllMocks());

it("leaves an initial of the second word", () => {
  expect(shortened("Anne-Sophie")).toBe("Anne-S.");
  expect(shortened("Jean Paul Sartre")).toBe("Jean P.");
  expect(shortened("Épinart")).toBe("Épinart");
});

/** A line in which letters of 16, 13 and 12 px are so wide; `room` is what there is. */
function lineOf(name: string, room: number): HTMLElement {
  const line = document.createElement("p");
  const span = document.createElement("span");
  line.append(span);
  const letter = () => ({ "": 16, "0.8125rem": 13, "0.75rem": 12 })[span.style.fontSize] ?? 99;
  Object.defineProperty(line, "clientWidth", { value: room });
  Object.defineProperty(line, "scrollWidth", { get: () => (span.textContent ?? "").length * letter() });
  fitName(name)(span);
  return span;
}

it("gets smaller before it gets shorter", () => {
  expect([lineOf("Basile", 100).textContent, lineOf("Basile", 100).style.fontSize]).toEqual(["Basile", ""]);
  expect(lineOf("Basile", 80).style.fontSize).toBe("0.8125rem");
  expect(lineOf("Basile", 73).style.fontSize).toBe("0.75rem");
  expect(lineOf("Anne-Sophie", 90).textContent).toBe("Anne-S.");
});
