// Whose eyes a replay is seen with: where not all names have room beside each other, the chosen one is in sight.
import { render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Eyes from "./Eyes.svelte";
import type { Look } from "./look";

const NAMES = ["Ana", "Belin", "Couart", "Hulotte", "Renart"];
const shown: string[] = [];

afterEach(() => {
  shown.length = 0;
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

it("brings whoever is chosen into sight, and again when the screen is turned", async () => {
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent?.trim() ?? "");
  };
  const props = (look: Look) => ({ names: NAMES, look, mine: 0, canOpen: true, onlook: vi.fn() });
  const { rerender } = render(Eyes, props(0));
  expect(shown.at(-1)).toContain("Ana");
  await rerender(props(3));
  expect(shown.at(-1)).toContain("Hulotte");
  shown.length = 0;
  window.dispatchEvent(new Event("resize"));
  expect(shown).toEqual([expect.stringContaining("Hulotte")]);
});
