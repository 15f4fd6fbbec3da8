// What this seat has heard so far, for the board of statements. The shell hands it over where it can; until then what passes
// by is kept in this tab, so that a reload does not forget it.
import type { News } from "./types";

interface Kept {
  moment: number;
  heard: News[];
}

export class Memory {
  #key: string | null = null;
  #kept = $state.raw<Kept>({ moment: -1, heard: [] });

  get heard(): News[] {
    return this.#kept.heard;
  }

  /** One memory a table, game and seat. */
  open(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#kept = read(key);
  }

  /** Hears the news of a moment, once. */
  hear(moment: number, news: readonly News[]): void {
    if (this.#key === null || moment <= this.#kept.moment) return;
    this.#kept = { moment, heard: [...this.#kept.heard, ...news] };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden storage costs the memory after a reload, nothing else.
    }
  }
}

function read(key: string): Kept {
  const nothing = { moment: -1, heard: [] };
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}
