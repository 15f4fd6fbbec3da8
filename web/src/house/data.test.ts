import { beforeEach, expect, it } from "vitest";
import { eraseKept, everythingKept, sizeKept } from "./data";

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("bestiaire.settings", '{"pace":"brisk"}');
  localStorage.setItem("bestiaire.guest", '{"secret":"s3cret"}');
  localStorage.setItem("bestiaire.name", "Ana");
  localStorage.setItem("another.page", "x");
});

it("carries everything away but what would make its reader me", () => {
  expect(everythingKept()).toEqual({ settings: { pace: "brisk" }, name: "Ana" });
  expect(sizeKept()).toBeGreaterThan(40);
});

it("erases what is ours, and nothing else", async () => {
  await eraseKept();
  expect(localStorage.length).toBe(1);
  expect(localStorage.getItem("another.page")).toBe("x");
});
