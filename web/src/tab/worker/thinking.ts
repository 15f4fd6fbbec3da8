// The table worker's side of the thinking worker: it is made when the first bot thinks, and made again if it dies.
import type { FromThinker, Thought, ToThinker } from "./protocol";

/** What is needed of a worker. */
export interface Thinker {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  answer: (thought: Thought | null) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A bot that was asked to stop so long ago has failed. Making its tables takes time too, on slow devices. */
const PATIENCE = 20_000;

export class Thinking {
  #make: () => Thinker;
  #module: WebAssembly.Module;
  #thinker: Thinker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor(make: () => Thinker, module: WebAssembly.Module) {
    this.#make = make;
    this.#module = module;
  }

  /** Null: it failed, and the table makes another bot. */
  think(chair: string, letter: string, within: number, answer: Waiting["answer"]): void {
    const thought = this.#next++;
    const queued = [...this.#waiting.keys()].length + 1;
    const timer = setTimeout(() => this.#fail(), queued * within + PATIENCE);
    this.#waiting.set(thought, { answer, timer });
    this.#here().postMessage({ type: "think", thought, chair, letter, within });
  }

  forget(place: string): void {
    this.#thinker?.postMessage({ type: "forget", place });
  }

  #here(): Thinker {
    if (this.#thinker) return this.#thinker;
    const thinker = this.#make();
    thinker.onmessage = ({ data }) => this.#heard(data);
    thinker.onerror = () => this.#fail();
    thinker.postMessage({ type: "module", module: this.#module });
    this.#thinker = thinker;
    return thinker;
  }

  #heard({ thought, answer }: FromThinker): void {
    const waiting = this.#waiting.get(thought);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(thought);
    waiting.answer(answer);
  }

  #fail(): void {
    this.#thinker?.terminate();
    this.#thinker = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { answer, timer } of lost) {
      clearTimeout(timer);
      answer(null);
    }
  }
}
