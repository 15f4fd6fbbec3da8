import { beforeEach, expect, it } from "vitest";
import { inForce, keepTyped, recallTyped } from "./typed";

const TABLE = { link: "FURET-14", game: "cryptide" };
const CODE = "3B274C282350110500-061312-0";

beforeEach(() => sessionStorage.clear());

it("remembers what was typed for a table and its game, and for no other", () => {
  keepTyped(TABLE, { setup: CODE });
  expect(recallTyped(TABLE)).toEqual({ setup: CODE });
  expect(recallTyped({ ...TABLE, link: "OURS-3" })).toEqual({});
  expect(recallTyped({ ...TABLE, game: "gevaudan" })).toEqual({});
});

it("takes no harm from what others wrote there", () => {
  for (const spoilt of ["", "{", "null", "7", '{"setup":7}']) {
    sessionStorage.setItem("bestiaire.typed/FURET-14/cryptide", spoilt);
    expect(recallTyped(TABLE)).toEqual({});
  }
});

it("knows that a code was played and forgotten", () => {
  expect(inForce({ setup: CODE }, { mode: "normal" })).toEqual({ setup: CODE });
  expect(inForce({ setup: CODE }, { mode: "normal", setup: "" })).toEqual({});
});
