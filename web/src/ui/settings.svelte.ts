// What a player sets once on this device.
import { DEFAULTS, understood, type Settings } from "./settings";

const KEPT_AS = "bestiaire.settings";

export type { Settings };

function read(): Settings {
  try {
    return understood(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}"));
  } catch {
    return DEFAULTS;
  }
}

let settings = $state.raw(read());
show();

/** What the style sheets must know. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset["text"] = settings.text;
  dataset["contrast"] = settings.contrast;
  dataset["motion"] = settings.motion;
  dataset["aids"] = settings.aids;
  dataset["hand"] = settings.leftHanded ? "left" : "right";
}

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  show();
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Whether pictures stand still: as this house was told, or else the device. */
export function isStill(): boolean {
  const { motion } = settings;
  return motion === "follow" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "less";
}
