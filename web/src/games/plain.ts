// A game that has no folder here yet: its view field by field, its moves as buttons, its news by the one rule of all games. Enough to
// play it to its end; whoever draws it a table gives it a folder, and this is not asked any more.
import { hasText } from "../i18n/index.svelte";
import { newsText } from "../i18n/news";
import type { GameModule, Translate } from "./contract";
import PlainTable from "./PlainTable.svelte";

/** `<game>-move-<first word>` if somebody has written it, else the notation itself. */
function moveLabel(game: string, notation: string, t: Translate): string {
  const [verb = "", ...words] = notation.split(" ");
  const id = `${game}-move-${verb}`;
  return hasText(id) ? [t(id), ...words].join(" ") : notation;
}

export function plainGame(key: string): GameModule {
  return {
    key,
    Table: PlainTable,
    prompt: ({ t }, moves) => ({ title: t(moves.length > 0 ? "plain-asked" : "plain-waiting") }),
    log: (news, context) => {
      const text = newsText(key, news, context);
      return text === null ? [] : [{ text }];
    },
    moveLabel: (notation, { t }) => moveLabel(key, notation, t),
    seatFacts: () => ({ line: "" }),
    turn: () => null,
    ending: ({ t }) => ({ title: t("end-over"), lines: [] }),
  };
}
