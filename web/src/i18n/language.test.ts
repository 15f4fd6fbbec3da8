import { expect, it } from "vitest";
import { preferredLanguage } from "./language";

it("takes what was chosen, else what is spoken, else English", () => {
  expect(preferredLanguage("fr", ["en-GB"])).toBe("fr");
  expect(preferredLanguage(null, ["de", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage("klingon", ["de"])).toBe("en");
});
