// Rules of our own are marked for whoever reads them: where a box or its booklet is silent, or where we had to choose. The
// mark is part of the words: `<game>-rule-<id>`, an option's text or a help that carries it is ours.
import type { Translate } from "../games/contract";

/** Whether these words carry the mark; « n° 3 » does not. */
export function isMarked(text: string): boolean {
  return /(?<![nN])°/u.test(text);
}

/**
 * Whether these words carry the mark and leave it to others to say what it means. After a sentence it comes behind a space that
 * does not break; where it is explained it begins a sentence, or is in brackets.
 */
export function isUnexplained(text: string): boolean {
  return isMarked(text) && !/(?:^|[ \n(])°/u.test(text);
}

/** Whether a rule is our own: its line says so. */
export function isHouseRule(game: string, rule: string, t: Translate, has: (id: string) => boolean): boolean {
  const id = `${game}-rule-${rule.toLowerCase()}`;
  return has(id) && isMarked(t(id));
}

/** How a rule is named beside what it forbids or explains. */
export function ruleName(game: string, rule: string, t: Translate, has: (id: string) => boolean): string {
  return t(isHouseRule(game, rule, t, has) ? "rule-house" : "rule", { rule });
}

/** Where a rule can be read; nowhere if it is no rule of the game. */
export function ruleAddress(game: string, rule: string, has: (id: string) => boolean): string | undefined {
  return has(`${game}-rule-${rule.toLowerCase()}`) ? `/rules/${game}#${rule}` : undefined;
}
