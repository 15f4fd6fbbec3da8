// The games that were played to their end on this device, newest first. Each leads to the address where it stays for ever;
// nobody else is told of them.

export interface RecentGame {
  /** What its address ends in: `/g/<id>`. */
  id: string;
  /** Key of the game. */
  game: string;
  /** Names in the order of the seats. */
  names: string[];
  /** My seat; null if I looked on, or if several of us played on this device. */
  mine: number | null;
  /** Milliseconds since 1970. */
  when: number;
  result: "won" | "lost" | "seen";
}

const KEY = "bestiaire.recent";
/** More than anybody scrolls through. */
const KEPT = 60;

function isRecent(value: unknown): value is RecentGame {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, names, when } = value as Partial<RecentGame>;
  return typeof id === "string" && typeof game === "string" && Array.isArray(names) && typeof when === "number";
}

/** Newest first. What cannot be read is left out. */
export function recent(): RecentGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Seen twice, a game keeps the hour at which it was first seen. */
export function remember(game: RecentGame): void {
  const kept = recent();
  const known = kept.find(({ id }) => id === game.id);
  const others = kept.filter(({ id }) => id !== game.id);
  const all = [{ ...game, when: known?.when ?? game.when }, ...others].sort((a, b) => b.when - a.when);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, KEPT)));
  } catch {
    // A full or closed storage: the game still has its address.
  }
}
