// Eight façades, one a neighbour: what changes from house to house. All in a box of 140 × 130, walls from 52 down to the ground
// at 124, drawn by Facade.svelte.
export interface Shape {
  roof: string;
  /** Left edge and width of the walls. */
  left: number;
  width: number;
  chimney: number;
}

const SHAPES: readonly Shape[] = [
  { roof: "M17 54L44 20H96L123 54z", left: 24, width: 92, chimney: 90 }, // hipped
  { roof: "M18 54Q70 40 70 4Q70 40 122 54z", left: 26, width: 88, chimney: 88 }, // witch’s hat
  { roof: "M70 8L125 54H15z", left: 24, width: 92, chimney: 90 }, // gable
  { roof: "M28 54V42h10V32h10V22h10V12h24v10h10v10h10v10h10v12z", left: 28, width: 84, chimney: 86 }, // stepped
  { roof: "M16 54L30 22Q70 6 110 22L124 54z", left: 22, width: 96, chimney: 92 }, // mansard
  { roof: "M19 54L51 10L81 54zM65 54L91 20L121 54z", left: 25, width: 90, chimney: 89 }, // twin gables
  { roof: "M16 54V44Q22 12 70 10Q118 12 124 44V54z", left: 24, width: 92, chimney: 98 }, // thatch
  { roof: "M14 54L46 10L126 54z", left: 24, width: 92, chimney: 62 }, // saltbox
];

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length] ?? (SHAPES[0] as Shape);
}

/** Lit one after the other: left and right above, left and right below; the round one in the roof for a fifth card. */
export function windowsOf({ left, width }: Shape): { x: number; y: number }[] {
  const right = left + width - 26;
  return [
    { x: left + 8, y: 60 },
    { x: right, y: 60 },
    { x: left + 8, y: 91 },
    { x: right, y: 91 },
  ];
}

/** Courses of the wall's shadow side, and of the roof (which clips them). */
export const COURSES = Array.from({ length: 11 }, (_, index) => 57 + 6 * index);
export const TILES = [18, 24, 30, 36, 42, 48].map((y) => `M0 ${y}H140`).join("");
