// The private notebook (CRY-30). It lives in this browser, one for each table, round and seat, and is never sent.
import { SvelteMap } from "svelte/reactivity";
import type { Clue } from "./clues";
import type { Hex } from "./types";

/** What I think of a clue of somebody's: struck, or likely. */
export type Tick = "no" | "yes";
export const MARKS = ["maybe", "doubt", "never"] as const;
export type Mark = (typeof MARKS)[number];

interface Page {
  ticks: [string, Tick][];
  marks: [Hex, Mark][];
  fill: boolean;
}

const NEXT: Record<Tick | "none", Tick | null> = { none: "no", no: "yes", yes: null };

export class Notebook {
  #key: string | null = null;
  readonly #ticks = new SvelteMap<string, Tick>();
  readonly marks = new SvelteMap<Hex, Mark>();
  #fill = $state(false);

  /** Opens the notebook of a table, round and seat, and closes the one before; null: a blank one that nobody keeps. */
  open(key: string | null): void {
    if (key === this.#key) return;
    this.#key = key;
    const page = key === null ? EMPTY : read(key);
    this.#ticks.clear();
    this.marks.clear();
    for (const [at, tick] of page.ticks) this.#ticks.set(at, tick);
    for (const [hex, mark] of page.marks) this.marks.set(hex, mark);
    this.#fill = page.fill;
  }

  /** Whether what can be deduced is filled in. */
  get fill(): boolean {
    return this.#fill;
  }

  set fill(wanted: boolean) {
    this.#fill = wanted;
    this.#save();
  }

  tick(seat: number, clue: Clue): Tick | null {
    return this.#ticks.get(`${seat}/${clue}`) ?? null;
  }

  /** Nothing, struck, likely, nothing. */
  turn(seat: number, clue: Clue): void {
    const next = NEXT[this.tick(seat, clue) ?? "none"];
    if (next) this.#ticks.set(`${seat}/${clue}`, next);
    else this.#ticks.delete(`${seat}/${clue}`);
    this.#save();
  }

  /** The same mark again takes it away. */
  mark(hex: Hex, mark: Mark): void {
    if (this.marks.get(hex) === mark) this.marks.delete(hex);
    else this.marks.set(hex, mark);
    this.#save();
  }

  get isEmpty(): boolean {
    return this.#ticks.size === 0 && this.marks.size === 0;
  }

  clear(): void {
    this.#ticks.clear();
    this.marks.clear();
    this.#save();
  }

  #save(): void {
    if (this.#key === null) return;
    const page: Page = { ticks: [...this.#ticks], marks: [...this.marks], fill: this.#fill };
    try {
      localStorage.setItem(this.#key, JSON.stringify(page));
    } catch {
      // A browser that keeps nothing still lets one write until the page is closed.
    }
  }
}

const EMPTY: Page = { ticks: [], marks: [], fill: false };

function read(key: string): Page {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Page>) };
  } catch {
    return EMPTY;
  }
}
