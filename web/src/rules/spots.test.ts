// Whatever a table's help names is a rule of its game: `data-spot` in the markup, and rules named in the code.
import { expect, test } from "vitest";

const OUTLINES = import.meta.glob<string>("../../../rules/*.ids", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../games/*/**/*.svelte", "../games/*/**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const known = new Set(Object.values(OUTLINES).flatMap((text) => text.split("\n")));
const CITED = /["'`]((?:BES|CRY|MON)-\d+|(?:GEV|LGT)-[A-Z]+-\d+|(?:GEV|LGT)-[A-Z]\d\d)["'`]/g;

test("every rule that a table names stands on a page", () => {
  const cited = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(CITED)].map(([, rule = ""]) => ({ path, rule })),
  );
  expect(cited.length).toBeGreaterThan(60);
  expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

test.each(["bestioles", "cryptide", "monstre", "loups-garous", "gevaudan"])("%s helps on the spot", (game) => {
  const spots = Object.entries(SOURCES)
    .filter(([path]) => path.startsWith(`../games/${game}/`))
    .flatMap(([, source]) => source.match(/data-spot=/g) ?? []);
  expect(spots.length).toBeGreaterThan(1);
});
