// Twelve sounds of paper and wood, made on the spot: filtered noise, damped modes, gliding breath. No file is loaded. Times
// in seconds, frequencies in hertz, gains before the volume.
export type Sound =
  "card" | "flip" | "disc" | "cube" | "die" | "step" | "bell" | "owl" | "vote" | "turn" | "win" | "lose";

interface Tone {
  /** When it begins. */
  at: number;
  lasts: number;
  gain: number;
  /** How long it swells. */
  attack: number;
  from: number;
  /** Where it glides to. */
  to: number;
}

export interface Noise extends Tone {
  kind: "noise";
  filter: "bandpass" | "lowpass";
  q: number;
}

export interface Mode extends Tone {
  kind: "mode";
  /** Depth of a slow trembling, in hertz. */
  vibrato: number;
}

/** One voice of a sound. */
export type Voice = Noise | Mode;

const noise = (
  at: number,
  lasts: number,
  from: number,
  to: number,
  gain: number,
  more: Partial<Noise> = {},
): Noise => ({
  kind: "noise",
  filter: "bandpass",
  q: 0.8,
  attack: 0.003,
  at,
  lasts,
  from,
  to,
  gain,
  ...more,
});

const mode = (at: number, pitch: number, lasts: number, gain: number, attack = 0.0015): Mode => ({
  kind: "mode",
  vibrato: 0,
  at,
  lasts,
  gain,
  attack,
  from: pitch,
  to: pitch,
});

/** A knock on wood: three modes that die quickly, and the touch itself. */
function wood(at: number, pitch: number, gain: number, ring = 1): Voice[] {
  return [
    mode(at, pitch, 0.09 * ring, gain),
    mode(at, pitch * 2.41, 0.05 * ring, gain * 0.45),
    mode(at, pitch * 4.2, 0.028 * ring, gain * 0.22),
    noise(at, 0.018, pitch * 5, pitch * 5, gain * 0.5, { q: 0.6 }),
  ];
}

/** A wooden bar, as of a xylophone. */
function bar(at: number, pitch: number, gain: number): Voice[] {
  return [
    mode(at, pitch, 0.55, gain, 0.004),
    mode(at, pitch * 3.93, 0.12, gain * 0.22, 0.004),
    mode(at, pitch * 9.2, 0.04, gain * 0.08, 0.004),
  ];
}

function hoot(at: number, pitch: number, lasts: number, gain: number): Voice[] {
  const breath = { ...mode(at, pitch, lasts, gain, lasts * 0.35), from: pitch * 0.96, vibrato: 4 };
  return [breath, noise(at, lasts, pitch * 2, pitch * 2, gain * 0.25, { q: 3, attack: lasts * 0.4 })];
}

/** How many votes still sound higher than the one before. */
const HIGHEST = 8;

const RECIPES: Record<Sound, (rank: number) => Voice[]> = {
  card: () => [noise(0, 0.07, 2600, 900, 0.22), ...wood(0.014, 196, 0.26)],
  flip: () => [noise(0, 0.09, 1400, 3800, 0.2, { attack: 0.03 }), noise(0.1, 0.085, 3200, 900, 0.26)],
  disc: () => [...wood(0, 620, 0.24, 1.3), noise(0, 0.03, 4200, 4200, 0.06)],
  cube: () => [...wood(0, 330, 0.28, 1.1), ...wood(0.055, 290, 0.14, 0.9)],
  die: () => [0, 0.12, 0.25, 0.41, 0.6].flatMap((at, knock) => wood(at, 430 - knock * 34, 0.24 - knock * 0.03, 1.1)),
  step: () => [
    { ...mode(0, 92, 0.24, 0.5, 0.012), to: 46 },
    noise(0, 0.13, 240, 110, 0.4, { q: 0.7, filter: "lowpass" }),
    noise(0.02, 0.26, 1500, 500, 0.035, { q: 0.5, attack: 0.05 }),
  ],
  bell: () =>
    (
      [
        [523, 1.75, 0.14],
        [1046, 1.1, 0.06],
        [1254, 0.8, 0.05],
        [1568, 0.6, 0.035],
        [2093, 0.4, 0.02],
        [261.5, 1.4, 0.06],
      ] as const
    ).map(([pitch, lasts, gain]) => mode(0, pitch, lasts, gain, 0.006)),
  owl: () => [...hoot(0, 392, 0.3, 0.2), ...hoot(0.42, 370, 0.7, 0.22)],
  vote: (rank) => wood(0, 480 * 2 ** (Math.min(rank, HIGHEST) / 24), 0.2, 0.9),
  turn: () => [...bar(0, 392, 0.15), mode(0.13, 587, 0.2, 0.17, 0.004), mode(0.13, 587 * 3.93, 0.08, 0.035, 0.004)],
  win: () => [392, 494, 587, 784].flatMap((pitch, note) => bar(note * 0.14 + (note === 3 ? 0.06 : 0), pitch, 0.15)),
  lose: () => [392, 349, 294].flatMap((pitch, note) => bar(note * 0.24, pitch, 0.13)),
};

export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** The voices of a sound; `rank`: how many of its kind came just before. */
export function voicesOf(sound: Sound, rank = 0): Voice[] {
  return RECIPES[sound](rank);
}

/** Seconds until the last voice is silent. */
export function lengthOf(sound: Sound): number {
  return Math.max(...voicesOf(sound).map(({ at, lasts }) => at + lasts));
}
