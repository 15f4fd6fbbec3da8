import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type EntryRow, type GameRow, type TableRow, type TabStore } from "./store";

const LINK = "tab-abcdefghijklmnopqrstuvwx";

const table = (more: Partial<TableRow> = {}): TableRow => ({
  link: LINK,
  version: 0,
  changed: 1,
  over: false,
  body: "{}",
  ...more,
});
const game = (round: number): GameRow => ({ table: LINK, round, link: `tab-game-${round}`, result: null, body: "{}" });
const entry = (seq: number, round = 1): EntryRow => ({ table: LINK, round, seq, at: 10 + seq, body: `"${seq}"` });

let store: TabStore;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openStore("/assets/engine/table-1.js");
});

const code = async (writing: Promise<{ ok: boolean; error?: string }>) => {
  const written = await writing;
  return written.ok ? "ok" : written.error;
};

async function begun(): Promise<void> {
  await store.write({ kind: "open", table: table() });
  await store.write({ kind: "begin", table: table({ body: "playing" }), game: game(1) });
}

describe("the store of tables on this device", () => {
  it("gives back what was kept, entries in their order", async () => {
    await begun();
    for (const seq of [0, 1, 2, 10])
      await store.write({ kind: "append", entry: entry(seq), noticed: false, table: null });
    const kept = await store.load(LINK);
    expect(kept?.table).toMatchObject({ version: 1, body: "playing", changed: 1 });
    expect(kept?.game?.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 10]);
    expect(await store.load("tab-nothing")).toBeNull();
  });

  it("keeps an entry once", async () => {
    await begun();
    expect(await code(store.write({ kind: "append", entry: entry(0), noticed: true, table: null }))).toBe("ok");
    expect(await code(store.write({ kind: "append", entry: entry(0), noticed: true, table: null }))).toBe("conflict");
    expect((await store.load(LINK))?.table.changed).toBe(10);
  });

  it("refuses who has not read the last version, and keeps nothing of it", async () => {
    await begun();
    const late = { kind: "append", entry: entry(0), noticed: true, table: table({ version: 0 }) } as const;
    expect(await code(store.write(late))).toBe("old-version");
    expect((await store.load(LINK))?.game?.entries).toEqual([]);
    const again = { kind: "begin", table: table({ version: 1, body: "lost" }), game: game(1) } as const;
    expect(await code(store.write(again))).toBe("conflict");
    expect((await store.load(LINK))?.table).toMatchObject({ version: 1, body: "playing" });
  });

  it("opens a table once", async () => {
    await store.write({ kind: "open", table: table() });
    expect(await code(store.write({ kind: "open", table: table() }))).toBe("taken");
  });

  it("finds a finished game by its own address", async () => {
    await begun();
    await store.write({ kind: "append", entry: entry(0), noticed: true, table: null });
    await store.write({ kind: "finish", table: table({ version: 1, over: true }), round: 1, result: "won" });
    await store.write({ kind: "begin", table: table({ version: 2 }), game: game(2) });
    expect((await store.pastGame("tab-game-1"))?.game.result).toBe("won");
    expect((await store.pastGame("tab-game-1"))?.entries).toHaveLength(1);
    expect((await store.load(LINK))?.game?.game.round).toBe(2);
    expect(await store.pastGame("tab-game-9")).toBeNull();
  });

  it("writes down nothing for a table that was removed", async () => {
    await begun();
    await store.write({ kind: "append", entry: entry(0), noticed: true, table: null });
    await store.write({ kind: "chat", line: { table: LINK, number: 1, channel: "table", body: "{}" } });
    await store.write({ kind: "remove", link: LINK });
    expect(await store.list()).toEqual([]);
    expect(await store.pastGame("tab-game-1")).toBeNull();
    expect(await code(store.write({ kind: "append", entry: entry(1), noticed: true, table: null }))).toBe("failed");
    expect(await code(store.write({ kind: "save", table: table() }))).toBe("failed");
  });

  it("takes a table up with the last hundred lines of each channel", async () => {
    await begun();
    for (let number = 1; number <= 130; number += 1) {
      await store.write({ kind: "chat", line: { table: LINK, number, channel: number % 13 ? "a" : "b", body: "{}" } });
    }
    const chat = (await store.load(LINK))?.chat ?? [];
    expect(chat.filter(({ channel }) => channel === "a")).toHaveLength(100);
    expect(chat.filter(({ channel }) => channel === "b")).toHaveLength(10);
    expect(chat.map(({ number }) => number)).toEqual(chat.map(({ number }) => number).sort((a, b) => a - b));
  });

  it("says by which engine a game was begun", async () => {
    await begun();
    const newer = await openStore("/assets/engine/table-2.js");
    await newer.write({ kind: "save", table: table({ version: 1 }) });
    expect((await newer.list())[0]?.engine).toBe("/assets/engine/table-1.js");
    await newer.write({ kind: "begin", table: table({ version: 2 }), game: game(2) });
    expect((await newer.list())[0]?.engine).toBe("/assets/engine/table-2.js");
  });

  it("carries a table elsewhere, whole, and puts none over one that is there", async () => {
    await begun();
    await store.write({ kind: "append", entry: entry(0), noticed: true, table: null });
    await store.write({ kind: "chat", line: { table: LINK, number: 1, channel: "table", body: "{}" } });
    const whole = await store.whole(LINK);
    if (!whole) throw new Error("the table is not there");
    expect(await code(store.restore(whole))).toBe("taken");
    globalThis.indexedDB = new IDBFactory();
    const other = await openStore("/assets/engine/table-9.js");
    expect(await code(other.restore(whole))).toBe("ok");
    expect(await other.whole(LINK)).toEqual({ ...whole, table: { ...whole.table, engine: "" } });
  });

  it("says when there is no room", async () => {
    await begun();
    const full = new DOMException("no room", "QuotaExceededError");
    const real = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw full;
    };
    const written = await store.write({ kind: "append", entry: entry(0), noticed: true, table: null });
    IDBObjectStore.prototype.add = real;
    expect(written).toMatchObject({ ok: false, error: "unwritten" });
    expect((await store.load(LINK))?.game?.entries).toEqual([]);
  });
});
