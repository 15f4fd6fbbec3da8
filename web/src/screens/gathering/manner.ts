// How a table runs: the values that a host can choose for its game.
import type { Absent } from "../../wire/Absent";
import type { GameInfo } from "../../wire/GameInfo";
import type { Tempo } from "../../wire/Tempo";

const TEMPOS: Tempo[] = ["auto", "off", "quick", "normal", "slow"];

/** None for a game without clocks. */
export function temposOf(info: GameInfo): Tempo[] {
  return info.periods.length ? TEMPOS : [];
}

/** Who is away can only leave a game that goes on without him, and only a bot that exists can hold a seat. */
export function absencesOf(info: GameInfo): Absent[] {
  const all: Absent[] = ["wait", "bot", "leave"];
  return all.filter((it) => (it !== "leave" || info.departures) && (it !== "bot" || info.bots.length > 0));
}
