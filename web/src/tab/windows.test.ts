import { describe, expect, it, vi } from "vitest";
import type { Thread } from "./engine";
import type { FromWorker, ToWorker } from "./worker/protocol";
import { SharedThread, type Channel, type Word } from "./windows";

/** A browser: its windows hear each other, and one of them at a time has the lock. */
function browser() {
  const channels = new Set<Channel>();
  const queue: (() => void)[] = [];
  let isHeld = false;
  const workers: { thread: Thread; said: ToWorker[] }[] = [];

  function channel(): Channel {
    const mine: Channel = {
      onmessage: null,
      postMessage: (word: Word) => {
        for (const other of channels) if (other !== mine) queueMicrotask(() => other.onmessage?.({ data: word }));
      },
      close: () => channels.delete(mine),
    };
    channels.add(mine);
    return mine;
  }

  function lock(held: () => Promise<void>, waits: boolean): Promise<boolean> {
    if (isHeld && !waits) return Promise.resolve(false);
    return new Promise((resolve) => {
      const take = async () => {
        isHeld = true;
        await held();
        isHeld = false;
        resolve(true);
        queue.shift()?.();
      };
      if (isHeld) queue.push(() => void take());
      else void take();
    });
  }

  function worker(): Thread {
    const said: ToWorker[] = [];
    const thread: Thread = { onmessage: null, onerror: null, terminate: vi.fn(), postMessage: (it) => said.push(it) };
    workers.push({ thread, said });
    return thread;
  }

  function window(me: string) {
    const thread = new SharedThread({ me, worker, channel, lock });
    const heard: FromWorker[] = [];
    const ended = vi.fn();
    thread.onmessage = ({ data }) => heard.push(data);
    thread.onerror = ended;
    return { thread, heard, ended };
  }
  return { window, workers };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const open = (line: number): ToWorker => ({ type: "open", line, way: "tab-x" });

describe("windows of one browser", () => {
  it("share one worker, and each hears what is its own", async () => {
    const { window, workers } = browser();
    const one = window("one");
    const two = window("two");
    one.thread.postMessage(open(1));
    two.thread.postMessage(open(1));
    await settle();
    expect(workers).toHaveLength(1);
    const { thread, said } = workers[0]!;
    const lines = said.flatMap((it) => (it.type === "open" ? [it.line] : []));
    expect(new Set(lines).size).toBe(2);
    for (const line of lines) thread.onmessage?.({ data: { type: "said", line, text: `to ${line}` } });
    await settle();
    expect(one.heard).toEqual([{ type: "said", line: 1, text: `to ${lines[0]}` }]);
    expect(two.heard).toEqual([{ type: "said", line: 1, text: `to ${lines[1]}` }]);

    two.thread.postMessage({ type: "say", line: 1, text: "hello" });
    two.thread.postMessage({ type: "request", id: 7, method: "GET", path: "/api/games", body: null });
    await settle();
    expect(said.at(-2)).toEqual({ type: "say", line: lines[1], text: "hello" });
    const asked = said.at(-1);
    if (asked?.type !== "request") throw new Error("nothing was asked");
    thread.onmessage?.({ data: { type: "answer", id: asked.id, status: 200, body: "[]" } });
    await settle();
    expect(two.heard.at(-1)).toEqual({ type: "answer", id: 7, status: 200, body: "[]" });
  });

  it("go on without the one that held the worker", async () => {
    const { window, workers } = browser();
    const one = window("one");
    const two = window("two");
    await settle();
    one.thread.terminate();
    await settle();
    expect(workers[0]?.thread.terminate).toHaveBeenCalled();
    expect(two.ended).toHaveBeenCalledOnce();
    const again = window("two again");
    again.thread.postMessage(open(1));
    await settle();
    expect(workers).toHaveLength(2);
    expect(workers[1]?.said).toEqual([open(1)]);
  });

  it("close their lines when they go", async () => {
    const { window, workers } = browser();
    window("one");
    const two = window("two");
    two.thread.postMessage(open(4));
    await settle();
    two.thread.terminate();
    await settle();
    expect(workers[0]?.said.map(({ type }) => type)).toEqual(["open", "close"]);
  });

  it("hear when another holds the worker, whatever they asked of the one before", async () => {
    const { window } = browser();
    const one = window("one");
    const two = window("two");
    const three = window("three");
    await settle();
    one.thread.terminate();
    await settle();
    expect(two.ended).toHaveBeenCalledOnce();
    expect(three.ended).toHaveBeenCalledOnce();
  });

  it("hear of a worker that fails", async () => {
    const { window, workers } = browser();
    const one = window("one");
    const two = window("two");
    await settle();
    workers[0]?.thread.onerror?.({ message: "fault" });
    await settle();
    expect(one.ended).toHaveBeenCalledWith({ message: "fault" });
    expect(two.ended).toHaveBeenCalledOnce();
  });
});
