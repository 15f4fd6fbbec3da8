// The same thing said in several ways. Which one is chosen hangs on what is said and by whom, so that everybody at the table,
// and whoever reads it again later, meets the same words.
import type { Translate } from "../contract";
import type { Cause, News, Role, Statement } from "./types";

type Args = Record<string, string | number>;

/** How many ways there are to say each thing; the texts are numbered from 1. */
export const WAYS = {
  "ui-death-night": 5,
  "ui-death-executed": 4,
  "ui-death-grief": 3,
  "ui-death-shot": 3,
  "ui-death-left": 2,
  "ui-quiet-night": 3,
  "ui-spared": 3,
} as const;

export type Saying = keyof typeof WAYS;

/** A number from a few numbers, well mixed. */
function mixed(seed: readonly number[]): number {
  let hash = 2166136261;
  for (const value of seed) hash = Math.imul(hash ^ (value + 1), 16777619) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function say(t: Translate, saying: Saying, seed: readonly number[], args: Args): string {
  return t(`loups-garous-${saying}-${1 + (mixed(seed) % WAYS[saying])}`, args);
}

export const ROLES: Role[] = ["wolf", "villager", "seer", "hunter", "cupid", "thief", "girl"];
const roleNumber = (role: Role | null): number => (role === null ? 7 : ROLES.indexOf(role));

/** "a werewolf", "the Seer". */
export const aRole = (t: Translate, role: Role): string => t(`loups-garous-ui-a-${role}`);

/** "The Seer", as a card is headed. */
export const theRole = (t: Translate, role: Role): string => t(`loups-garous-ui-the-${role}`);

/** What somebody says, in his own words, between quotation marks: the table has chosen the sentence, so that none comes twice a day. */
export function spoken(t: Translate, statement: Statement, name: (seat: number) => string): string {
  const args: Args = {};
  if ("side" in statement) args["side"] = name(statement.side);
  if ("of" in statement && statement.of !== null) args["of"] = name(statement.of);
  if ("whom" in statement && statement.whom !== null) args["whom"] = name(statement.whom);
  if ("role" in statement && statement.role !== null) args["role"] = aRole(t, statement.role);
  return t(`loups-garous-news-statement-${statement.words}`, args);
}

/** How the village tells a death. */
export function deathTold(t: Translate, seat: number, role: Role, cause: Cause, name: string): string {
  return say(t, `ui-death-${cause}`, [seat, roleNumber(role)], { name, role: aRole(t, role) });
}

/** News that are told with some atmosphere rather than in plain words. */
export function told(t: Translate, news: News, name: (seat: number) => string): string | null {
  switch (news.type) {
    case "died":
      return deathTold(t, news.seat, news.role, news.cause, name(news.seat));
    case "dawn":
      return news.quiet ? say(t, "ui-quiet-night", [news.night], {}) : null;
    case "spared":
      return say(t, "ui-spared", [news.day], {});
    default:
      return null;
  }
}
