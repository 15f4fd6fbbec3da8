// The line to a table, as the screens see it: reactive, and awake when the browser is.
import type { LessonAct } from "../wire/LessonAct";
import type { TableInfo } from "../wire/TableInfo";
import { LiveClient, type Ears, type Line, type Socket } from "./client";
import { NOTHING, type TableState } from "./state";

/** Where the line to a table begins: what follows `/ws/` in its address. */
export function wayToTable(code: string): string {
  return encodeURIComponent(code);
}

/** The same for a lesson, at a step of it. */
export function wayToLesson(game: string, step: number): string {
  return `lesson/${encodeURIComponent(game)}?step=${step}`;
}

function socketAddress(way: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${way}`;
}

function openSocket(address: string, ears: Ears): Socket {
  const socket = new WebSocket(address);
  socket.onopen = ears.opened;
  socket.onclose = ears.closed;
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") ears.said(data);
  };
  return socket;
}

export class LiveTable {
  state = $state.raw<TableState>(NOTHING);
  line = $state<Line>("connecting");
  refusal = $state<string | null>(null);
  losses = $state(0);

  #client: LiveClient;

  /** `way` is asked for again whenever the line has to be opened anew. */
  constructor(way: () => string, secret: string | null) {
    this.#client = new LiveClient({
      open: (ears) => openSocket(socketAddress(way()), ears),
      secret: () => secret,
      random: Math.random,
      changed: () => this.#copy(),
    });
  }

  #copy(): void {
    this.state = this.#client.state;
    this.line = this.#client.line;
    this.refusal = this.#client.refusal;
    this.losses = this.#client.losses;
  }

  /** Connects; returns how to leave. */
  start(): () => void {
    const wake = () => {
      if (!document.hidden) this.#client.wake();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#client.connect();
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#client.leave();
    };
  }

  play = (notation: string) => this.#client.play(notation);
  chat = (text: string, channel: string | null = null) => this.#client.chat(text, channel);
  seen = (round: number, moment: number) => this.#client.seen(round, moment);
  sleep = (seat: number, asleep: boolean) => this.#client.sleep(seat, asleep);
  lesson = (act: LessonAct) => this.#client.lesson(act);
  look = (seat: number | null) => this.#client.look(seat);

  refuse(code: string): void {
    this.#client.refuse(code);
  }

  /** What an HTTP answer says of the table, without waiting for the line to say it too. */
  learn(table: TableInfo): void {
    this.#client.learn(table);
  }
}
