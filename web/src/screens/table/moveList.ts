// A long list of moves, made short: by kind, and by what the player types.

/** More moves than these are grouped and can be searched. */
export const LONG = 40;

export interface MoveGroup {
  /** First word of the notation. */
  kind: string;
  moves: { notation: string; label: string }[];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word that is typed must begin a word of the label. */
export function matches(label: string, typed: string): boolean {
  const words = plain(label).split(/[^\p{L}\p{N}]+/u);
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word);
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** The moves whose label fits, by kind, in their order. */
export function groupMoves(moves: string[], label: (notation: string) => string, typed: string): MoveGroup[] {
  const groups = new Map<string, MoveGroup>();
  for (const notation of moves) {
    const text = label(notation);
    if (!matches(text, typed)) continue;
    const kind = notation.split(" ")[0] ?? "";
    const group = groups.get(kind) ?? { kind, moves: [] };
    group.moves.push({ notation, label: text });
    groups.set(kind, group);
  }
  return [...groups.values()];
}
