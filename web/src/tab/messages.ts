// What the page and a table's worker say to each other.
export interface Me {
  id: string;
  name: string;
}

/** How fast tables run, for tests; in milliseconds. */
export interface Pace {
  botDelayMs?: number;
  botThinkMs?: number;
  secondMs?: number;
}

export type ToWorker =
  | { type: "begin"; me: Me; pace?: Pace }
  | { type: "request"; id: number; method: string; path: string; body: string | null }
  | { type: "open"; line: number; way: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; code: "no-wasm" | "no-store" }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "opened"; line: number }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number }
  | { type: "trouble"; what: string };
