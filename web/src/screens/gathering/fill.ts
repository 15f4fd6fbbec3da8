// What the red button of a lobby does: begin as it is, begin with those who are here, or have bots take the free seats first.
import type { SeatInfo } from "../../wire/SeatInfo";

export type Start = "begin" | "shrink" | "fill";

/** Free seats are left away only from the end: nobody is moved. */
export function howToStart(seats: SeatInfo[], least: number, isVillage: boolean): Start {
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  if (taken === seats.length) return "begin";
  const lastTaken = seats.findLastIndex(({ kind }) => kind !== "free");
  // A village is for as many as it was called for: its cards hang on it.
  return !isVillage && taken >= least && lastTaken === taken - 1 ? "shrink" : "fill";
}

export function freeSeats(seats: SeatInfo[]): number[] {
  return seats.flatMap(({ kind }, index) => (kind === "free" ? [index] : []));
}
