// How well bots play: the level that was chosen last on this device.
import type { GameInfo } from "../wire/GameInfo";

const KEPT_AS = "bestiaire.bot-level";

type Offer = Pick<GameInfo, "bots" | "usual_bot">;

/** The level that was chosen last on this device, if this game offers it; else the one that is usual there. */
export function usualLevel(game: Offer | undefined): string | undefined {
  const kept = localStorage.getItem(KEPT_AS);
  return kept !== null && game?.bots.includes(kept) ? kept : (game?.usual_bot ?? undefined);
}

/** Whether somebody who wants to play at once is asked first: there is a choice, and none was ever made here. */
export function asksForLevel(game: Offer): boolean {
  return game.bots.length > 1 && localStorage.getItem(KEPT_AS) === null;
}

export function keepLevel(level: string): void {
  localStorage.setItem(KEPT_AS, level);
}
