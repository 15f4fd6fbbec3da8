// Tables on this device: which engine holds which table, and the way to it. A game that runs stays with the engine that began
// it, whatever has been brought since; everything else goes to the newest.
import { Failure, type Request } from "../api/http";
import { deviceId, nameHere, onRename } from "../api/me.svelte";
import { isTabWay } from "../house/way";
import type { Ears, Socket } from "../live/client";
import { Engine, EngineFailure, type Answer, type Thread } from "./engine";
import type { Me, Pace } from "./worker/protocol";
import { openStore, type TabStore } from "./store";
import { sharedThread } from "./windows";
import newest from "./worker/table?worker&url";

export interface Surroundings {
  newest: string;
  start: (script: string) => Thread;
  store: () => Promise<TabStore>;
  me: () => Me;
  pace: () => Pace;
  /** Asked before the first table is kept: that the browser does not throw it away. */
  persist: () => void;
}

const PACE_KEPT_AS = "bestiaire.tab-pace";
/** The table that a path speaks of. */
const TABLE = /^\/api\/tables\/([^/?]+)/;

export class Host {
  #around: Surroundings;
  #engines = new Map<string, Engine>();
  #store: Promise<TabStore> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** An answer as a server gives it; what goes wrong is a Failure. */
  async request(path: string, { method = "GET", body }: Request = {}): Promise<string> {
    if (method === "POST" && path === "/api/tables") this.#around.persist();
    const link = TABLE.exec(path)?.[1];
    const text = body === undefined ? null : JSON.stringify(body);
    const engine = await this.#engineOf(link && decodeURIComponent(link));
    const answer = await engine.request(method, path, text).catch(asFailure);
    return bodyOf(answer);
  }

  open(way: string, ears: Ears): Socket {
    let line: Socket | null = null;
    let left = false;
    void this.#engineOf(isTabWay(way) ? way : undefined).then((engine) => {
      if (!left) line = engine.open(way, ears);
    });
    return {
      send: (text) => line?.send(text),
      close: () => {
        left = true;
        line?.close();
      },
    };
  }

  /** The rows of all tables here, for lists and to be carried elsewhere. */
  store(): Promise<TabStore> {
    this.#store ??= this.#around.store().catch((error: unknown) => {
      this.#store = undefined;
      throw error;
    });
    return this.#store;
  }

  /** My name is another one. */
  rename(): void {
    for (const engine of this.#engines.values()) engine.begin(this.#beginning());
  }

  async #engineOf(link: string | undefined): Promise<Engine> {
    const { newest } = this.#around;
    const script = (link && (await this.#scriptOf(link))) || newest;
    const engine = this.#running(script);
    // The engine of an older house may be gone for good: then the newest takes the game up.
    return script !== newest && engine.ended ? this.#running(newest) : engine;
  }

  async #scriptOf(link: string): Promise<string | undefined> {
    const rows = await this.store().then(
      (store) => store.list(),
      () => [],
    );
    const row = rows.find((it) => it.link === link);
    return row && !row.over && row.engine ? row.engine : undefined;
  }

  #running(script: string): Engine {
    const known = this.#engines.get(script);
    // One that could not load will not: but the newest may, another time.
    if (known && (!known.ended || script !== this.#around.newest)) return known;
    const engine = new Engine(this.#around.start(script));
    engine.begin(this.#beginning());
    this.#engines.set(script, engine);
    return engine;
  }

  #beginning() {
    return { type: "begin", me: this.#around.me(), pace: this.#around.pace() } as const;
  }
}

function asFailure(error: unknown): never {
  const code = error instanceof EngineFailure && error.code !== "gone" ? error.code : "engine";
  throw new Failure(code, 0, String(error));
}

function bodyOf({ status, body }: Answer): string {
  if (status < 400) return body;
  const { code, detail } = JSON.parse(body) as { code: string; detail: string };
  throw new Failure(code === "unwritten" ? "unwritten-here" : code, status, detail);
}

function keptPace(): Pace {
  try {
    return (JSON.parse(localStorage.getItem(PACE_KEPT_AS) ?? "{}") as Pace | null) ?? {};
  } catch {
    return {};
  }
}

let only: Host | undefined;

/** The one of this page. */
export function host(): Host {
  if (only) return only;
  const made = new Host({
    newest,
    start: sharedThread,
    store: () => openStore(),
    me: () => ({ id: deviceId(), name: nameHere() }),
    pace: keptPace,
    persist: () => void navigator.storage?.persist?.().catch(() => false),
  });
  onRename(() => made.rename());
  only = made;
  return made;
}
