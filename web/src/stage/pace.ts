// How long things take on the stage. Every duration is written for the normal pace; the viewer's own pace stretches it.
export const PACES = ["slow", "normal", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const STRETCH: Record<Pace, number> = { slow: 1.5, normal: 1, brisk: 0.5, instant: 0 };

/** Milliseconds at the normal pace; `--m-move`, `--m-travel`, `--m-beat` and `--m-hold` of the tokens say the same to CSS. */
export const SPAN = { move: 260, travel: 380, beat: 700, hold: 2000 } as const;
export type Span = keyof typeof SPAN;

export function stretch(pace: Pace): number {
  return STRETCH[pace];
}

/** Moving pictures that may not move stay long enough to be read. */
export const STILL = 900;

/** How long a beat of so many milliseconds lasts for this viewer. */
export function lasting(ms: number, pace: Pace, still: boolean): number {
  if (pace === "instant") return 0;
  return still ? Math.min(ms, STILL) * STRETCH[pace] : ms * STRETCH[pace];
}
