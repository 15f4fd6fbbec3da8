// The settings themselves, and how what an older page has kept is understood.
import { PACES, type Pace } from "../stage/pace";

export const TEXT_SIZES = ["m", "l", "xl", "xxl"] as const;
export const CONTRASTS = ["normal", "strong"] as const;
export const AIDS = ["none", "hatching"] as const;
export const MOTIONS = ["follow", "less", "full"] as const;

export interface Settings {
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** Show the list of moves beside the board. */
  moves: boolean;
  /** How quickly what happens is told. */
  pace: Pace;
  /** Whether pictures move. */
  motion: (typeof MOTIONS)[number];
  /** Sounds are off until somebody switches them on. */
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** The device trembles when it is my turn. */
  vibrate: boolean;
  /** A notification when it is my turn and nobody looks at the page. */
  notify: boolean;
  text: (typeof TEXT_SIZES)[number];
  contrast: (typeof CONTRASTS)[number];
  /** What tells colours apart beside shapes and letters, which always do. */
  aids: (typeof AIDS)[number];
  /** Buttons and hand lie under the left thumb. */
  leftHanded: boolean;
  /** Games against bots are held by this device, whether a server answers or not. */
  playHere: boolean;
}

export const DEFAULTS: Settings = {
  confirm: true,
  moves: false,
  pace: "normal",
  motion: "follow",
  sound: false,
  volume: 35,
  vibrate: true,
  notify: false,
  text: "m",
  contrast: "normal",
  aids: "none",
  leftHanded: false,
  playHere: false,
};

/** What was kept, as far as it still means something. */
export function understood(kept: unknown): Settings {
  const has = (kept && typeof kept === "object" ? kept : {}) as Record<string, unknown>;
  const flag = (key: keyof Settings) => (typeof has[key] === "boolean" ? has[key] : DEFAULTS[key]) as boolean;
  const one = <Value extends string>(key: keyof Settings, values: readonly Value[]) =>
    (values as readonly unknown[]).includes(has[key]) ? (has[key] as Value) : (DEFAULTS[key] as Value);
  const { volume } = has;
  return {
    confirm: flag("confirm"),
    moves: flag("moves"),
    pace: one("pace", PACES),
    motion: one("motion", MOTIONS),
    sound: flag("sound"),
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : DEFAULTS.volume,
    vibrate: flag("vibrate"),
    notify: flag("notify"),
    text: one("text", TEXT_SIZES),
    contrast: one("contrast", CONTRASTS),
    aids: one("aids", AIDS),
    leftHanded: flag("leftHanded"),
    playHere: flag("playHere"),
  };
}
