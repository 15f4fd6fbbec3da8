import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { HEXES, HEIGHT, WIDTH, around, centre, groups, indexOf, neighbours, outline, step } from "./hexes";
import { tokenPlaces } from "./places";

it("numbers 108 hexes row by row", () => {
  expect(HEXES).toHaveLength(108);
  expect(HEXES.map(indexOf)).toEqual(HEXES.map((_, index) => index));
  expect([HEXES[0], HEXES[12], HEXES[107]]).toEqual(["A1", "A2", "L9"]);
});

it("draws neighbours side by side, within the sheet", () => {
  for (const hex of HEXES) {
    const at = centre(hex);
    expect(at.x + 40).toBeLessThan(WIDTH);
    expect(at.y + 35).toBeLessThan(HEIGHT);
    for (const next of neighbours(hex)) {
      expect(Math.hypot(centre(next).x - at.x, centre(next).y - at.y)).toBeCloseTo(69.28, 1);
      expect(neighbours(next)).toContain(hex);
    }
  }
  expect(around("B1")).toEqual(["C2", "B2", "A2", "A1", null, "C1"]);
});

it("borders a territory once", () => {
  const sides = (path: string) => path.split("M").length - 1;
  expect(sides(outline(new Set(["E5"]), 4))).toBe(6);
  expect(sides(outline(new Set(["E5", "E6"]), 4))).toBe(10);
  expect(groups(new Set(["A1", "A2", "L9"]))).toEqual([["A1", "A2"], ["L9"]]);
});

it("walks with the arrows and stays on the map", () => {
  expect(step("F5", "ArrowRight")).toBe("G5");
  expect(step("A1", "ArrowUp")).toBe("A1");
  expect(step("F5", "Home")).toBe("A5");
  expect(step("F5", "x")).toBeNull();
});

it("never looks beyond the edge", () => {
  const camera = new Camera();
  camera.zoom(2, { x: 0, y: 0 });
  camera.pan(500, 500);
  expect(camera.box).toBe(`0 0 ${WIDTH / 2} ${HEIGHT / 2}`);
  camera.show("L9");
  const [x = 0, y = 0, width = 0, height = 0] = camera.box.split(" ").map(Number);
  expect(x + width).toBeCloseTo(WIDTH, 0);
  expect(y + height).toBeCloseTo(HEIGHT, 0);
  camera.zoom(0.01);
  expect(camera.scale).toBe(1);
});

it("has a place for up to five tokens, with a structure or without", () => {
  for (const structure of [true, false]) {
    for (let count = 0; count <= 5; count += 1) expect(tokenPlaces(count, structure)).toHaveLength(count);
  }
});
