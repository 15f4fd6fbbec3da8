// What one client knows of a table, and how each message changes it. Pure: no socket, no clock.
import type { ChatLine } from "../wire/ChatLine";
import type { Coach } from "../wire/Coach";
import type { FromTable } from "../wire/FromTable";
import type { Have } from "../wire/Have";
import type { Moment } from "../wire/Moment";
import type { Next } from "../wire/Next";
import type { Past } from "../wire/Past";
import type { TableInfo } from "../wire/TableInfo";
import { follow } from "./follow";

export interface TableState {
  table: TableInfo | null;
  /** When this was heard of the table, in milliseconds: its clock goes on since. */
  tableAt: number;
  /** Seats of mine. */
  seats: number[];
  chat: ChatLine[];
  /** The seat looked from; null for the public view. */
  seat: number | null;
  /** Which game of this table the moment belongs to; 0 before the first. */
  round: number;
  now: Moment | null;
  /** Everything heard before now and now, for the log. */
  heard: Past[];
  /** What the coach says of it, at the table of a lesson. */
  coach: Coach | null;
}

export const NOTHING: TableState = {
  table: null,
  tableAt: 0,
  seats: [],
  chat: [],
  seat: null,
  round: 0,
  now: null,
  heard: [],
  coach: null,
};

export type Heard = { state: TableState; missed: boolean };

/** What to say in `hello` so that only the missing moments are sent. */
export function have(state: TableState): Have | null {
  return state.now ? { round: state.round, moment: state.now.number } : null;
}

function isOld(state: TableState, round: number, seat: number | null, next: Next): boolean {
  if (round < state.round) return true;
  return round === state.round && seat === state.seat && state.now !== null && next.number <= state.now.number;
}

function withMoment(state: TableState, round: number, seat: number | null, next: Next): Heard {
  if (isOld(state, round, seat, next)) return { state, missed: false };
  const known = state.round === round && state.seat === seat && state.now?.number === next.number - 1;
  if (!known || !state.now) return { state, missed: true };
  const line = { number: next.number, news: next.news };
  return { state: { ...state, now: follow(state.now, next), heard: [...state.heard, line] }, missed: false };
}

function withPast(past: Past[], now: Moment): Past[] {
  const before = past.filter((moment) => moment.number < now.number);
  const current = past.find((moment) => moment.number === now.number) ?? { number: now.number, news: now.news };
  return [...before, current];
}

/** `missed` says that a moment came that does not follow the last one: the picture must be asked for again. */
export function hear(state: TableState, message: FromTable): Heard {
  const unchanged = { state, missed: false };
  switch (message.type) {
    case "welcome":
      return { state: { ...state, table: message.table, seats: message.seats, chat: message.chat }, missed: false };
    case "table":
      return { state: { ...state, table: message.table, seats: message.seats }, missed: false };
    case "picture": {
      const { round, seat, now, past } = message;
      // Of another position he has yet to speak.
      const coach = round === state.round ? state.coach : null;
      return { state: { ...state, round, seat, now, heard: withPast(past, now), coach }, missed: false };
    }
    case "moment":
      return withMoment(state, message.round, message.seat, message.now);
    case "coach":
      return { state: { ...state, coach: message.coach }, missed: false };
    case "talk":
      return { state: { ...state, chat: message.chat }, missed: false };
    case "chat":
      if (state.chat.some((line) => line.number === message.line.number)) return unchanged;
      return { state: { ...state, chat: [...state.chat, message.line] }, missed: false };
    case "done":
    case "refused":
    case "error":
    case "pong":
      return unchanged;
  }
}

/**
 * The seat a client should look from: the one it looks from if it is still its own; else its only one. Somebody who holds
 * several seats starts behind the curtain, at the public view, unless he has chosen.
 */
export function seatToLookFrom(state: TableState): number | null {
  if (state.seat !== null && state.seats.includes(state.seat)) return state.seat;
  return state.seats.length === 1 ? (state.seats[0] ?? null) : null;
}
