// Everything the client asks over HTTP, one function each.
import type { GameInfo } from "../wire/GameInfo";
import type { NewTable } from "../wire/NewTable";
import type { Replay } from "../wire/Replay";
import type { SeatRequest } from "../wire/SeatRequest";
import type { TableChange } from "../wire/TableChange";
import type { TableInfo } from "../wire/TableInfo";
import type { TableSummary } from "../wire/TableSummary";
import { requestJson, requestText, type Method } from "./http";
import { asMe, me } from "./me.svelte";

export { Failure } from "./http";

function tablePath(code: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(code)}${rest}`;
}

function mine<T>(path: string, method: Method, body?: unknown): Promise<T> {
  return asMe((secret) => requestJson<T>(path, { method, body, secret }));
}

export const games = () => requestJson<GameInfo[]>("/api/games");

export const publicTables = () => requestJson<TableSummary[]>("/api/tables", { secret: me.secret });

/** Somebody who has never played has no tables; nothing is asked of the server then. */
export const myTables = () =>
  me.secret ? requestJson<TableSummary[]>("/api/me/tables", { secret: me.secret }) : Promise.resolve([]);

export const openTable = (wanted: Partial<NewTable> & { game: string }) =>
  mine<TableInfo>("/api/tables", "POST", wanted);

export const table = (code: string) => requestJson<TableInfo>(tablePath(code), { secret: me.secret });

export const changeTable = (code: string, change: Partial<TableChange>) =>
  mine<TableInfo>(tablePath(code), "PATCH", change);

export const setSeat = (code: string, seat: number, who: SeatRequest) =>
  mine<TableInfo>(tablePath(code, `/seats/${seat}`), "POST", who);

export const join = (code: string) => mine<TableInfo>(tablePath(code, "/join"), "POST");

export const leave = (code: string) => mine<TableInfo | undefined>(tablePath(code, "/leave"), "POST");

export const start = (code: string) => mine<TableInfo>(tablePath(code, "/start"), "POST");

export const rematch = (code: string) => mine<TableInfo>(tablePath(code, "/rematch"), "POST");

export const replay = (code: string, seat: number | null) =>
  requestJson<Replay>(tablePath(code, "/replay") + (seat === null ? "" : `?seat=${seat}`), { secret: me.secret });

export const record = (code: string) => requestText(tablePath(code, "/record"), { secret: me.secret });

export const replayRecord = (text: string, seat: number | null) =>
  requestJson<Replay>("/api/replay", { method: "POST", body: { record: text, seat }, secret: me.secret });
