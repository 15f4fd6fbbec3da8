// The rules that a table's things name, as this table plays them.
import { hasText, t } from "../i18n/index.svelte";
import type { Spot } from "./onTheSpot";
import { openRule } from "./opened.svelte";
import { optionArgs, ruleId, type ReadingTable } from "./options";

/** `table`: as it is asked for just then; null where there is only a game. */
export const spotAt = (game: string, table: () => ReadingTable | null): Spot => ({
  sentence: (rule) => {
    const id = ruleId(game, rule);
    return hasText(id) ? t(id, optionArgs(table()?.options ?? null)) : null;
  },
  open: (rule) => openRule(game, rule, table()),
});
