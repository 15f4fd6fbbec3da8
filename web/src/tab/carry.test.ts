import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { Failure } from "../api/http";
import { deviceId } from "../api/me.svelte";
import { open, pack } from "./carry";
import { openStore, type TabStore } from "./store";

const LINK = "tab-abcdefghijklmnopqrstuvwx";

async function aDevice(): Promise<TabStore> {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  return openStore("/assets/engine/table-1.js");
}

async function played(store: TabStore): Promise<void> {
  const body = JSON.stringify({ host: deviceId() });
  const table = { link: LINK, version: 0, changed: 1, over: false, body };
  await store.write({ kind: "open", table });
  const game = { table: LINK, round: 1, link: "tab-game", result: null, body };
  await store.write({ kind: "begin", table, game });
  const entry = { table: LINK, round: 1, seq: 0, at: 2, body: `"pass"` };
  await store.write({ kind: "append", entry, noticed: true, table: null });
}

/** An engine that reads everything but what says so. */
function host(store: TabStore) {
  return {
    store: () => Promise.resolve(store),
    request: (_path: string, { body }: { body?: unknown } = {}) => {
      if (JSON.stringify(body).includes("senseless")) throw new Failure("unreadable", 422, "");
      return Promise.resolve(`{"playable":true}`);
    },
  };
}

let first: TabStore;
beforeEach(async () => {
  first = await aDevice();
  await played(first);
  localStorage.setItem("riddles", '{"riddles":{},"days":{"2026-11-18":"solved"}}');
  localStorage.setItem("bestiaire.guest", '{"secret":"s3cret"}');
  localStorage.setItem("bestiaire.name", "Ana");
});

describe("a parcel", () => {
  it("carries tables, days and names to another device, and its owner is himself there", async () => {
    const parcel = await pack(first, []);
    expect(parcel).not.toContain("s3cret");
    const old = deviceId();
    const other = await aDevice();
    const taken = await open(parcel, host(other));
    expect(taken).toEqual({ tables: 1, known: 0, unreadable: 0, others: 2 });
    expect(deviceId()).not.toBe(old);
    const whole = await other.whole(LINK);
    expect(whole?.table.body).toBe(JSON.stringify({ host: deviceId() }));
    expect(whole?.games[0]?.entries).toHaveLength(1);
    expect(localStorage.getItem("riddles")).toContain("2026-11-18");
    expect(localStorage.getItem("bestiaire.name")).toBe("Ana");
  });

  it("changes nothing that is here", async () => {
    const parcel = await pack(first, []);
    localStorage.setItem("bestiaire.name", "Bob");
    localStorage.setItem("riddles", '{"riddles":{},"days":{"2026-11-19":"shown"}}');
    const taken = await open(parcel, host(first));
    expect(taken).toMatchObject({ tables: 0, known: 1 });
    expect(localStorage.getItem("bestiaire.name")).toBe("Bob");
    expect(JSON.parse(localStorage.getItem("riddles") ?? "")).toMatchObject({
      days: { "2026-11-18": "solved", "2026-11-19": "shown" },
    });
  });

  it("leaves out what nobody can read, and takes the rest", async () => {
    const parcel = JSON.parse(await pack(first, [])) as { tables: { table: { link: string; body: string } }[] };
    const [good] = parcel.tables;
    if (!good) throw new Error("no table");
    const odd = JSON.parse(JSON.stringify(good).replaceAll(LINK, LINK.replace("abc", "xyz"))) as typeof good;
    odd.table.body = "senseless";
    parcel.tables.push(odd, { table: { link: "/etc", body: "" } });
    const other = await aDevice();
    expect(await open(JSON.stringify(parcel), host(other))).toMatchObject({ tables: 1, unreadable: 2 });
    expect(await other.list()).toHaveLength(1);
  });

  it.each(["", "[]", "{}", '{"bestiaire":2,"kept":{},"tables":[]}', '{"bestiaire":1,"kept":[],"tables":[]}'])(
    "is nothing else: %s",
    async (text) => {
      await expect(open(text, host(first))).rejects.toMatchObject({ code: "parcel" });
    },
  );
});
