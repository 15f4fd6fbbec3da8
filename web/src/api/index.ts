// Everything the client asks over HTTP, one function each.
import type { GameInfo } from "../wire/GameInfo";
import type { LessonInfo } from "../wire/LessonInfo";
import type { NewTable } from "../wire/NewTable";
import type { NextGame } from "../wire/NextGame";
import type { ProgramCreated } from "../wire/ProgramCreated";
import type { Replay } from "../wire/Replay";
import type { RiddleInfo } from "../wire/RiddleInfo";
import type { RiddleOfDay } from "../wire/RiddleOfDay";
import type { RiddleScene } from "../wire/RiddleScene";
import type { RiddleVerdict } from "../wire/RiddleVerdict";
import type { SeatRequest } from "../wire/SeatRequest";
import type { TableChange } from "../wire/TableChange";
import type { TableInfo } from "../wire/TableInfo";
import type { TableSummary } from "../wire/TableSummary";
import { Failure, requestJson, requestText, type Method } from "./http";
import { asMe, forgetGuest, me } from "./me.svelte";

export { Failure };

function tablePath(code: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(code)}${rest}`;
}

function mine<T>(path: string, method: Method, body?: unknown): Promise<T> {
  return asMe((secret) => requestJson<T>(path, { method, body, secret }));
}

/** What anybody may ask, as me if the server still knows me. */
async function asAnyone<T>(path: string): Promise<T> {
  const { secret } = me;
  try {
    return await requestJson<T>(path, { secret });
  } catch (error) {
    if (!secret || !(error instanceof Failure) || error.status !== 401) throw error;
    forgetGuest();
    return requestJson<T>(path);
  }
}

export const games = () => requestJson<GameInfo[]>("/api/games");

/** The lesson of a game: its steps, and what is said in the first game after it. */
export const lesson = (game: string) => requestJson<LessonInfo>(`/api/lessons/${encodeURIComponent(game)}`);

/** All riddles of the house. */
export const riddles = () => requestJson<RiddleInfo[]>("/api/riddles");

const onDay = (date: string | undefined) => (date === undefined ? "" : `?date=${encodeURIComponent(date)}`);

/** The riddle of a day, the same for everybody; today's if absent. */
export const riddleOfDay = (date?: string) => requestJson<RiddleOfDay>(`/api/riddles/today${onDay(date)}`);

/** Those of this day and of four weeks before it, the latest first. */
export const riddleDays = (date?: string) => requestJson<RiddleOfDay[]>(`/api/riddles/days${onDay(date)}`);

export const riddle = (id: string) => requestJson<RiddleScene>(`/api/riddles/${encodeURIComponent(id)}`);

/** What is said of an answer; null: I give up. */
export const answerRiddle = (id: string, answer: string | null) =>
  requestJson<RiddleVerdict>(`/api/riddles/${encodeURIComponent(id)}/answer`, { method: "POST", body: { answer } });

export const publicTables = () => asAnyone<TableSummary[]>("/api/tables");

/** Somebody who has never played has no tables; nothing is asked of the server then. */
export const myTables = () =>
  me.secret ? requestJson<TableSummary[]>("/api/me/tables", { secret: me.secret }) : Promise.resolve([]);

export const openTable = (wanted: Partial<NewTable> & { game: string }) =>
  mine<TableInfo>("/api/tables", "POST", wanted);

export const table = (code: string) => asAnyone<TableInfo>(tablePath(code));

export const changeTable = (code: string, change: Partial<TableChange>) =>
  mine<TableInfo>(tablePath(code), "PATCH", change);

export const setSeat = (code: string, seat: number, who: SeatRequest) =>
  mine<TableInfo>(tablePath(code, `/seats/${seat}`), "POST", who);

/** A program of one's own plays the seat; the answer has its key, this once. */
export const seatProgram = (code: string, seat: number, name: string) =>
  mine<ProgramCreated>(tablePath(code, `/seats/${seat}/program`), "POST", { name });

export const join = (code: string) => mine<TableInfo>(tablePath(code, "/join"), "POST");

export const leave = (code: string) => mine<TableInfo | undefined>(tablePath(code, "/leave"), "POST");

export const pause = (code: string, paused: boolean) =>
  mine<TableInfo>(tablePath(code, paused ? "/pause" : "/resume"), "POST");

/** Has a player leave who has been away for long. */
export const sendAway = (code: string, seat: number) =>
  mine<TableInfo>(tablePath(code, `/seats/${seat}/remove`), "POST");

export const start = (code: string) => mine<TableInfo>(tablePath(code, "/start"), "POST");

/** Gives up a game that cannot go on. */
export const close = (code: string) => mine<TableInfo>(tablePath(code, "/close"), "POST");

export const rematch = (code: string) => mine<TableInfo>(tablePath(code, "/rematch"), "POST");

/** What I say about the next game at a table where one is over. */
export const next = (code: string, says: NextGame) => mine<TableInfo>(tablePath(code, "/next"), "POST", says);

/** A finished game at its own address. */
export const past = (id: string, seat: number | null) =>
  requestJson<Replay>(`/api/past/${encodeURIComponent(id)}` + (seat === null ? "" : `?seat=${seat}`));

export const replay = (code: string, seat: number | null) =>
  asAnyone<Replay>(tablePath(code, "/replay") + (seat === null ? "" : `?seat=${seat}`));

export const record = (code: string) => requestText(tablePath(code, "/record"), { secret: me.secret });

export const replayRecord = (text: string, seat: number | null) =>
  requestJson<Replay>("/api/replay", { method: "POST", body: { record: text, seat }, secret: me.secret });
