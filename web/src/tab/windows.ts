// Several windows of one browser, and one engine: whoever holds the lock runs the worker, the others speak to it through him.
// When his window goes, the lock goes to another, whose engine reads everything from the store; lines come back by themselves.
import type { Thread } from "./engine";
import type { FromWorker, ToWorker } from "./worker/protocol";

/** What is needed of a BroadcastChannel. */
export interface Channel {
  postMessage(message: Word): void;
  close(): void;
  onmessage: ((event: { data: Word }) => void) | null;
}

/** What windows say to each other. */
export type Word =
  | { kind: "ask"; from: string; message: ToWorker }
  | { kind: "tell"; to: string; message: FromWorker }
  /** I hold the engine now: whatever was asked of another is lost. */
  | { kind: "holder" }
  /** A window goes, with all its lines. */
  | { kind: "bye"; from: string };

export interface Surroundings {
  /** My name among the windows. */
  me: string;
  worker: () => Thread;
  channel: () => Channel;
  /** Runs `held` while the lock is mine: at once if it is free, or when it becomes so; says false if it is not free now. */
  lock: (held: () => Promise<void>, waits: boolean) => Promise<boolean>;
}

/** Who asked for what the worker answers. */
interface Asked {
  from: string;
  id: number;
}

export class SharedThread implements Thread {
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;

  #around: Surroundings;
  #channel: Channel;
  #worker: Thread | null = null;
  #early: ToWorker[] | null = [];
  #over = false;
  #release: () => void = () => undefined;
  /** By the number that the worker knows. */
  #asked = new Map<number, Asked>();
  #lines = new Map<string, number>();
  #next = 1;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#channel = around.channel();
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    void this.#decide();
  }

  postMessage(message: ToWorker): void {
    if (this.#over) return;
    if (this.#early) this.#early.push(message);
    else this.#send(message);
  }

  terminate(): void {
    if (this.#over) return;
    this.#over = true;
    if (!this.#worker) this.#channel.postMessage({ kind: "bye", from: this.#around.me });
    this.#worker?.terminate();
    this.#channel.close();
    this.#release();
  }

  async #decide(): Promise<void> {
    const held = () => new Promise<void>((release) => this.#hold(release));
    if (await this.#around.lock(held, false)) return;
    this.#flush();
    // It is free when its holder is gone: then there is nobody to speak to.
    void this.#around.lock(() => Promise.resolve(this.#end("the window that held the engine is gone")), true);
  }

  #hold(release: () => void): void {
    this.#release = release;
    if (this.#over) return release();
    const worker = this.#around.worker();
    worker.onmessage = ({ data }) => this.#pass(data);
    worker.onerror = (event) => this.#end(event.message);
    this.#worker = worker;
    this.#channel.postMessage({ kind: "holder" });
    this.#flush();
  }

  #flush(): void {
    const early = this.#early ?? [];
    this.#early = null;
    for (const message of early) this.#send(message);
  }

  #send(message: ToWorker): void {
    const { me } = this.#around;
    if (this.#worker) this.#ask(me, message);
    else this.#channel.postMessage({ kind: "ask", from: me, message });
  }

  #end(message?: string): void {
    if (this.#over) return;
    const heard = this.onerror;
    this.terminate();
    heard?.(message === undefined ? {} : { message });
  }

  #hear(word: Word): void {
    if (this.#over) return;
    const { me } = this.#around;
    if (word.kind === "tell" && word.to === me) this.onmessage?.({ data: word.message });
    else if (word.kind === "holder" && !this.#worker && !this.#early) this.#end("another window holds the engine now");
    else if (word.kind === "ask" && this.#worker) this.#ask(word.from, word.message);
    else if (word.kind === "bye" && this.#worker) this.#leave(word.from);
  }

  /** To the worker, under numbers that no two windows share. */
  #ask(from: string, message: ToWorker): void {
    const key = (line: number) => `${from} ${line}`;
    switch (message.type) {
      case "begin":
        return this.#worker?.postMessage(message);
      case "request": {
        const id = this.#named(from, message.id);
        return this.#worker?.postMessage({ ...message, id });
      }
      case "open": {
        const line = this.#named(from, message.line);
        this.#lines.set(key(message.line), line);
        return this.#worker?.postMessage({ ...message, line });
      }
      case "say":
      case "close": {
        const line = this.#lines.get(key(message.line));
        if (line === undefined) return;
        if (message.type === "close") this.#forget(line);
        this.#worker?.postMessage({ ...message, line });
      }
    }
  }

  #named(from: string, id: number): number {
    const name = this.#next++;
    this.#asked.set(name, { from, id });
    return name;
  }

  #forget(name: number): void {
    const asked = this.#asked.get(name);
    if (asked) this.#lines.delete(`${asked.from} ${asked.id}`);
    this.#asked.delete(name);
  }

  /** From the worker, to who asked. */
  #pass(message: FromWorker): void {
    switch (message.type) {
      case "ready":
      case "failed":
      case "trouble":
        return this.onmessage?.({ data: message });
      case "answer": {
        const asked = this.#asked.get(message.id);
        this.#forget(message.id);
        if (asked) this.#tell(asked.from, { ...message, id: asked.id });
        return;
      }
      case "opened":
      case "said":
      case "closed": {
        const asked = this.#asked.get(message.line);
        if (message.type === "closed") this.#forget(message.line);
        if (asked) this.#tell(asked.from, { ...message, line: asked.id });
      }
    }
  }

  #tell(to: string, message: FromWorker): void {
    if (to === this.#around.me) this.onmessage?.({ data: message });
    else this.#channel.postMessage({ kind: "tell", to, message });
  }

  #leave(from: string): void {
    for (const [line, asked] of [...this.#asked]) {
      if (asked.from !== from) continue;
      const isLine = this.#lines.has(`${from} ${asked.id}`);
      this.#forget(line);
      if (isLine) this.#worker?.postMessage({ type: "close", line });
    }
  }
}

/** A thread of this script that all windows of the browser share, where the browser has locks; else one of this window. */
export function sharedThread(script: string): Thread {
  const worker = () => new Worker(script, { type: "module" }) as Thread;
  if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return worker();
  const name = `bestiaire-engine ${script}`;
  const thread = new SharedThread({
    me: `${Date.now()}-${Math.random()}`,
    worker,
    channel: () => new BroadcastChannel(name) as unknown as Channel,
    lock: (held, waits) =>
      navigator.locks.request(name, waits ? {} : { ifAvailable: true }, async (lock) => {
        if (lock) await held();
        return lock !== null;
      }),
  });
  // What lies in the browser's memory of pages would keep the engine from others.
  addEventListener("pagehide", () => thread.onerror?.({ message: "the page is put away" }), { once: true });
  return thread;
}
