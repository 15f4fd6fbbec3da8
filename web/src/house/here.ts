// Whether tables are kept on this device at all: known without opening the store.
const KEY = "bestiaire.tables-here";

export function keepsTables(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** A table was opened here, or brought here. */
export function noteTableHere(): void {
  localStorage.setItem(KEY, "yes");
}
