// The line to a table, as the screens see it: reactive, and awake when the browser is.
import type { LessonAct } from "../wire/LessonAct";
import type { TableInfo } from "../wire/TableInfo";
import { LiveClient, type Line } from "./client";
import { opener } from "./lines";
import { NOTHING, type TableState } from "./state";

export { wayToLesson, wayToTable } from "./lines";

export class LiveTable {
  state = $state.raw<TableState>(NOTHING);
  line = $state<Line>("connecting");
  refusal = $state<string | null>(null);
  losses = $state(0);

  #client: LiveClient;

  /** `way` is asked for again whenever the line has to be opened anew. */
  constructor(way: () => string, secret: string | null, looksOn = false) {
    const open = opener();
    this.#client = new LiveClient({
      open: (ears) => open(way(), ears),
      secret: () => secret,
      looksOn,
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
