// The rule that lies open over the table. A refusal or a help opens it; the table stays where it is.
import type { ReadingTable } from "./options";

export interface OpenRule {
  game: string;
  rule: string;
  table: ReadingTable | null;
}

let open = $state.raw<OpenRule | null>(null);

export const openedRule = (): OpenRule | null => open;

export function openRule(game: string, rule: string, table: ReadingTable | null): void {
  open = { game, rule, table };
}

export function closeRule(): void {
  open = null;
}
