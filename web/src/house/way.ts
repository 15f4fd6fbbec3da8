// The way to a table: its link, for who may come in; else its short code, for who may take a seat.
import type { TableInfo } from "../wire/TableInfo";

export function wayTo(table: Pick<TableInfo, "link" | "code">): string {
  return table.link ?? table.code ?? "";
}
