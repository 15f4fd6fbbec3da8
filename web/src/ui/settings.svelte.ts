// What a player sets once on this device.
const KEPT_AS = "bestiaire.settings";

export interface Settings {
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** Show the list of moves beside the board. */
  moves: boolean;
}

const DEFAULTS: Settings = { confirm: true, moves: false };

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

let settings = $state.raw(read());

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEPT_AS, JSON.stringify(settings));
}
