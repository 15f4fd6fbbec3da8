// How a game ended for who looks, and for each seat.
import type { Context, GameModule } from "../../games/contract";
import type { RecentGame } from "../../house/recent";
import type { MoveOutcome } from "../../wire/MoveOutcome";

export type Result = RecentGame["result"];

/** Several seats on one device neither win nor lose together. */
export function resultFor(outcome: MoveOutcome, seats: number[]): Result {
  const [mine] = seats;
  if (mine === undefined || seats.length > 1) return "seen";
  return outcome.winners.includes(mine) ? "won" : "lost";
}

/** Won or lost, said plainly; for who has no side of his own, who did. */
export function headline(outcome: MoveOutcome, seats: number[], names: string[], t: Context["t"]): string {
  const result = resultFor(outcome, seats);
  if (result !== "seen") return t(`end-${result}`);
  const winners = outcome.winners.map((seat) => names[seat] ?? String(seat + 1));
  if (winners.length === 0) return t("end-nobody");
  return t("end-winners", { names: listed(winners, t), count: winners.length });
}

/** « Ana, Basile et Chloé ». */
export function listed(names: string[], t: Context["t"]): string {
  const last = names.at(-1);
  if (last === undefined) return "";
  const before = names.slice(0, -1);
  return before.length === 0 ? last : t("end-and", { names: before.join(", "), last });
}

export interface Fate {
  seat: number;
  name: string;
  won: boolean;
  /** In a few words. */
  line: string;
}

/** Everybody's end, the winners first. */
export function fates(module: GameModule, context: Context, outcome: MoveOutcome): Fate[] {
  const rank = (seat: number) => outcome.ranks[seat] ?? context.names.length;
  return context.names
    .map((name, seat) => ({ seat, name, won: outcome.winners.includes(seat), line: fate(module, seat, context) }))
    .sort((a, b) => rank(a.seat) - rank(b.seat) || a.seat - b.seat);
}

function fate(module: GameModule, seat: number, context: Context): string {
  if (module.fate) return module.fate(seat, context);
  const { line, score } = module.seatFacts(seat, context);
  return score ?? line;
}
