// The line to a table, as the screens see it: reactive, and awake when the browser is.
import type { TableInfo } from "../wire/TableInfo";
import { LiveClient, type Ears, type Line, type Socket } from "./client";
import { NOTHING, type TableState } from "./state";

function socketAddress(code: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/${encodeURIComponent(code)}`;
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

  constructor(code: string, secret: string | null) {
    this.#client = new LiveClient({
      open: (ears) => openSocket(socketAddress(code), ears),
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
  look = (seat: number | null) => this.#client.look(seat);

  refuse(code: string): void {
    this.#client.refuse(code);
  }

  /** What an HTTP answer says of the table, without waiting for the line to say it too. */
  learn(table: TableInfo): void {
    this.#client.learn(table);
  }
}
