/// <reference types="node" />
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { FromTable } from "../../wire/FromTable";
import type { TableInfo } from "../../wire/TableInfo";
import { initSync, TabHouse, TabStudy } from "../../wasm/generated/tab";
import { randomSeed } from "../../wasm/seed";
import type { TabWrite, Written } from "../store";
import { Host, type Engine, type Surroundings } from "./host";
import type { FromWorker, Thought } from "./protocol";

beforeAll(() => {
  const path = join(import.meta.dirname, "../../wasm/generated/tab_bg.wasm");
  initSync({ module: new WebAssembly.Module(readFileSync(path)) });
});

interface Rows {
  table: TabWrite & { kind: "open" };
  writes: TabWrite[];
}

/** A store that keeps what is written, and answers when it is let. */
class Kept {
  writes: TabWrite[] = [];
  tables = new Map<string, Rows["table"]["table"]>();
  held: (() => void)[] | null = null;

  async write(write: TabWrite): Promise<Written> {
    this.writes.push(write);
    const held = this.held;
    if (held) await new Promise<void>((go) => held.push(go));
    if (write.kind === "open") this.tables.set(write.table.link, write.table);
    else if ("table" in write && write.table) {
      this.tables.set(write.table.link, { ...write.table, version: write.table.version + 1 });
    }
    return { ok: true };
  }

  store(): Surroundings["store"] {
    return {
      write: (write) => this.write(write),
      load: () => Promise.resolve(null),
      pastGame: () => Promise.resolve(null),
      list: () => Promise.resolve([...this.tables.values()]),
    };
  }
}

function hostOf(kept: Kept, engine: () => Engine = () => new TabHouse(randomSeed())) {
  const study = new TabStudy();
  const said: FromWorker[] = [];
  const heard: ((message: FromWorker) => void)[] = [];
  const started = performance.now();
  const host = new Host({
    engine,
    store: kept.store(),
    thinking: {
      think: (chair, letter, within, answer: (thought: Thought | null) => void) =>
        setTimeout(() => answer(JSON.parse(study.think(chair, letter, within)) as Thought | null)),
      forget: (place) => study.forget(place),
    },
    say: (message) => {
      said.push(message);
      for (const ear of heard) ear(message);
    },
    now: () => ({ tick: performance.now() - started, ms: Date.now() }),
  });
  host.hear({ type: "begin", me: { id: "me", name: "Ana" }, pace: { botDelayMs: 1, botThinkMs: 50 } });
  const next = <T extends FromWorker>(is: (message: FromWorker) => message is T): Promise<T> =>
    new Promise((found) => {
      const ear = (message: FromWorker): void => {
        if (!is(message)) return;
        heard.splice(heard.indexOf(ear), 1);
        found(message);
      };
      heard.push(ear);
    });
  return { host, said, heard, next };
}

type Said = Extract<FromWorker, { type: "said" }>;
type Answer = Extract<FromWorker, { type: "answer" }>;
const isAnswer = (message: FromWorker): message is Answer => message.type === "answer";
const create = JSON.stringify({ game: "bestioles", against: "beginner" });

async function tableAt({ host, next }: ReturnType<typeof hostOf>): Promise<TableInfo> {
  const answered = next(isAnswer);
  host.hear({ type: "request", id: 1, method: "POST", path: "/api/tables", body: create });
  const { status, body } = await answered;
  expect(status).toBe(201);
  return JSON.parse(body) as TableInfo;
}

describe("a host with the engine", () => {
  it("plays a whole game by the protocol of a server", async () => {
    const kept = new Kept();
    const all = hostOf(kept);
    const { link } = await tableAt(all);
    const { host, heard } = all;
    let id = 1;
    // As between workers: what is said comes after all that was being done.
    const say = (says: object): void =>
      queueMicrotask(() => host.hear({ type: "say", line: 7, text: JSON.stringify({ id: id++, ...says }) }));
    await new Promise<void>((over) => {
      let moves: string[] = [];
      heard.push((message: FromWorker) => {
        if (message.type === "opened") {
          say({ type: "hello", protocol: 2, secret: null, seat: 0, have: null, shows: true });
        }
        if (message.type !== "said") return;
        const from = JSON.parse((message as Said).text) as FromTable;
        if (from.type === "table" && from.table.phase === "over") return over();
        if (from.type !== "picture" && from.type !== "moment") return;
        moves = from.now.moves ?? moves;
        say({ type: "seen", round: from.round, moment: from.now.number });
        const { asked, number } = from.now;
        const move = moves.includes("withdraw") ? "withdraw" : moves[0];
        if (asked) say({ type: "play", seat: 0, after: number, notation: move });
      });
      host.hear({ type: "open", line: 7, way: link ?? "" });
    });
    expect(kept.writes.at(-1)?.kind).toBe("finish");
    expect(kept.writes.some(({ kind }) => kind === "append")).toBe(true);
  });

  it("says nothing before it is written", async () => {
    const kept = new Kept();
    kept.held = [];
    const all = hostOf(kept);
    all.host.hear({ type: "request", id: 1, method: "POST", path: "/api/tables", body: create });
    await Promise.resolve();
    expect(kept.writes.map(({ kind }) => kind)).toEqual(["open"]);
    expect(all.said.filter(isAnswer)).toEqual([]);
    const answered = all.next(isAnswer);
    const held = kept.held;
    kept.held = null;
    held.forEach((go) => go());
    expect((await answered).status).toBe(201);
  });
});

describe("a host whose engine fails", () => {
  const begun = JSON.stringify({ effects: [], due: null });

  it("makes another, and whoever waited hears so", () => {
    const inputs: string[] = [];
    const failing = (): Engine => ({
      handle: (_tick, _ms, input) => {
        inputs.push(input);
        if (input.includes('"say"')) throw new WebAssembly.RuntimeError("unreachable");
        return begun;
      },
    });
    const { host, said } = hostOf(new Kept(), failing);
    host.hear({ type: "request", id: 3, method: "GET", path: "/api/tables/tab-a", body: null });
    for (const line of [1, 2]) {
      host.hear({ type: "open", line, way: "tab-a" });
      host.hear({ type: "say", line, text: "{}" });
    }
    expect(said.filter(({ type }) => type !== "trouble")).toEqual([
      { type: "closed", line: 1 },
      { type: "answer", id: 3, status: 500, body: expect.stringContaining('"server"') as string },
      { type: "closed", line: 2 },
    ]);
    const begins = inputs.filter((it) => it.includes('"begin"')).map((it) => JSON.parse(it) as { broken?: string[] });
    expect(begins.map(({ broken }) => broken)).toEqual([undefined, [], ["tab-a"]]);
  });

  it("gives up when engines cannot even begin", () => {
    const { said } = hostOf(new Kept(), () => ({
      handle: () => {
        throw new WebAssembly.RuntimeError("out of memory");
      },
    }));
    expect(said.at(-1)).toEqual({ type: "failed", code: "no-wasm" });
  });
});
