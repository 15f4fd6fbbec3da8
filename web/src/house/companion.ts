// Whether the owl sits beside me at a table, and what it has said already. Kept on this device.

const AT = "bestiaire.companion";
const SAID = "bestiaire.tips";

function read(storage: Storage, key: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it) => typeof it === "string") : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, key: string, values: string[]): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // A full or closed storage: the owl may say a thing twice.
  }
}

/** Asks the owl to the table with this link, for as long as the tab lives. */
export function inviteCompanion(link: string): void {
  write(sessionStorage, AT, [...new Set([...read(sessionStorage, AT), link])]);
}

export function sendCompanionAway(link: string): void {
  write(
    sessionStorage,
    AT,
    read(sessionStorage, AT).filter((it) => it !== link),
  );
}

export function isCompanionAt(link: string): boolean {
  return read(sessionStorage, AT).includes(link);
}

/** The tips of a game that were said on this device. */
export function saidTips(game: string): Set<string> {
  const of = `${game}/`;
  return new Set(
    read(localStorage, SAID)
      .filter((it) => it.startsWith(of))
      .map((it) => it.slice(of.length)),
  );
}

export function noteTip(game: string, key: string): void {
  write(localStorage, SAID, [...new Set([...read(localStorage, SAID), `${game}/${key}`])]);
}

/** Whoever asks for the owl again hears everything again. */
export function forgetTips(game: string): void {
  write(
    localStorage,
    SAID,
    read(localStorage, SAID).filter((it) => !it.startsWith(`${game}/`)),
  );
}
