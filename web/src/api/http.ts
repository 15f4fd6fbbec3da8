// One request to the server. Whatever goes wrong becomes a Failure with the key of its sentence.
import type { ApiError } from "../wire/ApiError";
import { noteReach } from "./reach.svelte";

export class Failure extends Error {
  constructor(
    /** Key of the sentence, `error-<code>`. */
    readonly code: string,
    /** HTTP status; 0 if the server was not reached. */
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Request {
  method?: Method;
  body?: unknown;
  secret?: string | null;
  /** How long an answer is waited for, in milliseconds; for as long as the browser does if absent. */
  patience?: number;
}

function isApiError(value: unknown): value is ApiError {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}

async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  if (isApiError(body)) return new Failure(body.code, response.status, body.detail);
  return new Failure("server", response.status, `HTTP ${response.status}`);
}

async function send(path: string, { method = "GET", body, secret, patience }: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    ...(patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }),
  }).catch((cause: unknown) => {
    noteReach(false);
    throw new Failure("offline", 0, String(cause));
  });
  noteReach(true);
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** The answer as JSON; undefined if there is none. The wire types are generated, so their shape is trusted. */
export async function requestJson<T>(path: string, request: Request = {}): Promise<T> {
  const text = await (await send(path, request)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export async function requestText(path: string, request: Request = {}): Promise<string> {
  return (await send(path, request)).text();
}
