// What a host typed himself, such as the code of a setup. The server shows it to nobody: his tab remembers it over a reload.
import type { TableInfo } from "../../wire/TableInfo";

export type Typed = Record<string, string>;
type Which = Pick<TableInfo, "link" | "game">;

const keptAs = ({ link, game }: Which): string => `bestiaire.typed/${link}/${game}`;

export function recallTyped(table: Which): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs(table)) ?? "{}");
    const entries = kept && typeof kept === "object" ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((it): it is [string, string] => typeof it[1] === "string"));
  } catch {
    return {};
  }
}

export function keepTyped(table: Which, typed: Typed): void {
  try {
    sessionStorage.setItem(keptAs(table), JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing forgets it with the page; the table itself does not.
  }
}

/** What is still in force: an option that the table shows is not a typed one, or no longer. */
export function inForce(typed: Typed, shown: TableInfo["options"]): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !(key in shown)));
}
