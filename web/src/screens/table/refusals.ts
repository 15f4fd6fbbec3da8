// Why a move was not made, in the player's words.
import { ruleAddress, ruleName } from "../../house/mark";
import { isTabWay } from "../../house/way";
import { hasText, t } from "../../i18n/index.svelte";
import type { Answer } from "../../live/client";
import { openRule } from "../../rules/opened.svelte";
import type { ReadingTable } from "../../rules/options";
import { errorText, warn } from "../../ui/notices.svelte";

/** `table`: where it was tried; the rule opens over it, as it is played there. */
export function explain(
  game: string,
  answer: Exclude<Answer, { kind: "done" }>,
  table: ReadingTable | null = null,
): void {
  switch (answer.kind) {
    case "refused": {
      const id = `${game}-refusal-${answer.code}`;
      const rule = ruleName(game, answer.rule, t, hasText);
      const text = hasText(id) ? t(id) : t("error-general");
      const open = () => openRule(game, answer.rule, table);
      return warn(text, rule, ruleAddress(game, answer.rule, hasText), open);
    }
    case "error":
      return warn(
        errorText(answer.code === "unwritten" && isTabWay(table?.way ?? "") ? "unwritten-here" : answer.code),
      );
    case "lost":
      return warn(t("play-lost"));
  }
}
