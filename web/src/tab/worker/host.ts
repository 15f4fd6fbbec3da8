// Runs the engine: gives it what comes in and the time, and does what it wants done, in its order. Whatever is to be written is written
// before the engine hears so, and only then it tells anybody.
import type { TableRow, TabStore, TabWrite } from "../store";
import type { Effect, FromWorker, Outcome, Told, ToWorker } from "./protocol";
import type { Thinking } from "./thinking";

/** What is needed of the engine: `TabHouse` of crates/tab. */
export interface Engine {
  handle(tick: number, ms: number, input: string): string;
}

export interface Surroundings {
  /** Made again after a fault: then it reads everything from the store. */
  engine: () => Engine;
  store: Pick<TabStore, "load" | "pastGame" | "write"> & { list: () => Promise<TableRow[]> };
  thinking: Pick<Thinking, "think" | "forget">;
  say: (message: FromWorker) => void;
  /** A clock that never goes back, and the time of day. */
  now: () => { tick: number; ms: number };
}

type Begin = Extract<ToWorker, { type: "begin" }>;

/** Longer than any timer may be set. */
const LONGEST = 2 ** 31 - 1;
/** So often a table's rules may fail before it stands still, and engines one after the other before nothing is played here. */
const FAULTS = 2;

export class Host {
  #around: Surroundings;
  #engine: Engine;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun: Begin | null = null;
  /** Lines that are open, and where they lead. */
  #lines = new Map<number, string>();
  /** Requests that have no answer yet. */
  #asked = new Map<number, string>();
  #faults = new Map<string, number>();
  /** Faults of engines that did nothing well in between. */
  #faultsInARow = 0;
  /** Counts engines: what was asked for another is nothing to this one. */
  #life = 0;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#engine = around.engine();
  }

  hear(message: ToWorker): void {
    switch (message.type) {
      case "begin":
        this.#begun = message;
        break;
      case "open":
        this.#lines.set(message.line, message.way);
        break;
      case "close":
        this.#lines.delete(message.line);
        break;
      case "request":
        this.#asked.set(message.id, tableOf(message.path));
        break;
      case "say":
        if (!this.#lines.has(message.line)) return;
    }
    this.#feed(message, this.#placeOf(message));
  }

  #placeOf(message: ToWorker): string {
    if (message.type === "request") return tableOf(message.path);
    return "line" in message ? (this.#lines.get(message.line) ?? "") : "";
  }

  #feed(input: ToWorker | Told | (Begin & { broken: string[] }), place: string): void {
    const { tick, ms } = this.#around.now();
    let outcome: Outcome;
    try {
      outcome = JSON.parse(this.#engine.handle(tick, ms, JSON.stringify(input))) as Outcome;
    } catch (fault) {
      return this.#recover(place, fault);
    }
    if (input.type !== "begin") this.#faultsInARow = 0;
    clearTimeout(this.#timer);
    if (outcome.due !== null) {
      const wait = Math.min(Math.max(0, outcome.due - tick), LONGEST);
      this.#timer = setTimeout(() => this.#feed({ type: "ring" }, ""), Math.ceil(wait));
    }
    for (const effect of outcome.effects) this.#do(effect);
  }

  #do(effect: Effect): void {
    const { store, thinking, say } = this.#around;
    switch (effect.type) {
      case "answer":
        this.#asked.delete(effect.id);
        return say(effect);
      case "said":
        return effect.lines.forEach((line) => say({ type: "said", line, text: effect.text }));
      case "closed":
        this.#lines.delete(effect.line);
        return say(effect);
      case "opened":
      case "trouble":
        return say(effect);
      case "load":
        return this.#read("loaded", effect.ask, effect.table, () => store.load(effect.table));
      case "load_game":
        return this.#read("loaded_game", effect.ask, "", () => store.pastGame(effect.game));
      case "list":
        return this.#read("listed", effect.ask, "", () => store.list());
      case "write":
        return this.#write(effect.table, effect.write as TabWrite);
      case "think":
        return this.#think(effect);
      case "forget":
        return thinking.forget(effect.place);
    }
  }

  #read(type: "loaded" | "loaded_game" | "listed", ask: number, place: string, read: () => Promise<unknown>): void {
    const tell = this.#ifAlive((said: { ok: unknown } | { error: string }) =>
      this.#feed({ type, ask, read: said }, place),
    );
    read().then(
      (ok) => tell({ ok }),
      (error: unknown) => tell({ error: String(error) }),
    );
  }

  #write(table: string, write: TabWrite): void {
    const tell = this.#ifAlive((result: unknown) => this.#feed({ type: "written", table, result }, table));
    this.#around.store
      .write(write)
      .then(tell, (error: unknown) => tell({ ok: false, error: "failed", detail: String(error) }));
  }

  #think({ place, ticket, chair, letter, within }: Effect & { type: "think" }): void {
    this.#around.thinking.think(
      chair,
      JSON.stringify(letter),
      within,
      this.#ifAlive((answer) => this.#feed({ type: "thought", place, ticket, answer }, place)),
    );
  }

  #ifAlive<T>(tell: (it: T) => void): (it: T) => void {
    const life = this.#life;
    return (it) => {
      if (life === this.#life) tell(it);
    };
  }

  /** The engine has failed, and cannot be trusted any more: another one reads everything from the store. Lines come back by themselves. */
  #recover(place: string, fault: unknown): void {
    const { say } = this.#around;
    say({ type: "trouble", what: `the engine failed at ${place || "no table"}: ${String(fault)}` });
    this.#faults.set(place, (this.#faults.get(place) ?? 0) + 1);
    clearTimeout(this.#timer);
    this.#life += 1;
    const [lines, asked] = [[...this.#lines.keys()], [...this.#asked]];
    this.#lines.clear();
    this.#asked.clear();
    for (const line of lines) say({ type: "closed", line });
    const body = JSON.stringify({ code: "server", detail: "something failed here; try again" });
    for (const [id] of asked) say({ type: "answer", id, status: 500, body });
    if (this.#faultsInARow++ >= FAULTS) return say({ type: "failed", code: "no-wasm" });
    this.#engine = this.#around.engine();
    const broken = [...this.#faults].filter(([link, times]) => link !== "" && times >= FAULTS).map(([link]) => link);
    if (this.#begun) this.#feed({ ...this.#begun, broken }, "");
  }
}

/** The table that a path is about. */
function tableOf(path: string): string {
  return /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
}
