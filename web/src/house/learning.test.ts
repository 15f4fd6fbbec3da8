import { beforeEach, expect, it } from "vitest";
import { learning, learnLabel, noteDone, noteStep } from "./learning";

const t = (id: string, args?: Record<string, number>) => [id, ...Object.values(args ?? {})].join(" ");

beforeEach(() => localStorage.clear());

it("is called learn, then by its step, then learnt, and stays so", () => {
  expect(learnLabel(learning("cryptide"), t)).toBe("learn");
  noteStep("cryptide", 0, 3);
  expect(learnLabel(learning("cryptide"), t)).toBe("learn");
  noteDone("cryptide", 0, 3);
  expect(learnLabel(learning("cryptide"), t)).toBe("learn-at 2 3");
  noteStep("cryptide", 2, 3);
  noteDone("cryptide", 2, 3);
  expect(learnLabel(learning("cryptide"), t)).toBe("learnt");
  noteStep("cryptide", 1, 3);
  expect(learning("cryptide")).toEqual({ at: 1, of: 3, done: [0, 2], learnt: true });
  expect(learning("bestioles")).toBeNull();
});

it("survives whatever the storage holds", () => {
  localStorage.setItem("bestiaire.lessons", "[[[");
  expect(learning("cryptide")).toBeNull();
  localStorage.setItem("bestiaire.lessons", '{"cryptide":{"at":"x"}}');
  expect(learning("cryptide")).toBeNull();
  noteStep("cryptide", 1, 8);
  expect(learning("cryptide")?.at).toBe(1);
});
