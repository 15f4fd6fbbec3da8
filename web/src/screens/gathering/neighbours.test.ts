import { beforeEach, expect, it } from "vitest";
import { keepNeighbour, neighbours } from "./neighbours";

beforeEach(() => localStorage.clear());

it("keeps names, the latest first, each once", () => {
  for (const name of ["Inès", "Malo", "Inès"]) keepNeighbour(name);
  expect(neighbours()).toEqual(["Inès", "Malo"]);
  for (let n = 0; n < 20; n += 1) keepNeighbour(`N${n}`);
  expect(neighbours()).toHaveLength(8);
  expect(neighbours()[0]).toBe("N19");
});

it("survives whatever an older page has left", () => {
  for (const kept of ["{", "null", '{"a":1}', '[1,"Zoé",null]']) {
    localStorage.setItem("bestiaire.neighbours", kept);
    expect(neighbours()).toEqual(kept.includes("Zoé") ? ["Zoé"] : []);
  }
});
