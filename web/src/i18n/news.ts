// News in words, for any game. `{ "type": "played", "seat": 1, "card": "air-3" }` becomes the message
// `<game>-news-played` with $seat (a name), $seatIs ("you" or "other"), $card (its text) and $cardId ("air-3").
// A value of several words is a notation: `"answer": "devour 9"` is `<game>-answer-devour` with $one (the name of seat 9) and $n (9).
// The command line follows the same rule, so that one .ftl file serves both.
import type { Context, Translate } from "../games/contract";
import { hasText, voice } from "./index.svelte";

type Args = Record<string, string | number>;

/** Fields whose number is a seat. Nested ones count too: `result.winner` is a seat. */
const SEAT_FIELDS = ["seat", "by", "side", "first", "winner", "owner", "of", "whom"];

export interface Reader {
  /** Names by seat. */
  names: string[];
  /** The reader's own seat. */
  seat: number | null;
  t: Translate;
  has: (id: string) => boolean;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function joined(prefix: string, field: string): string {
  return prefix ? prefix + field.charAt(0).toUpperCase() + field.slice(1) : field;
}

/** The variables of one news, flattened. */
export function newsArgs(game: string, news: Record<string, unknown>, reader: Reader, prefix = ""): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(news)) {
    if (field === "type" && !prefix) continue;
    const key = joined(prefix, field);
    if (isObject(value)) Object.assign(args, newsArgs(game, value, reader, key));
    else Object.assign(args, fieldArgs(game, field, key, value, reader));
  }
  return args;
}

function fieldArgs(game: string, field: string, key: string, value: unknown, reader: Reader): Args {
  if (value === null || value === undefined) return { [key]: "none", [`${key}Id`]: "none" };
  if (typeof value === "boolean") return { [key]: value ? "yes" : "no" };
  if (typeof value === "string") {
    const id = `${game}-${key}-${value}`;
    return {
      [key]: reader.has(id) ? reader.t(id) : (notation(game, key, value, reader) ?? value),
      [`${key}Id`]: value,
    };
  }
  if (typeof value !== "number") return {};
  if (!SEAT_FIELDS.includes(field)) return { [key]: value };
  return {
    [key]: reader.names[value] ?? String(value + 1),
    [`${key}Is`]: value === reader.seat ? "you" : "other",
  };
}

/** A notation of several words, in words; null if there is no text for it. */
function notation(game: string, key: string, written: string, { names, t, has }: Reader): string | null {
  const [verb, ...words] = written.split(" ");
  const id = `${game}-${key}-${verb}`;
  if (words.length === 0 || !has(id)) return null;
  const [one = "none", two = "none"] = words.map((word) => (word === "-" ? "none" : (names[Number(word) - 1] ?? word)));
  return t(id, { one, two, n: Number(words[0]) || 0 });
}

/** The sentence of one news; null if the game has none for it. */
export function newsSentence(game: string, news: unknown, reader: Reader): string | null {
  if (!isObject(news) || typeof news["type"] !== "string") return null;
  const id = `${game}-news-${news["type"]}`;
  return reader.has(id) ? reader.t(id, newsArgs(game, news, reader)) : null;
}

interface Said {
  voice: object | null;
  names: readonly string[];
  seat: number | null;
  t: Translate;
  text: string | null;
}

/** A table that is told anew has its names in another list. */
const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one === other || (one.length === other.length && one.every((it, at) => it === other[at]));

/** What was said of each news last: the log is read again at every beat, and nearly all of it is what it was. */
const said = new WeakMap<object, Said>();

/** The same with what a game's `log` is given. */
export function newsText(game: string, news: unknown, { names, seat, t }: Context): string | null {
  const now = voice();
  const kept = isObject(news) ? said.get(news) : undefined;
  if (kept?.voice === now && kept.seat === seat && kept.t === t && isSame(kept.names, names)) return kept.text;
  const text = newsSentence(game, news, { names, seat, t, has: hasText });
  if (isObject(news)) said.set(news, { voice: now, names, seat, t, text });
  return text;
}
