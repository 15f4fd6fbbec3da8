// Addresses of the house and what they show.
import { idOfTab, isTabWay, tabWay } from "../house/way";

export type Route =
  /** `play`: a game that is wanted at once, by whoever comes from the sign of an installed house. */
  | { screen: "home"; play?: string }
  /** `code`: the end of a table's link, or a short code that was read aloud. */
  | { screen: "table"; code: string }
  | { screen: "table-replay"; code: string }
  /** The same table on a television in the room. */
  | { screen: "tv"; code: string }
  /** A finished game, for ever. */
  | { screen: "past"; id: string }
  | { screen: "replay" }
  /** All my games that are over. */
  | { screen: "games" }
  | { screen: "settings" }
  | { screen: "credits" }
  | { screen: "companion"; game: string }
  /** `gallery`: its cards, roles or clues instead of its rules. */
  | { screen: "rules"; game: string; gallery: boolean }
  /** A lesson: at one of its steps, counted from 1; at its end; without either, where one was last. */
  | { screen: "learn"; game: string; step?: number | "end" }
  /** By its id, or that of a day (`2026-11-18`); without either, today's. */
  | { screen: "riddle"; id?: string; day?: string }
  | { screen: "riddles" }
  | { screen: "lost" };

/** A day; no riddle's id looks like one. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** No short code is as long as this, and no link is shorter. */
const LONG = 20;

/** Whether this is for reading aloud: it opens no more than a table's door. */
export function isShort(code: string): boolean {
  return code.length < LONG;
}

/** Codes are written in capitals, whatever was typed; links are left as they are. */
export function tidyCode(typed: string): string {
  const code = typed.trim();
  return isShort(code) ? code.replace(/\s+/g, "-").toUpperCase() : code;
}

/** Understands a code as well as a whole link that was pasted. */
export function codeFromInput(typed: string): string | null {
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  const code = tidyCode(decode(inLink ?? typed));
  return /^[\p{L}\d_-]+$/u.test(code) ? code : null;
}

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { screen: "home" };
  if (first === "t" && second && parts.length === 2) return { screen: "table", code: tidyCode(second) };
  if (first === "t" && second && third === "replay" && parts.length === 3) {
    return { screen: "table-replay", code: tidyCode(second) };
  }
  if (first === "t" && second && third === "tv" && parts.length === 3) return { screen: "tv", code: tidyCode(second) };
  // A table on this device: the same screens, another address.
  if (first === "tab" && second && parts.length === 2) return { screen: "table", code: tabWay(second) };
  if (first === "tab" && second && (third === "replay" || third === "tv") && parts.length === 3) {
    return { screen: third === "tv" ? "tv" : "table-replay", code: tabWay(second) };
  }
  if (first === "play" && second && parts.length === 2) return { screen: "home", play: second };
  if (first === "g" && second && parts.length === 2) return { screen: "past", id: second };
  if (first === "companion" && second && parts.length === 2) return { screen: "companion", game: second };
  if (first === "rules" && second && (parts.length === 2 || (third === "gallery" && parts.length === 3))) {
    return { screen: "rules", game: second, gallery: parts.length === 3 };
  }
  if (first === "learn" && second && parts.length === 2) return { screen: "learn", game: second };
  if (first === "learn" && second && third === "end" && parts.length === 3)
    return { screen: "learn", game: second, step: "end" };
  if (first === "learn" && second && third && /^[1-9]\d?$/.test(third) && parts.length === 3)
    return { screen: "learn", game: second, step: Number(third) };
  if (first === "riddle" && second && DAY.test(second) && parts.length === 2) return { screen: "riddle", day: second };
  if (first === "riddle" && parts.length <= 2) return second ? { screen: "riddle", id: second } : { screen: "riddle" };
  if (
    parts.length === 1 &&
    (first === "replay" || first === "credits" || first === "games" || first === "settings" || first === "riddles")
  )
    return { screen: first };
  return { screen: "lost" };
}

function tableOf(code: string): string {
  return isTabWay(code) ? `/tab/${encodeURIComponent(idOfTab(code))}` : `/t/${encodeURIComponent(code)}`;
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "table":
      return tableOf(route.code);
    case "table-replay":
      return `${tableOf(route.code)}/replay`;
    case "tv":
      return `${tableOf(route.code)}/tv`;
    case "past":
      return `/g/${encodeURIComponent(route.id)}`;
    case "replay":
    case "games":
    case "settings":
    case "credits":
    case "riddles":
      return `/${route.screen}`;
    case "companion":
      return `/companion/${encodeURIComponent(route.game)}`;
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${route.gallery ? "/gallery" : ""}`;
    case "learn":
      return `/learn/${encodeURIComponent(route.game)}${route.step === undefined ? "" : `/${route.step}`}`;
    case "riddle":
      return `/riddle${(route.day ?? route.id) ? `/${encodeURIComponent(route.day ?? route.id ?? "")}` : ""}`;
    case "home":
      return route.play === undefined ? "/" : `/play/${encodeURIComponent(route.play)}`;
    case "lost":
      return "/";
  }
}

/** A hand-typed address may hold a stray `%`. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
