// Walking over the map with the arrow keys.
import type { Chart } from "./chart";
import type { Cell } from "./types";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest cell in the direction of a key; null if it is no arrow, or the sheet ends there. */
export function step(chart: Chart, from: Cell, key: string): Cell | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = chart.at(from);
  let best: Cell | null = null;
  let least = Infinity;
  for (const { cell, x, y } of chart.plots.values()) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (cell === from || ahead < 20) continue;
    const far = ahead + 1.2 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}
