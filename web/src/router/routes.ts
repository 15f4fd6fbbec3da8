// Addresses of the house and what they show.
export type Route =
  | { screen: "home" }
  /** `code`: the end of a table's link, or a short code that was read aloud. */
  | { screen: "table"; code: string }
  | { screen: "table-replay"; code: string }
  | { screen: "replay" }
  | { screen: "credits" }
  | { screen: "companion"; game: string }
  | { screen: "lost" };

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
  if (first === "companion" && second && parts.length === 2) return { screen: "companion", game: second };
  if (parts.length === 1 && (first === "replay" || first === "credits")) return { screen: first };
  return { screen: "lost" };
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "table":
      return `/t/${encodeURIComponent(route.code)}`;
    case "table-replay":
      return `/t/${encodeURIComponent(route.code)}/replay`;
    case "replay":
    case "credits":
      return `/${route.screen}`;
    case "companion":
      return `/companion/${encodeURIComponent(route.game)}`;
    case "home":
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
