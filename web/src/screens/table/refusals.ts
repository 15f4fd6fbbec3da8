// Why a move was not made, in the player's words.
import { ruleName } from "../../house/mark";
import { hasText, t } from "../../i18n/index.svelte";
import type { Answer } from "../../live/client";
import { errorText, warn } from "../../ui/notices.svelte";

export function explain(game: string, answer: Exclude<Answer, { kind: "done" }>): void {
  switch (answer.kind) {
    case "refused": {
      const id = `${game}-refusal-${answer.code}`;
      return warn(hasText(id) ? t(id) : t("error-general"), ruleName(game, answer.rule, t, hasText));
    }
    case "error":
      return warn(errorText(answer.code));
    case "lost":
      return warn(t("play-lost"));
  }
}
