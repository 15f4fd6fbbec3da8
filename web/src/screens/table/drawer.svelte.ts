// Log, chat and moves: which of them is open, and what of the chat has not been read.
import { untrack } from "svelte";
import type { LiveTable } from "../../live/table.svelte";

export const TABS = ["log", "chat", "moves"] as const;
export type Tab = (typeof TABS)[number];

export class Drawer {
  /** Null: closed where it is a sheet; where it is a column, the log. */
  tab = $state<Tab | null>(null);
  #read = $state(0);
  #live: () => LiveTable;
  readonly unread = $derived.by(() => Math.max(0, this.#live().state.chat.length - this.#read));

  constructor(live: () => LiveTable) {
    this.#live = live;
    this.#read = untrack(() => live().state.chat.length);
  }

  toggle(wanted: Tab): void {
    this.tab = this.tab === wanted ? null : wanted;
  }

  close(): void {
    this.tab = null;
  }

  /** Whoever looks at the chat has read it. */
  look(): void {
    if (this.tab === "chat") this.#read = this.#live().state.chat.length;
  }
}
