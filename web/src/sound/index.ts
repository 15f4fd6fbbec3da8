// The sounds of the house, loaded when somebody has switched them on.
import { currentSettings } from "../ui/settings.svelte";
import { Player } from "./player";
import type { Sound } from "./recipes";
import { notesOf } from "./score";

const player = new Player(() => {
  const { sound, volume, pace } = currentSettings();
  return { on: sound, volume, pace, hidden: document.hidden };
});

export function playSound(sound: Sound): void {
  player.play(sound);
}

/** What is heard of these news. */
export function playNews(game: string, news: readonly unknown[]): void {
  for (const { sound, times = 1, every = 0 } of notesOf(game, news)) {
    for (let rank = 0; rank < times; rank += 1) setTimeout(() => player.play(sound, rank), rank * every);
  }
}
