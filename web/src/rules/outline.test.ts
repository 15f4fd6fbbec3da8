import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { FUNCTIONS } from "../i18n/grammar";
import { NEVER } from "./contradictions.fixture";
import { optionArgs, ruleId, type Options } from "./options";
import { idleRules, parseOutline } from "./outline";

type Raw = Record<string, string>;
const OUTLINES: Raw = import.meta.glob<string>("../../../rules/*.outline", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLATES: Raw = import.meta.glob<string>("../../../rules/*.plates", {
  query: "?raw",
  import: "default",
  eager: true,
});
const IDLE: Raw = import.meta.glob<string>("../../../rules/*.idle", { query: "?raw", import: "default", eager: true });
const IDS: Raw = import.meta.glob<string>("../../../rules/*.ids", { query: "?raw", import: "default", eager: true });
const TEXTS: Raw = import.meta.glob<string>("../../../texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const LANGUAGES = ["fr", "en"] as const;
type Language = (typeof LANGUAGES)[number];
const GAMES = Object.keys(OUTLINES).map((path) => /([\w-]+)\.outline$/.exec(path)![1]!);

const file = (files: Raw, game: string, ending: string) =>
  parseOutline(files[`../../../rules/${game}.${ending}`] ?? "");
const textOf = (language: string, name: string) => TEXTS[`../../../texts/${language}/${name}.ftl`]!;

type Words = (id: string, args?: Record<string, string | number>) => string;
const spoken = new Map<string, Words>();

/** Reading all texts anew for every page would take longer than the pages. */
function wordsOf(language: Language, game: string): Words {
  const key = `${language}/${game}`;
  const words = spoken.get(key) ?? read(language, game);
  spoken.set(key, words);
  return words;
}

function read(language: Language, game: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  for (const name of ["shell", "rules", game]) bundle.addResource(new FluentResource(textOf(language, name)));
  return (id: string, args: Record<string, string | number> = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${language}: no text ${id}`);
    // A table says all its options; without one a sentence says what is usual.
    return bundle.formatPattern(message.value, args, []);
  };
}

/** All sentences of a page, as it is built for a table; headings name their subject and say nothing. */
function page(language: Language, game: string, options: Options | null): string[] {
  const t = wordsOf(language, game);
  const args = optionArgs(options);
  const idle = idleRules(file(IDLE, game, "idle"), options);
  const lines = Array.from({ length: 10 }, (_, index) => t(`rules-${game}-line-${index + 1}`, args));
  const plates = file(PLATES, game, "plates").filter(({ rules }) => !rules.every((id) => idle.has(id)));
  const rules = file(OUTLINES, game, "outline").flatMap(({ rules }) => rules);
  return [
    ...lines,
    ...plates.map(({ key }) => t(`rules-${game}-plate-${key}-text`, args)),
    ...rules.filter((id) => !idle.has(id)).map((id) => t(ruleId(game, id), args)),
  ];
}

/** Options and their values, as the texts name them; the first value is the usual one. */
function optionsOf(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const ids = [...textOf("en", game).matchAll(new RegExp(`^${game}-option-(\\w+)-([\\w-]+)-help =`, "gm"))];
  for (const [, key = "", value = ""] of ids) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
}

describe.each(GAMES)("the page of %s", (game) => {
  const chapters = file(OUTLINES, game, "outline");
  const placed = chapters.flatMap(({ rules }) => rules);
  const known = IDS[`../../../rules/${game}.ids`]!.split("\n").filter((line) => line && !line.startsWith("#"));
  const usual = Object.fromEntries([...optionsOf(game)].map(([key, [first = ""]]) => [key, first]));

  test("has every rule once", () => {
    expect(placed.length).toBe(new Set(placed).size);
    expect([...placed].sort()).toEqual([...known].sort());
  });

  test.each(LANGUAGES)("says every rule, chapter, line and plate in %s", (language) => {
    const t = wordsOf(language, game);
    for (const id of placed) expect(t(ruleId(game, id)).length).toBeGreaterThan(5);
    for (const { key } of chapters) expect(t(`rules-${game}-${key}`)).not.toBe("");
    for (const { key } of file(PLATES, game, "plates")) expect(t(`rules-${game}-plate-${key}`)).not.toBe("");
    expect(page(language, game, null).length).toBe(10 + file(PLATES, game, "plates").length + placed.length);
  });

  test("has six to eight plates, each with rules of the game", () => {
    const plates = file(PLATES, game, "plates");
    expect(plates.length).toBeGreaterThanOrEqual(6);
    expect(plates.length).toBeLessThanOrEqual(8);
    for (const { rules } of plates) expect(known).toEqual(expect.arrayContaining(rules));
  });

  test("names only rules and options that exist as not played", () => {
    for (const { key, rules } of file(IDLE, game, "idle")) {
      const [option = "", value = ""] = key.split("=");
      expect(optionsOf(game).get(option)).toContain(value);
      expect(known).toEqual(expect.arrayContaining(rules));
    }
  });

  test("is looked at with every value of every option", () => {
    const told = Object.fromEntries(
      Object.entries(NEVER[game] ?? {}).map(([key, values]) => [key, Object.keys(values).sort()]),
    );
    expect(told).toEqual(Object.fromEntries([...optionsOf(game)].map(([key, values]) => [key, [...values].sort()])));
  });

  for (const [option, values] of Object.entries(NEVER[game] ?? {})) {
    for (const [value, never] of Object.entries(values)) {
      if (never === null) continue;
      test.each(LANGUAGES)(`does not say in %s what ${option}=${value} contradicts`, (language) => {
        const wrong = never[LANGUAGES.indexOf(language)]!;
        const said = page(language, game, { ...usual, [option]: value });
        expect(said.filter((sentence) => wrong.test(sentence))).toEqual([]);
        // It would be noticed: another table says it, or a page for all tables does.
        const others = Object.keys(values).map((other) => page(language, game, { ...usual, [option]: other }));
        expect([...others.flat(), ...page(language, game, null)].some((sentence) => wrong.test(sentence))).toBe(true);
      });
    }
  }
});

test("comments and empty lines are no chapters", () => {
  expect(parseOutline("# x: y\n\na: X-1 X-2\n")).toEqual([{ key: "a", rules: ["X-1", "X-2"] }]);
});
