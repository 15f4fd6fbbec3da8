// What this device keeps of its player: shown, carried away, or erased.
const OURS = "bestiaire.";
/** It opens seats: whoever has it is the player. */
const SECRETS = ["bestiaire.guest"];

function keys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter((it) =>
    it.startsWith(OURS),
  );
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
  return Object.fromEntries(open.sort().map((key) => [key.slice(OURS.length), parsed(storage.getItem(key) ?? "")]));
}

/** Forgets everything; the page must be loaded anew. */
export async function eraseKept(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) for (const key of keys(storage)) storage.removeItem(key);
  const stores = "caches" in window ? await caches.keys() : [];
  await Promise.all(stores.map((name) => caches.delete(name)));
}
