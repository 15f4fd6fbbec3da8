// Any view, field by field, as the terminal writes it down where nobody has drawn the game.

export interface Field {
  name: string;
  /** In words; null where further fields follow. */
  value: string | null;
  depth: number;
}

function word(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The fields of a view in order, nested ones below theirs. */
export function fieldsOf(view: unknown, depth = 0): Field[] {
  if (!isNested(view)) return [];
  return Object.entries(view).flatMap(([key, value]: [string, unknown]): Field[] => {
    const name = isList(view) ? String(Number(key) + 1) : key;
    if (isList(value) && !value.some(isNested)) {
      return [{ name, value: value.length > 0 ? value.map(word).join(" ") : "–", depth }];
    }
    if (isNested(value)) return [{ name, value: null, depth }, ...fieldsOf(value, depth + 1)];
    return [{ name, value: word(value), depth }];
  });
}
