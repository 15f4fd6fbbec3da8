// Those who play on this device besides its owner: their names are kept here, to be offered next time.
const KEPT_AS = "bestiaire.neighbours";
/** As many as the largest table seats beside the owner would be too long a list to choose from. */
const MOST = 8;

export function neighbours(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((it): it is string => typeof it === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The latest first. */
export function keepNeighbour(name: string): void {
  const others = neighbours().filter((it) => it !== name);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify([name, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
