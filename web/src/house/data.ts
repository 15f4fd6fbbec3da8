// What this device keeps of its player: shown, carried away, or erased.
const OURS = "bestiaire.";
/** It opens seats: whoever has it is the player. */
const SECRETS = ["bestiaire.guest", "bestiaire.name-untold"];
/** Kept under names of before: the riddles' days, and notebooks of Cryptide. */
const OTHERS = [/^riddles$/, /^bestiaire\/cryptide/];

function isOurs(key: string): boolean {
  return key.startsWith(OURS) || OTHERS.some((it) => it.test(key));
}

function keys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter(isOurs);
}

/** Letters kept, for a rough idea of the size. */
export function sizeKept(storage: Storage = localStorage): number {
  return keys(storage).reduce((sum, key) => sum + key.length + (storage.getItem(key) ?? "").length, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything kept, but for what would make its reader me. */
export function everythingKept(storage: Storage = localStorage): Record<string, unknown> {
  const open = keys(storage).filter((key) => !SECRETS.includes(key));
  return Object.fromEntries(open.sort().map((key) => [nameOf(key), parsed(storage.getItem(key) ?? "")]));
}

const nameOf = (key: string) => (key.startsWith(OURS) ? key.slice(OURS.length) : key);
const keyOf = (name: string) => (OTHERS.some((it) => it.test(name)) ? name : OURS + name);

/** A device has a name of its own, and knows itself what it has; what a test set is no player's. */
const NOT_TAKEN = ["device", "tables-here", "tab-pace"];

/**
 * Takes up what another device has kept. What is here stays as it is, but that days and lessons of both come together. How many
 * things were taken.
 */
export function takeUp(kept: Record<string, unknown>, storage: Storage = localStorage): number {
  let taken = 0;
  for (const [name, value] of Object.entries(kept)) {
    const key = keyOf(name);
    if (NOT_TAKEN.includes(name) || SECRETS.includes(key)) continue;
    const here = storage.getItem(key);
    const next = here === null ? value : united(name, parsed(here), value);
    if (next === undefined) continue;
    storage.setItem(key, typeof next === "string" ? next : JSON.stringify(next));
    taken += 1;
  }
  return taken;
}

type Part = Record<string, unknown>;
const isPart = (it: unknown): it is Part => typeof it === "object" && it !== null && !Array.isArray(it);

/** Both together, where that means something; undefined if what is here stays alone. */
function united(name: string, here: unknown, there: unknown): unknown {
  if (name === "recent" && Array.isArray(here) && Array.isArray(there)) {
    const known = new Set(here.map((it) => (it as Part | null)?.["id"]));
    return [...(here as unknown[]), ...there.filter((it) => !known.has((it as Part | null)?.["id"]))];
  }
  if (!isPart(here) || !isPart(there)) return undefined;
  if (name === "lessons") return { ...there, ...here };
  if (name !== "riddles") return undefined;
  const both = (part: string) => ({ ...(there[part] as Part | undefined), ...(here[part] as Part | undefined) });
  return { riddles: both("riddles"), days: both("days") };
}

/** Forgets everything; the page must be loaded anew. */
export async function eraseKept(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) for (const key of keys(storage)) storage.removeItem(key);
  const stores = "caches" in window ? await caches.keys() : [];
  await Promise.all(stores.map((name) => caches.delete(name)));
  if ("indexedDB" in window) await forgetTables();
}

/** Whoever still has the store open closes it when he hears of this. */
function forgetTables(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase("bestiaire");
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
