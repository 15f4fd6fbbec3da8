import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromThinker, Thought, ToThinker } from "./protocol";
import { Thinking, type Thinker } from "./thinking";

class Worker implements Thinker {
  sent: ToThinker[] = [];
  ended = false;
  onmessage: Thinker["onmessage"] = null;
  onerror: Thinker["onerror"] = null;

  postMessage(message: ToThinker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  answers(answer: FromThinker): void {
    this.onmessage?.(new MessageEvent("message", { data: answer }));
  }
}

const module = {} as WebAssembly.Module;

describe("thinking elsewhere", () => {
  let workers: Worker[];
  let thinking: Thinking;
  let heard: (Thought | null)[];
  const think = (chair: string): void => thinking.think(chair, "{}", 100, (answer) => heard.push(answer));

  beforeEach(() => {
    vi.useFakeTimers();
    [workers, heard] = [[], []];
    const make = (): Thinker => {
      const worker = new Worker();
      workers.push(worker);
      return worker;
    };
    thinking = new Thinking(make, module);
  });
  afterEach(() => vi.useRealTimers());

  it("makes no worker before a bot thinks, and one for all", () => {
    thinking.forget("nobody");
    expect(workers).toEqual([]);
    think("a#0");
    think("a#1");
    expect(workers.map(({ sent }) => sent.map(({ type }) => type))).toEqual([["module", "think", "think"]]);
  });

  it("brings each answer to whoever asked, once", () => {
    think("a#0");
    think("a#1");
    workers[0]?.answers({ thought: 2, answer: { notation: "withdraw" } });
    workers[0]?.answers({ thought: 2, answer: { notation: "again" } });
    workers[0]?.answers({ thought: 1, answer: null });
    expect(heard).toEqual([{ notation: "withdraw" }, null]);
    vi.runAllTimers();
    expect(heard).toHaveLength(2);
  });

  it("makes another worker when one dies, and tells all who waited", () => {
    think("a#0");
    think("a#1");
    workers[0]?.onerror?.(new ErrorEvent("error"));
    expect(heard).toEqual([null, null]);
    expect(workers[0]?.ended).toBe(true);
    think("a#0");
    expect(workers).toHaveLength(2);
  });

  it("ends one that does not come to an end", () => {
    think("a#0");
    vi.runAllTimers();
    expect(heard).toEqual([null]);
    expect(workers[0]?.ended).toBe(true);
  });
});
