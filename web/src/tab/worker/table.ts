// The table worker: referee, log and lessons of the tables in this browser. It is a small server to the page that made it.
import { initSync, TabHouse } from "../../wasm/generated/tab";
import wasm from "../../wasm/generated/tab_bg.wasm?url";
import { randomSeed } from "../../wasm/seed";
import { openStore } from "../store";
import { Host } from "./host";
import type { FromWorker, ToWorker } from "./protocol";
import { Thinking, type Thinker } from "./thinking";

const say = (message: FromWorker): void => postMessage(message);

/** Compiled while it comes. Some servers send it as another kind of file. */
async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const copy = response.clone();
  return WebAssembly.compileStreaming(response).catch(async () => WebAssembly.compile(await copy.arrayBuffer()));
}

const newThinker = (): Thinker => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

/** What came before everything was here. */
const early: ToWorker[] = [];
let host: Host | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (host) host.hear(data);
  else early.push(data);
};

async function begin(): Promise<void> {
  const opened = openStore();
  // A store that fails while the module comes must not go unheard.
  opened.catch(() => undefined);
  const module = await compiled().catch(() => null);
  if (!module) return say({ type: "failed", code: "no-wasm" });
  const store = await opened.catch(() => null);
  if (!store) return say({ type: "failed", code: "no-store" });
  initSync({ module });
  host = new Host({
    engine: () => new TabHouse(randomSeed()),
    store,
    thinking: new Thinking(newThinker, module),
    say,
    now: () => ({ tick: performance.now(), ms: Date.now() }),
  });
  say({ type: "ready" });
  for (const message of early.splice(0)) host.hear(message);
}

void begin();
