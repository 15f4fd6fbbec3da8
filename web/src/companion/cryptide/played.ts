// Which setups this device has seen: on the same map the same clues never come again (CRY-10).
const KEPT_AS = "bestiaire.companion.cryptide.played";
/** Far more than anybody remembers. */
const MOST = 400;

type Shelf = Pick<Storage, "getItem" | "setItem">;

const mapOf = (code: string): string => code.split("-")[0] ?? "";

function all(storage: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it): it is string => typeof it === "string") : [];
  } catch {
    return [];
  }
}

/** Codes of the setups seen on a map, the latest last. */
export function playedOn(map: string, storage: Shelf): string[] {
  return all(storage).filter((code) => mapOf(code) === map);
}

export function remember(code: string, storage: Shelf): void {
  const codes = [...all(storage).filter((it) => it !== code), code];
  storage.setItem(KEPT_AS, JSON.stringify(codes.slice(-MOST)));
}
