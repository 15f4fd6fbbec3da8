// What was changed of a game's options, and whether this device shows them.
import type { GameInfo } from "../../wire/GameInfo";

const KEPT_AS = "bestiaire.fine-settings";

/** Keys of the options that are not as they come. What a host types himself shows up nowhere, and is not counted. */
export function changedOptions(info: GameInfo, options: { [key in string]?: string }): string[] {
  return info.options
    .filter(({ key, default: usual }) => options[key] !== undefined && options[key] !== usual)
    .map(({ key }) => key);
}

export function keepsOpen(): boolean {
  return localStorage.getItem(KEPT_AS) === "open";
}

export function remembersOpen(open: boolean): void {
  if (open) localStorage.setItem(KEPT_AS, "open");
  else localStorage.removeItem(KEPT_AS);
}
