// Everything the client asks, one function each: of the server over HTTP, or of the engine on this device, which answers the
// same. Tables are asked where they are; what both can answer is asked of the server first.
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
import { keepsTables, noteTableHere } from "../house/here";
import { isTabWay } from "../house/way";
import { hasEngine } from "../offline/offline.svelte";
import { Failure, requestJson, requestText, type Method, type Request } from "./http";
import { asMe, forgetGuest, me } from "./me.svelte";
import { currentSettings } from "../ui/settings.svelte";
import { isAway } from "./reach.svelte";

export { Failure };

function tablePath(code: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(code)}${rest}`;
}

const isHere = (path: string) => isTabWay(/^\/api\/(?:tables|past)\/([^/?]+)/.exec(path)?.[1] ?? "");

/** Asks the engine on this device, which is fetched by who needs it. */
async function askHere(path: string, request: Request = {}): Promise<string> {
  const { host } = await import("../tab/host").catch(() => {
    throw new Failure("engine", 0, "the engine is not on this device");
  });
  return host().request(path, request);
}

async function here<T>(path: string, request?: Request): Promise<T> {
  const text = await askHere(path, request);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** How long a slow network is waited for where this device has the answer, too, in milliseconds. */
const PATIENCE = 6000;

/** What the server and this device both know. A server that does not answer is said to, where this device cannot help either. */
async function anywhere<T>(path: string, request: Request = {}): Promise<T> {
  const isRead = request.method === undefined;
  try {
    return await requestJson<T>(path, { ...request, ...(isRead && hasEngine() ? { patience: PATIENCE } : {}) });
  } catch (error) {
    if (!isOffline(error)) throw error;
    return here<T>(path, request).catch((failure: unknown) => {
      throw isHelpless(failure) ? error : failure;
    });
  }
}

function isOffline(error: unknown): boolean {
  return error instanceof Failure && error.code === "offline";
}

/** This device can do nothing itself: the engine is not on it, or nothing can be kept here. */
function isHelpless(error: unknown): boolean {
  return error instanceof Failure && ["engine", "no-wasm", "no-store"].includes(error.code);
}

function mine<T>(path: string, method: Method, body?: unknown): Promise<T> {
  if (isHere(path)) return here<T>(path, { method, body });
  return asMe((secret) => requestJson<T>(path, { method, body, secret }));
}

/** What anybody may ask, as me if the server still knows me. */
async function asAnyone<T>(path: string): Promise<T> {
  if (isHere(path)) return here<T>(path);
  const { secret } = me;
  try {
    return await requestJson<T>(path, { secret });
  } catch (error) {
    if (!secret || !(error instanceof Failure) || error.status !== 401) throw error;
    forgetGuest();
    return requestJson<T>(path);
  }
}

export const games = () => anywhere<GameInfo[]>("/api/games");

/** The lesson of a game: its steps, and what is said in the first game after it. */
export const lesson = (game: string) => anywhere<LessonInfo>(`/api/lessons/${encodeURIComponent(game)}`);

/** All riddles of the house. */
export const riddles = () => anywhere<RiddleInfo[]>("/api/riddles");

const onDay = (date: string | undefined) => (date === undefined ? "" : `?date=${encodeURIComponent(date)}`);

/** The riddle of a day, the same for everybody; today's if absent. */
export const riddleOfDay = (date?: string) => anywhere<RiddleOfDay>(`/api/riddles/today${onDay(date)}`);

/** Those of this day and of four weeks before it, the latest first. */
export const riddleDays = (date?: string) => anywhere<RiddleOfDay[]>(`/api/riddles/days${onDay(date)}`);

export const riddle = (id: string) => anywhere<RiddleScene>(`/api/riddles/${encodeURIComponent(id)}`);

/** What is said of an answer; null: I give up. */
export const answerRiddle = (id: string, answer: string | null) =>
  anywhere<RiddleVerdict>(`/api/riddles/${encodeURIComponent(id)}/answer`, { method: "POST", body: { answer } });

export const publicTables = () => asAnyone<TableSummary[]>("/api/tables");

/** Somebody who has never played has no tables; nothing is asked of the server then. */
const tablesThere = () =>
  me.secret ? requestJson<TableSummary[]>("/api/me/tables", { secret: me.secret }) : Promise.resolve([]);

/** Those on this device; whoever has none does not fetch the engine to hear so. */
export async function tablesHere(): Promise<TableSummary[]> {
  return keepsTables() ? here<TableSummary[]>("/api/me/tables") : [];
}

/** All of them, wherever they are; a server that does not answer hides only its own. */
export async function myTables(): Promise<TableSummary[]> {
  const [there, kept] = await Promise.allSettled([tablesThere(), tablesHere()]);
  if (there.status === "rejected" && kept.status === "rejected") throw there.reason;
  return [there, kept].flatMap((it) => (it.status === "fulfilled" ? it.value : []));
}

/** On the server while it answers; otherwise, or where that was chosen for games against bots, on this device. A public table needs a server. */
export async function openTable(wanted: Partial<NewTable> & { game: string }): Promise<TableInfo> {
  const mayBeHere = wanted.public !== true;
  const isChosen = currentSettings().playHere && Boolean(wanted.against);
  const isFirstHere = mayBeHere && (isChosen || isAway());
  try {
    return await (isFirstHere ? openHere(wanted) : openThere(wanted));
  } catch (error) {
    if (isFirstHere && isHelpless(error)) return openThere(wanted);
    if (isFirstHere || !mayBeHere || !isOffline(error)) throw error;
    return openHere(wanted).catch((failure: unknown) => {
      throw isHelpless(failure) ? error : failure;
    });
  }
}

/** On the server, whatever was chosen. */
export const openThere = (wanted: Partial<NewTable>) => mine<TableInfo>("/api/tables", "POST", wanted);

async function openHere(wanted: Partial<NewTable>): Promise<TableInfo> {
  const table = await here<TableInfo>("/api/tables", { method: "POST", body: wanted });
  noteTableHere();
  return table;
}

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

/** A table on this device is put away for good. */
export const removeTable = (code: string) => here<void>(tablePath(code), { method: "DELETE" });

/** A finished game at its own address. */
export function past(id: string, seat: number | null): Promise<Replay> {
  const path = `/api/past/${encodeURIComponent(id)}` + (seat === null ? "" : `?seat=${seat}`);
  return isHere(path) ? here<Replay>(path) : requestJson<Replay>(path);
}

export const replay = (code: string, seat: number | null) =>
  asAnyone<Replay>(tablePath(code, "/replay") + (seat === null ? "" : `?seat=${seat}`));

export function record(code: string): Promise<string> {
  const path = tablePath(code, "/record");
  return isHere(path) ? askHere(path) : requestText(path, { secret: me.secret });
}

export const replayRecord = (text: string, seat: number | null) =>
  anywhere<Replay>("/api/replay", { method: "POST", body: { record: text, seat }, secret: me.secret });
