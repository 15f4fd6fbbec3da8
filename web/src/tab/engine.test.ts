import { describe, expect, it, vi } from "vitest";
import { Engine, type Thread } from "./engine";
import type { FromWorker, ToWorker } from "./worker/protocol";

function thread() {
  const said: ToWorker[] = [];
  const it: Thread = {
    postMessage: (message) => said.push(message),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  return { it, said, says: (data: FromWorker) => it.onmessage?.({ data }) };
}

function ears() {
  const heard: string[] = [];
  return {
    heard,
    ears: {
      opened: () => heard.push("opened"),
      said: (text: string) => heard.push(text),
      closed: () => heard.push("closed"),
    },
  };
}

describe("an engine", () => {
  it("answers each request by itself", async () => {
    const { it: worker, said, says } = thread();
    const engine = new Engine(worker);
    const first = engine.request("GET", "/api/games", null);
    const second = engine.request("GET", "/api/riddles", null);
    const [one, two] = said.flatMap((message) => (message.type === "request" ? [message.id] : []));
    says({ type: "answer", id: two ?? 0, status: 200, body: "two" });
    says({ type: "answer", id: one ?? 0, status: 404, body: "one" });
    expect(await first).toEqual({ status: 404, body: "one" });
    expect(await second).toEqual({ status: 200, body: "two" });
  });

  it("carries lines to and fro, and nothing over a line that was left", () => {
    const { it: worker, said, says } = thread();
    const engine = new Engine(worker);
    const { heard, ears: mine } = ears();
    const line = engine.open("tab-x", mine);
    const id = said[0]?.type === "open" ? said[0].line : -1;
    says({ type: "opened", line: id });
    line.send("hello");
    says({ type: "said", line: id, text: "welcome" });
    line.close();
    line.send("too late");
    says({ type: "said", line: id, text: "nobody hears" });
    expect(heard).toEqual(["opened", "welcome"]);
    expect(said.slice(1)).toEqual([
      { type: "say", line: id, text: "hello" },
      { type: "close", line: id },
    ]);
  });

  it("tells everybody when it ends", async () => {
    const { it: worker } = thread();
    const engine = new Engine(worker);
    const { heard, ears: mine } = ears();
    engine.open("tab-x", mine);
    const asked = engine.request("GET", "/api/games", null);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    worker.onerror?.({});
    expect(heard).toEqual(["closed"]);
    await expect(asked).rejects.toMatchObject({ code: "gone" });
    expect(engine.ended).toBe("gone");
    expect(worker.terminate).toHaveBeenCalledOnce();
    engine.open("tab-y", mine);
    await Promise.resolve();
    expect(heard).toEqual(["closed", "closed"]);
    await expect(engine.request("GET", "/api/games", null)).rejects.toMatchObject({ code: "gone" });
  });

  it("is taken for dead when it was ready and says nothing to a line that opens", () => {
    vi.useFakeTimers();
    const { it: worker, says } = thread();
    const engine = new Engine(worker);
    engine.open("tab-x", ears().ears);
    vi.advanceTimersByTime(60_000);
    expect(engine.ended, "it may still be fetched").toBeNull();
    says({ type: "ready" });
    engine.open("tab-y", ears().ears);
    vi.advanceTimersByTime(60_000);
    expect(engine.ended).toBe("gone");
    vi.useRealTimers();
  });
});
