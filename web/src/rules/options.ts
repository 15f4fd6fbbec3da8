// What a table has chosen, as the sentences of the rules ask for it: a text says `{ $target -> [18] … *[other] … }`, and
// without a table it says what is usual and what else there is.
import type { GameInfo } from "../wire/GameInfo";
import type { TableInfo } from "../wire/TableInfo";

export type Options = Readonly<Record<string, string>>;

/** The variables of a sentence. Figures are numbers, since Fluent does not take "18" for 18. */
export function optionArgs(options: Options | null): Record<string, string | number> {
  const entries = Object.entries(options ?? {}).filter(([, value]) => value !== "");
  return Object.fromEntries(entries.map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value]));
}

/** All options of a table: what it has chosen, and what is usual for the rest. */
export function optionsOf(info: Pick<GameInfo, "options"> | undefined, chosen: TableInfo["options"]): Options {
  const usual = (info?.options ?? []).map(({ key, default: value }) => [key, value] as const);
  return { ...Object.fromEntries(usual), ...chosen };
}

/** The table through which somebody reads the rules. */
export interface ReadingTable {
  /** For addresses. */
  way: string;
  code: string | null;
  options: Options;
  /** How many sit at it, for what depends on their number. */
  seats?: number;
}

/** The text of a rule. */
export const ruleId = (game: string, rule: string): string => `${game}-rule-${rule.toLowerCase()}`;

/** Options about a seat, and what is typed in by hand, are nobody's rule. */
const PRIVATE = /^(first|hunter\d|setup|board|cartes)$/;

/** What a table says of itself on top of the page. */
export function saidOptions(options: Options): [key: string, value: string][] {
  return Object.entries(options).filter(([key, value]) => value !== "" && value !== "default" && !PRIVATE.test(key));
}
