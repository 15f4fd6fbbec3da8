// What no first move needs: sheets, scenes of later hours, the end. It comes by itself soon after the table, or when it is wanted.
import { onMount } from "svelte";

/** How long after the table, in milliseconds: the line is for the first decision until then. */
const AFTER = 4_000;

export class Late<Parts> {
  #parts = $state.raw<Parts | null>(null);
  #coming: Promise<Parts> | null = null;
  readonly #load: () => Promise<Parts>;

  constructor(load: () => Promise<Parts>) {
    this.#load = load;
  }

  /** The parts, once they are here; whoever asks has them fetched. */
  get parts(): Parts | null {
    if (this.#parts === null) void this.fetch().catch(() => undefined);
    return this.#parts;
  }

  async fetch(): Promise<Parts> {
    this.#coming ??= this.#load();
    try {
      this.#parts = await this.#coming;
    } catch (error) {
      // The line was cut: whoever asks next tries again.
      this.#coming = null;
      throw error;
    }
    return this.#parts;
  }

  /** For a table's script: fetches the parts when the first decision has had its time. */
  comeSoon(): void {
    onMount(() => {
      const timer = setTimeout(() => void this.fetch().catch(() => undefined), AFTER);
      return () => clearTimeout(timer);
    });
  }
}
