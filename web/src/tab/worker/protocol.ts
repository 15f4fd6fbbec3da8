// What the page and the table worker say to each other, and the table worker and the thinking worker. Whatever is played is in
// texts of the protocol that a server speaks too (docs/protocol.md).

/** Who sits at this device. */
export interface Me {
  id: string;
  name: string;
}

/** How fast tables run, for tests. */
export interface Pace {
  botDelayMs?: number;
  botThinkMs?: number;
  secondMs?: number;
}

/** Page to table worker. What comes before the worker is ready waits. */
export type ToWorker =
  /** First of all, and again when the name changes. */
  | { type: "begin"; me: Me; pace?: Pace }
  /** What would be asked over HTTP. */
  | { type: "request"; id: number; method: "GET" | "POST" | "PATCH" | "DELETE"; path: string; body: string | null }
  /** What would be a socket; `way` is what follows `/ws/`. */
  | { type: "open"; line: number; way: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number };

/** Table worker to page. */
export type FromWorker =
  | { type: "ready" }
  /** Nothing can be played here. */
  | { type: "failed"; code: "no-wasm" | "no-store" }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "opened"; line: number }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number }
  | { type: "trouble"; what: string };

/** What the engine wants done (crates/tab/src/border.rs). */
export type Effect =
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "opened"; line: number }
  | { type: "said"; lines: number[]; text: string }
  | { type: "closed"; line: number }
  | { type: "load"; ask: number; table: string }
  | { type: "load_game"; ask: number; game: string }
  | { type: "list"; ask: number }
  | { type: "write"; table: string; write: unknown }
  | { type: "think"; place: string; ticket: number; chair: string; letter: unknown; within: number }
  | { type: "forget"; place: string }
  | { type: "trouble"; what: string };

/** What it is told beside what the page says. */
export type Told =
  | { type: "loaded" | "loaded_game" | "listed"; ask: number; read: { ok: unknown } | { error: string } }
  | { type: "written"; table: string; result: unknown }
  | { type: "thought"; place: string; ticket: number; answer: Thought | null }
  | { type: "ring" };

export interface Outcome {
  effects: Effect[];
  /** In milliseconds of `performance.now()`. */
  due: number | null;
}

export interface Thought {
  notation: string | null;
}

/** Table worker to thinking worker. The module comes first, compiled. */
export type ToThinker =
  | { type: "module"; module: WebAssembly.Module }
  | { type: "think"; thought: number; chair: string; letter: string; within: number }
  | { type: "forget"; place: string };

/** Thinking worker to table worker; null: it failed. */
export interface FromThinker {
  thought: number;
  answer: Thought | null;
}
