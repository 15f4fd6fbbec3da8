// Who runs the table while a game is played.
import type { TableInfo } from "../../wire/TableInfo";

/** The host; or any player once the host has been away for long, or does not play and is not to be seen. */
export function isInCharge(table: TableInfo, guest: string | null, seated: boolean): boolean {
  if (guest === null) return false;
  if (table.host === guest) return true;
  const host = table.seats.find((seat) => seat.kind === "person" && seat.guest === table.host);
  return seated && host?.kind === "person" && host.absent;
}

/** Seats of players who have been away for so long that they may be sent away. */
export function absentSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, index) =>
    seat.kind === "person" && seat.absent && !seat.gone && seat.held === null ? [index] : [],
  );
}

/** What leaving means now: a bot holds the seat, the player is out of the game, or the seat waits. */
export type Leaving = "bot" | "good" | "wait";

export function whatLeavingMeans(table: TableInfo, departures: boolean, mySeats: number[]): Leaving {
  if (table.phase !== "playing") return "wait";
  if (table.absent === "bot") return "bot";
  const stillIn = mySeats.some((index) => {
    const seat = table.seats[index];
    return seat?.kind === "person" && !seat.gone;
  });
  return departures && stillIn ? "good" : "wait";
}
