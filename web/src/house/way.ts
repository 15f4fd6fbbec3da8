// The way to a table: its link, for who may come in; else its short code, for who may take a seat.
import type { TableInfo } from "../wire/TableInfo";

export function wayTo(table: Pick<TableInfo, "link" | "code">): string {
  return table.link ?? table.code ?? "";
}

/** A table whose referee is on this device bears a name that no server gives: theirs are shorter. */
const TAB = "tab-";
const LONGEST_OF_A_SERVER = 24;

export function isTabWay(way: string): boolean {
  return way.startsWith(TAB) && way.length > LONGEST_OF_A_SERVER;
}

/** What its address ends in. */
export function idOfTab(way: string): string {
  return way.slice(TAB.length);
}

export function tabWay(id: string): string {
  return TAB + id;
}
