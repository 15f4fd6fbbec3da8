import { describe, expect, it } from "vitest";
import { Chart } from "./chart";
import { LANDS } from "./sample";
import { step } from "./steps";

const chart = new Chart(LANDS, 780);

describe("the map", () => {
  it("has a plot for each of the twenty cells", () => {
    expect(chart.plots.size).toBe(20);
    for (const plot of chart.plots.values()) expect(plot.path).toMatch(/^M.*Q.*z$/);
  });

  it("lets neighbours touch, so that no bridge is needed on our own board", () => {
    expect(chart.bridges()).toEqual([]);
  });

  it("joins with bridges the neighbours that another board does not let touch", () => {
    const odd = LANDS.map((land) => (land.cell === "A1" ? { ...land, near: [...land.near, "D4"] } : land));
    expect(new Chart(odd, 780).bridges()).toHaveLength(1);
  });

  it("draws the river as one stretch that leaves the sheet", () => {
    expect(chart.rivers()).toHaveLength(1);
  });

  it("is taller on a taller sheet", () => {
    expect(new Chart(LANDS, 1000).at("D1").y).toBeGreaterThan(chart.at("D1").y);
    expect(new Chart(LANDS, 1000).at("D1").x).toBe(chart.at("D1").x);
  });

  it("draws any board whose cells have places, each cell somewhere", () => {
    const other = LANDS.map((land, index) => ({ ...land, x: 3 * (index % 5), y: Math.floor(index / 5) }));
    for (const plot of new Chart(other, 780).plots.values()) {
      expect(plot.width).toBeGreaterThan(0);
      expect(plot.path).not.toBe("");
    }
  });

  it("is walked over with the arrow keys", () => {
    expect(step(chart, "C3", "ArrowLeft")).toBe("C2");
    expect(step(chart, "C3", "ArrowRight")).toBe("C4");
    expect(["B2", "B3"]).toContain(step(chart, "C3", "ArrowUp"));
    expect(step(chart, "NW", "ArrowUp")).toBeNull();
    expect(step(chart, "C3", "x")).toBeNull();
  });
});
