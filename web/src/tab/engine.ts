// One worker that holds tables on this device, as the page sees it: requests with answers, lines that open and close, and
// an end that may come at any time.
import type { Method } from "../api/http";
import type { Ears, Socket } from "../live/client";
import type { FromWorker, ToWorker } from "./worker/protocol";

/** What is needed of a Worker. */
export interface Thread {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface Answer {
  status: number;
  body: string;
}

/** Why an engine does nothing: `gone` if its script is not here or it has stopped. */
export type EngineEnd = "no-wasm" | "no-store" | "gone";

export class EngineFailure extends Error {
  readonly code: EngineEnd;
  constructor(code: EngineEnd) {
    super(`the engine on this device: ${code}`);
    this.code = code;
  }
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: EngineFailure) => void;
}

/** How long an engine that was ready may say nothing to a line that opens, in milliseconds. */
const SILENCE = 10_000;

export class Engine {
  /** Why it has ended; null while it runs. */
  ended: EngineEnd | null = null;

  #thread: Thread;
  #ready = false;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, Ears>();
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(thread: Thread) {
    this.#thread = thread;
    thread.onmessage = ({ data }) => this.#hear(data);
    // A script that is not here, or a fault nobody caught. What runs on after a fault cannot be trusted: the log can.
    thread.onerror = ({ message }) => {
      console.error("the engine on this device:", message ?? "its script did not load");
      this.end("gone");
    };
  }

  begin(says: ToWorker & { type: "begin" }): void {
    this.#post(says);
  }

  request(method: Method, path: string, body: string | null): Promise<Answer> {
    if (this.ended) return Promise.reject(new EngineFailure(this.ended));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post({ type: "request", id, method, path, body });
    });
  }

  open(way: string, ears: Ears): Socket {
    const line = this.#nextId++;
    this.#lines.set(line, ears);
    if (this.ended) queueMicrotask(() => this.#closed(line));
    else {
      this.#post({ type: "open", line, way });
      this.#expectSomething();
    }
    return {
      send: (text) => this.#lines.has(line) && this.#post({ type: "say", line, text }),
      close: () => {
        if (!this.#lines.delete(line)) return;
        this.#post({ type: "close", line });
      },
    };
  }

  /** Whoever waits hears it; what was kept is taken up by another engine. */
  end(why: EngineEnd): void {
    if (this.ended) return;
    this.ended = why;
    clearTimeout(this.#watch);
    this.#thread.onmessage = this.#thread.onerror = null;
    this.#thread.terminate();
    for (const { reject } of this.#waiting.values()) reject(new EngineFailure(why));
    this.#waiting.clear();
    for (const line of [...this.#lines.keys()]) this.#closed(line);
  }

  #post(message: ToWorker): void {
    if (!this.ended) this.#thread.postMessage(message);
  }

  /** A worker that was stopped by the system says nothing more, not even that. */
  #expectSomething(): void {
    if (!this.#ready) return;
    this.#watch ??= setTimeout(() => this.end("gone"), SILENCE);
  }

  #hear(message: FromWorker): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    switch (message.type) {
      case "ready":
        this.#ready = true;
        return;
      case "failed":
        return this.end(message.code);
      case "answer":
        this.#waiting.get(message.id)?.resolve({ status: message.status, body: message.body });
        this.#waiting.delete(message.id);
        return;
      case "opened":
        return this.#lines.get(message.line)?.opened();
      case "said":
        return this.#lines.get(message.line)?.said(message.text);
      case "closed":
        return this.#closed(message.line);
      case "trouble":
        console.warn("the engine on this device:", message.what);
    }
  }

  #closed(line: number): void {
    const ears = this.#lines.get(line);
    this.#lines.delete(line);
    ears?.closed();
  }
}
