// A game that is over, as its player remembers it.
import type { Translate } from "../games/contract";
import type { TableSummary } from "../wire/TableSummary";
import { namesOf } from "./names";

export type Result = "won" | "lost" | "watched";

/** How it ended for this guest. */
export function resultOf({ seats, outcome }: TableSummary, guest: string | null): Result {
  const mine = seats.flatMap((seat, index) => (seat.kind === "person" && seat.guest === guest ? [index] : []));
  if (!outcome || mine.length === 0) return "watched";
  return mine.some((seat) => outcome.winners.includes(seat)) ? "won" : "lost";
}

/** In a few words: who won, against whom. */
export function titleOf(table: TableSummary, guest: string | null, t: Translate): string {
  const { seats, outcome } = table;
  const names = namesOf(seats, t);
  const players = seats.length;
  if (!outcome) return t("past-stopped");
  const others = names.filter((_, index) => {
    const seat = seats[index];
    return seat?.kind !== "person" || seat.guest !== guest;
  });
  if (players === 1) return t(outcome.winners.length ? "past-won-alone" : "past-lost-alone");
  if (resultOf(table, guest) === "won") {
    return players === 2 ? t("past-won-against", { name: others[0] ?? "" }) : t("past-won", { players });
  }
  const [winner, ...more] = outcome.winners;
  if (winner === undefined) return t("past-nobody", { players });
  return more.length ? t("past-others", { players }) : t("past-winner", { name: names[winner] ?? "", players });
}
