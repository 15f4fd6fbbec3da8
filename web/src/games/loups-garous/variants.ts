// The same thing said in several ways. Which one is chosen hangs on what is said and by whom, so that everybody at the table,
// and whoever reads it again later, meets the same words.
import type { Translate } from "../contract";
import type { Cause, News, Role, Statement } from "./types";

type Args = Record<string, string | number>;

/** How many ways there are to say each thing; the texts are numbered from 1. */
export const WAYS = {
  "news-statement-claimed": 4,
  "news-statement-reported": 4,
  "news-statement-reported-wolf": 4,
  "news-statement-accused": 5,
  "news-statement-announced": 4,
  "news-statement-defended": 4,
  "news-statement-defended-self": 4,
  "news-statement-replied-yes": 3,
  "news-statement-replied-no": 4,
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

function sayingOf(statement: Statement): Saying {
  switch (statement.type) {
    case "reported":
      return statement.role === "wolf" ? "news-statement-reported-wolf" : "news-statement-reported";
    case "defended":
      return statement.side === statement.seat ? "news-statement-defended-self" : "news-statement-defended";
    case "replied":
      return statement.yes ? "news-statement-replied-yes" : "news-statement-replied-no";
    default:
      return `news-statement-${statement.type}`;
  }
}

/** What somebody says, in his own words, between quotation marks. */
export function spoken(t: Translate, statement: Statement, name: (seat: number) => string): string {
  const role = "role" in statement ? statement.role : null;
  const side = "side" in statement ? statement.side : statement.seat;
  const args: Args = {};
  if (statement.type !== "claimed" && statement.type !== "replied") args["side"] = name(side);
  if (role !== null) args["role"] = aRole(t, role);
  return say(t, sayingOf(statement), [statement.seat, side, roleNumber(role)], args);
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
