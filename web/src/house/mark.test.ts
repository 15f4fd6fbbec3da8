import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS } from "../i18n/grammar";
import { isHouseRule, isMarked, isUnexplained, ruleName } from "./mark";

const FILES = import.meta.glob<string>("../../../texts/fr/*.ftl", { query: "?raw", import: "default", eager: true });
const words = new FluentBundle("fr", { useIsolating: false, functions: FUNCTIONS });
for (const source of Object.values(FILES)) words.addResource(new FluentResource(source));
const has = (id: string) => words.hasMessage(id);
const t = (id: string, args?: Record<string, string | number>) =>
  words.formatPattern(words.getMessage(id)?.value ?? id, args);

describe("the mark of the house", () => {
  it("is read from the rule's own line, in whatever game", () => {
    expect(isHouseRule("bestioles", "BES-42", t, has)).toBe(true);
    expect(isHouseRule("bestioles", "BES-12", t, has)).toBe(false);
    expect(isHouseRule("bestioles", "BES-999", t, has)).toBe(false);
  });

  it("stands beside the rule with what it means", () => {
    expect(ruleName("bestioles", "BES-42", t, has)).toBe("Règle BES-42° (règle de la maison)");
    expect(ruleName("bestioles", "BES-12", t, has)).toBe("Règle BES-12");
  });

  it("is not the sign of a number, and is explained once", () => {
    expect(isMarked("carte n° 3")).toBe(false);
    expect(isUnexplained("Facile.\u00a0°")).toBe(true);
    expect(isUnexplained(t("bestioles-card-air-2-help"))).toBe(true);
    expect(isUnexplained(t("bestioles-help"))).toBe(false);
    expect(isUnexplained(t("monstre-help-house"))).toBe(false);
    expect(isUnexplained("Rien")).toBe(false);
  });
});
