// The score as lines, one a seat: where they run in a box. Pure figures, for the screen and for the picture.
import type { CourseStep } from "../../games/contract";

export interface Curve {
  seat: number;
  /** From nothing to the end, x and y in pixels from the top left corner. */
  points: [x: number, y: number][];
}

export interface Box {
  width: number;
  height: number;
}

/** One line a seat; where two end in the same place, the later one is moved a little so that both arms are seen. */
export function curvesOf(course: CourseStep[], { width, height }: Box, gap = 0): Curve[] {
  const n_seats = course[0]?.scores.length ?? 0;
  const most = Math.max(1, ...course.flatMap(({ scores }) => scores));
  const x = (index: number) => (index * width) / Math.max(1, course.length);
  const y = (score: number) => height - (score / most) * height;
  const curves = Array.from({ length: n_seats }, (_, seat): Curve => {
    const scores = [0, ...course.map((step) => step.scores[seat] ?? 0)];
    return { seat, points: scores.map((score, index) => [x(index), y(score)]) };
  });
  return gap > 0 ? apart(curves, gap, height) : curves;
}

function apart(curves: Curve[], gap: number, height: number): Curve[] {
  const ends = curves.map(({ points }, index) => ({ index, y: points.at(-1)?.[1] ?? 0 })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const end of ends) {
    end.y = Math.max(end.y, last + gap);
    last = end.y;
  }
  // What was pushed out at the foot pushes the others up again.
  let floor = height;
  for (const end of ends.toReversed()) {
    end.y = Math.min(end.y, floor);
    floor = end.y - gap;
  }
  const moved = new Map(ends.map(({ index, y }) => [index, y]));
  return curves.map((curve, index) => {
    const [x] = curve.points.at(-1) ?? [0, 0];
    return { ...curve, points: [...curve.points.slice(0, -1), [x, moved.get(index) ?? 0]] };
  });
}

/** Dashes tell lines apart where colours do not. */
export const DASHES = [[], [7, 5], [2, 5], [12, 4, 2, 4], [4, 3], [1, 3]];
