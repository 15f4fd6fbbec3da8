// Where pieces stand on a cell: hunters in a row at its foot, the print at their right, the Beast behind them.
import type { Plot, Point } from "./chart";
import type { Cell, Player } from "./types";

export interface Standing {
  print: boolean;
  beast: boolean;
  hunters: number;
}

export interface Spots {
  print: Point;
  beast: Point;
  hunters: Point[];
  /** Middle of the cell's name. */
  label: Point;
}

const SPREAD = 50;

export function spotsOf(plot: Plot, { print, beast, hunters }: Standing): Spots {
  const { x, y, width, height, annex } = plot;
  const foot = y + height / 2 - 50;
  if (annex) {
    return {
      print: { x: annex.x, y: annex.y - 14 },
      beast: { x, y },
      hunters: row(x, foot, hunters, width - 70),
      label: { x: annex.x, y: annex.y + height / 2 - 32 },
    };
  }
  if (width < 150) {
    const aside = hunters > 0 ? 20 : 0;
    return {
      print: { x: x - aside, y: y + 6 - aside / 2 },
      beast: { x, y },
      hunters: row(print ? x + 16 : x, foot - 12, hunters, width - 64),
      label: { x, y: y + height / 2 - 24 },
    };
  }
  // One row for all; the corner on the right is kept for the name.
  const places = row(x - (hunters > 0 && print ? 26 : 14), foot, hunters + (print ? 1 : 0), width - 84);
  const stand = places.slice(0, hunters);
  const last = places.at(-1) ?? { x, y: foot };
  return {
    print: hunters === 0 ? { x: x + 4, y: foot + 2 } : { x: last.x + 4, y: foot + 4 },
    beast: {
      x: x + (beast && hunters + (print ? 1 : 0) > 0 ? 4 : 0),
      y: y - (print || hunters > 0 ? height * 0.1 : 0),
    },
    hunters: stand,
    label: { x: x + width / 2 - 36, y: y + height / 2 - 26 },
  };
}

function row(x: number, y: number, count: number, room: number): Point[] {
  const step = count > 1 ? Math.min(SPREAD, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => ({ x: x + (index - (count - 1) / 2) * step, y }));
}

/** Who stands on each cell, in the order of seats. */
export function standingOn(players: readonly Player[]): ReadonlyMap<Cell, number[]> {
  const found = new Map<Cell, number[]>();
  players.forEach(({ cell }, seat) => {
    if (cell) found.set(cell, [...(found.get(cell) ?? []), seat]);
  });
  return found;
}
