import { describe, expect, it, vi } from "vitest";
import type { Thread } from "./engine";
import type { FromWorker, ToWorker } from "./worker/protocol";
import type { KeptTable, TabStore } from "./rows";

// The real worker is a script of the build.
vi.mock("./worker/table?worker&url", () => ({ default: "/assets/engine/table-new.js" }));
const { Host } = await import("./host");

const NEW = "/assets/engine/table-new.js";
const OLD = "/assets/engine/table-old.js";
const LINK = "tab-abcdefghijklmnopqrstuvwx";

interface Started extends Thread {
  script: string;
  said: ToWorker[];
}

/** Engines that answer everything with their own name, but for scripts that are gone. */
function houseWith(rows: Partial<KeptTable>[], gone: string[] = []) {
  const started: Started[] = [];
  const start = (script: string): Thread => {
    const said: ToWorker[] = [];
    const thread: Started = { script, said, onmessage: null, onerror: null, terminate: vi.fn(), postMessage: hear };
    function hear(message: ToWorker) {
      said.push(message);
      if (message.type !== "request") return;
      const answer: FromWorker = { type: "answer", id: message.id, status: 200, body: JSON.stringify(script) };
      queueMicrotask(() => thread.onmessage?.({ data: answer }));
    }
    started.push(thread);
    if (gone.includes(script)) queueMicrotask(() => thread.onerror?.({}));
    return thread;
  };
  const persist = vi.fn();
  const host = new Host({
    newest: NEW,
    start,
    store: () => Promise.resolve({ list: () => Promise.resolve(rows as KeptTable[]) } as unknown as TabStore),
    me: () => ({ id: "here-1", name: "Ana" }),
    pace: () => ({ botDelayMs: 1 }),
    persist,
  });
  return { host, started, persist };
}

const asked = async (host: InstanceType<typeof Host>, path: string) => JSON.parse(await host.request(path)) as string;

describe("the tables of this device", () => {
  it("are played by the newest engine, which is started once and told who I am", async () => {
    const { host, started } = houseWith([]);
    expect(await asked(host, "/api/games")).toBe(NEW);
    expect(await asked(host, `/api/tables/${LINK}`)).toBe(NEW);
    expect(started).toHaveLength(1);
    expect(started[0]?.said[0]).toEqual({ type: "begin", me: { id: "here-1", name: "Ana" }, pace: { botDelayMs: 1 } });
  });

  it("stay with the engine that began their game, until it is over", async () => {
    const row = { link: LINK, over: false, engine: OLD };
    const { host } = houseWith([row]);
    expect(await asked(host, `/api/tables/${LINK}/next`)).toBe(OLD);
    expect(await asked(host, "/api/me/tables")).toBe(NEW);
    row.over = true;
    expect(await asked(host, `/api/tables/${LINK}/next`)).toBe(NEW);
  });

  it("go to the newest engine where the older one is gone", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { host } = houseWith([{ link: LINK, over: false, engine: OLD }], [OLD]);
    await host.request(`/api/tables/${LINK}`).catch(() => undefined);
    expect(await asked(host, `/api/tables/${LINK}`)).toBe(NEW);
  });

  it("are not thrown away by the browser, which is asked once there is one", async () => {
    const { host, persist } = houseWith([]);
    await host.request("/api/games");
    expect(persist).not.toHaveBeenCalled();
    await host.request("/api/tables", { method: "POST", body: { game: "bestioles" } });
    expect(persist).toHaveBeenCalledOnce();
  });

  it("say what a server would say", async () => {
    const { host, started } = houseWith([]);
    await host.request("/api/games");
    const [thread] = started;
    if (!thread) throw new Error("no engine");
    const refuse = (code: string, status: number) => {
      thread.postMessage = (message) => {
        const body = JSON.stringify({ code, detail: "" });
        if (message.type === "request") thread.onmessage?.({ data: { type: "answer", id: message.id, status, body } });
      };
    };
    refuse("no-such-table", 404);
    await expect(host.request(`/api/tables/${LINK}`)).rejects.toMatchObject({ code: "no-such-table", status: 404 });
    refuse("unwritten", 503);
    await expect(host.request(`/api/tables/${LINK}`)).rejects.toMatchObject({ code: "unwritten-here", status: 503 });
  });

  it("hear of another name", async () => {
    const { host, started } = houseWith([]);
    await host.request("/api/games");
    host.rename();
    expect(started[0]?.said.filter(({ type }) => type === "begin")).toHaveLength(2);
  });
});
