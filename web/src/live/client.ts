// The line to one table: says hello, comes back after a loss, and matches answers to questions.
import type { FromTable } from "../wire/FromTable";
import type { LessonAct } from "../wire/LessonAct";
import type { TableInfo } from "../wire/TableInfo";
import type { ToTable } from "../wire/ToTable";
import { delayBefore, PING_EVERY, PONG_WITHIN } from "./pace";
import { have, hear, NOTHING, seatToLookFrom, type TableState } from "./state";

export const PROTOCOL = 2;

/** What is needed of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened: () => void;
  said: (text: string) => void;
  closed: () => void;
}

export interface Surroundings {
  open: (ears: Ears) => Socket;
  secret: () => string | null;
  /** Only looks on, with everybody's eyes, whoever he is. */
  looksOn?: boolean;
  random: () => number;
  /** Called after every change. */
  changed: () => void;
}

/** `away`: the line is lost and will be tried again. `refused`: the table does not want us; `refusal` says why. */
export type Line = "connecting" | "here" | "away" | "refused" | "left";

export type Answer =
  | { kind: "done" }
  | { kind: "refused"; code: string; rule: string }
  | { kind: "error"; code: string }
  /** The line broke before the answer: the table's next picture tells whether it was carried out. */
  | { kind: "lost" };

/** Reasons to come back later rather than to stay away. */
const PASSING = ["busy", "too-fast", "crowded", "server"];

type Timer = ReturnType<typeof setTimeout>;

export class LiveClient {
  state: TableState = NOTHING;
  line: Line = "connecting";
  refusal: string | null = null;
  /** How often the line broke or could not be opened. */
  losses = 0;

  #around: Surroundings;
  #socket: Socket | null = null;
  #nextId = 1;
  #helloId = 0;
  #failures = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #asking: number | null | undefined;
  #retry: Timer | undefined;
  #ping: Timer | undefined;
  #silence: Timer | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  connect(): void {
    if (this.#socket || this.line === "left") return;
    clearTimeout(this.#retry);
    const socket: Socket = this.#around.open({
      opened: () => this.#hello(this.state.seat),
      said: (text) => this.#socket === socket && this.#receive(JSON.parse(text) as FromTable),
      closed: () => this.#socket === socket && this.#lost(),
    });
    this.#socket = socket;
  }

  /** The network or the tab is back: no reason to wait any longer. */
  wake(): void {
    if (this.line !== "away" || this.#socket) return;
    this.#failures = 0;
    this.connect();
  }

  leave(): void {
    this.line = "left";
    this.#stopTimers();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#giveUpWaiting();
  }

  play(notation: string): Promise<Answer> {
    const { seat, now } = this.state;
    if (seat === null || !now) return Promise.resolve({ kind: "error", code: "not-seated" });
    return this.#ask({ type: "play", seat, after: now.number, notation });
  }

  chat(text: string, channel: string | null): Promise<Answer> {
    return this.#ask({ type: "chat", text, channel });
  }

  look(seat: number | null): Promise<Answer> {
    this.#asking = seat;
    return this.#ask({ type: "look", seat });
  }

  /** All up to this moment has been shown here: whoever waits for eyes need not wait for these. */
  seen(round: number, moment: number): void {
    if (this.line === "here") this.#say({ type: "seen", round, moment });
  }

  /** A seat of mine sleeps: the table answers for it where it has nothing to decide. To be said again after every hello. */
  sleep(seat: number, asleep: boolean): Promise<Answer> {
    return this.#ask({ type: "sleep", seat, asleep });
  }

  /** Something that is no move, at the table of a lesson. */
  lesson(act: LessonAct): Promise<Answer> {
    return this.#ask({ type: "lesson", act });
  }

  /** The table as an HTTP answer gave it; the line may say the same a moment later. */
  learn(table: TableInfo): void {
    if (this.state.table && table.changed < this.state.table.changed) return;
    this.state = { ...this.state, table, tableAt: Date.now() };
    this.#around.changed();
  }

  #hello(seat: number | null): void {
    // What was seen from another seat is of no use: moments are numbered for each viewer.
    const known = seat === this.state.seat ? have(this.state) : null;
    this.#helloId = this.#say({
      type: "hello",
      protocol: PROTOCOL,
      secret: this.#around.secret(),
      seat,
      have: known,
      shows: true,
    });
    this.#keepAlive();
  }

  #say(says: ToTable): number {
    const id = this.#nextId++;
    this.#socket?.send(JSON.stringify({ id, ...says }));
    return id;
  }

  #ask(says: ToTable): Promise<Answer> {
    if (this.line !== "here") return Promise.resolve({ kind: "lost" });
    return new Promise((resolve) => this.#waiting.set(this.#say(says), resolve));
  }

  #receive(message: FromTable): void {
    this.#heardSomething();
    if (message.type === "welcome") this.#welcomed(message.protocol);
    this.#answer(message);
    const { state, missed } = hear(this.state, message);
    this.state = "table" in message ? { ...state, tableAt: Date.now() } : state;
    if (message.type === "picture") this.#asking = undefined;
    if (missed) this.#askPicture(this.state.seat);
    else if (message.type === "welcome" || message.type === "table") this.#chooseEyes();
    this.#around.changed();
  }

  #welcomed(protocol: number): void {
    this.#failures = 0;
    if (protocol === PROTOCOL) this.line = "here";
    else this.refuse("protocol");
  }

  #chooseEyes(): void {
    const { table, seat } = this.state;
    if (this.#around.looksOn || this.line !== "here" || !table || table.phase === "gathering") return;
    const wanted = seatToLookFrom(this.state);
    if (wanted !== seat) this.#askPicture(wanted);
  }

  #askPicture(seat: number | null): void {
    if (this.#asking !== seat) void this.look(seat);
  }

  #answer(message: FromTable): void {
    switch (message.type) {
      case "done":
        return this.#resolve(message.id, { kind: "done" });
      case "refused":
        return this.#resolve(message.id, { kind: "refused", code: message.code, rule: message.rule });
      case "error":
        if (message.id === this.#helloId) return this.#helloFailed(message.code);
        if (message.id !== null) this.#resolve(message.id, { kind: "error", code: message.code });
    }
  }

  #resolve(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** A seat that is no longer mine is no reason to stay away: look with everybody's eyes. */
  #helloFailed(code: string): void {
    if (this.line === "here") return;
    if (PASSING.includes(code)) return this.#hangUp();
    if (this.state.seat === null || code !== "not-your-seat") return this.refuse(code);
    this.state = { ...this.state, seat: null, now: null, heard: [] };
    this.#hello(null);
  }

  /** There is nothing to come back to. */
  refuse(code: string): void {
    this.leave();
    this.line = "refused";
    this.refusal = code;
    this.#around.changed();
  }

  #lost(): void {
    this.#socket = null;
    this.#stopTimers();
    this.line = "away";
    this.losses += 1;
    this.#asking = undefined;
    this.#giveUpWaiting();
    this.#retry = setTimeout(() => this.connect(), delayBefore(this.#failures++, this.#around.random()));
    this.#around.changed();
  }

  #giveUpWaiting(): void {
    for (const resolve of this.#waiting.values()) resolve({ kind: "lost" });
    this.#waiting.clear();
  }

  #keepAlive(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      this.#say({ type: "ping" });
      this.#silence ??= setTimeout(() => this.#hangUp(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #heardSomething(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** A dead line may never say that it is closed. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#lost();
    socket?.close();
  }

  #stopTimers(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#heardSomething();
  }
}
