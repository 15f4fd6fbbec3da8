// What is kept of the tables on this device: rows of text in IndexedDB, one transaction a write. Used by the table's worker
// and, for lists, by the page. What a body says is the engine's business; a game's body holds its seed.
import type {
  ChatRow,
  EntryRow,
  GameRow,
  KeptTable,
  StoredGame,
  StoredTable,
  TableRow,
  TabStore,
  TabWrite,
  WholeTable,
  WriteError,
  Written,
} from "./rows";

export type * from "./rows";

const NAME = "bestiaire";
const VERSION = 1;
const TABLES = "tables";
const GAMES = "games";
const ENTRIES = "entries";
const CHAT = "chat";
const ALL = [TABLES, GAMES, ENTRIES, CHAT];
const BY_LINK = "link";
/** Lines of a channel that a table is taken up with. */
const LINES = 100;

/** Why a write is given up by ourselves. */
class GivenUp extends Error {
  readonly code: WriteError;
  constructor(code: WriteError, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** `engine`: the script that plays what is begun through this store. */
export async function openStore(engine: string = globalThis.location?.pathname ?? ""): Promise<TabStore> {
  const db = await opened();
  // Another window brings a newer shape: whoever holds the old one open would keep it waiting for ever.
  db.onversionchange = () => db.close();
  return {
    list: () => read(db, [TABLES], (tx) => all<KeptTable>(tx.objectStore(TABLES))),
    load: (link) => read(db, ALL, (tx) => loaded(tx, link)),
    pastGame: (link) => read(db, [GAMES, ENTRIES], (tx) => gameAt(tx, link)),
    write: (write) => change(db, (tx) => carriedOut(tx, write, engine)),
    whole: (link) => read(db, ALL, (tx) => wholeOf(tx, link)),
    restore: (whole) => change(db, (tx) => restored(tx, whole)),
    close: () => db.close(),
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore(TABLES, { keyPath: "link" });
      db.createObjectStore(GAMES, { keyPath: ["table", "round"] }).createIndex(BY_LINK, "link", { unique: true });
      db.createObjectStore(ENTRIES, { keyPath: ["table", "round", "seq"] });
      db.createObjectStore(CHAT, { keyPath: ["table", "number"] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store does not open"));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("a request failed"));
  });
}

const all = <T>(store: IDBObjectStore, range?: IDBKeyRange) => done(store.getAll(range) as IDBRequest<T[]>);
const one = <T>(store: IDBObjectStore | IDBIndex, key: IDBValidKey) =>
  done(store.get(key) as IDBRequest<T | undefined>);

/** All keys that begin like this. */
function under(...parts: (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}

async function read<T>(db: IDBDatabase, stores: string[], work: (tx: IDBTransaction) => Promise<T>): Promise<T> {
  return work(db.transaction(stores, "readonly"));
}

/** One transaction. It counts when it is complete, and nothing of it stays when anything fails. */
async function change(db: IDBDatabase, work: (tx: IDBTransaction) => Promise<void>): Promise<Written> {
  try {
    const tx = db.transaction(ALL, "readwrite", { durability: "strict" });
    const end = new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error ?? new Error("given up"));
    });
    // What went wrong first says more than the abort that follows.
    end.catch(() => undefined);
    await work(tx).catch((error: unknown) => {
      abort(tx);
      throw error;
    });
    await end;
    return { ok: true };
  } catch (error) {
    return { ok: false, ...reasonOf(error) };
  }
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort();
  } catch {
    // It was over already.
  }
}

function reasonOf(error: unknown): { error: WriteError; detail: string } {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof GivenUp) return { error: error.code, detail };
  return { error: (error as Error | null)?.name === "QuotaExceededError" ? "unwritten" : "failed", detail };
}

/** Adds what must not be there yet. */
async function add(store: IDBObjectStore, row: unknown, otherwise: WriteError): Promise<void> {
  await done(store.add(row)).catch((error: unknown) => {
    if ((error as Error).name !== "ConstraintError") throw error;
    throw new GivenUp(otherwise, `${store.name} has it already`);
  });
}

async function put(store: IDBObjectStore, row: unknown): Promise<void> {
  await done(store.put(row));
}

async function keptTable(tx: IDBTransaction, link: string): Promise<KeptTable> {
  const kept = await one<KeptTable>(tx.objectStore(TABLES), link);
  if (!kept) throw new GivenUp("failed", "the table is gone");
  return kept;
}

/** Whoever saves a table must have read its last version. */
async function save(tx: IDBTransaction, table: TableRow, engine?: string): Promise<void> {
  const kept = await keptTable(tx, table.link);
  if (kept.version !== table.version) throw new GivenUp("old-version", `${kept.version} is kept, not ${table.version}`);
  await put(tx.objectStore(TABLES), { ...table, version: table.version + 1, engine: engine ?? kept.engine });
}

async function carriedOut(tx: IDBTransaction, write: TabWrite, engine: string): Promise<void> {
  switch (write.kind) {
    case "open":
      return add(tx.objectStore(TABLES), { ...write.table, engine }, "taken");
    case "save":
      return save(tx, write.table);
    case "begin":
      await save(tx, write.table, engine);
      return add(tx.objectStore(GAMES), write.game, "conflict");
    case "append":
      return append(tx, write);
    case "finish":
      return finish(tx, write);
    case "chat":
      await keptTable(tx, write.line.table);
      return add(tx.objectStore(CHAT), write.line, "conflict");
    case "remove":
      return remove(tx, write.link);
  }
}

async function append(tx: IDBTransaction, { entry, noticed, table }: TabWrite & { kind: "append" }): Promise<void> {
  if (table) await save(tx, table);
  else {
    const kept = await keptTable(tx, entry.table);
    if (noticed) await put(tx.objectStore(TABLES), { ...kept, changed: entry.at });
  }
  await add(tx.objectStore(ENTRIES), entry, "conflict");
}

async function finish(tx: IDBTransaction, { table, round, result }: TabWrite & { kind: "finish" }): Promise<void> {
  await save(tx, table);
  const game = await one<GameRow>(tx.objectStore(GAMES), [table.link, round]);
  if (!game) throw new GivenUp("failed", "the game is gone");
  await put(tx.objectStore(GAMES), { ...game, result });
}

async function remove(tx: IDBTransaction, link: string): Promise<void> {
  await done(tx.objectStore(TABLES).delete(link));
  for (const name of [GAMES, ENTRIES, CHAT]) await done(tx.objectStore(name).delete(under(link)));
}

async function gameOf(tx: IDBTransaction, game: GameRow): Promise<StoredGame> {
  return { game, entries: await all<EntryRow>(tx.objectStore(ENTRIES), under(game.table, game.round)) };
}

async function gameAt(tx: IDBTransaction, link: string): Promise<StoredGame | null> {
  const game = await one<GameRow>(tx.objectStore(GAMES).index(BY_LINK), link);
  return game ? gameOf(tx, game) : null;
}

async function loaded(tx: IDBTransaction, link: string): Promise<StoredTable | null> {
  const table = await one<KeptTable>(tx.objectStore(TABLES), link);
  if (!table) return null;
  const latest = (await all<GameRow>(tx.objectStore(GAMES), under(link))).at(-1);
  const chat = await all<ChatRow>(tx.objectStore(CHAT), under(link));
  return { table, chat: lastLines(chat), game: latest ? await gameOf(tx, latest) : null };
}

function lastLines(chat: ChatRow[]): ChatRow[] {
  const seen = new Map<string, number>();
  const last = [...chat].reverse().filter(({ channel }) => {
    const n = (seen.get(channel) ?? 0) + 1;
    seen.set(channel, n);
    return n <= LINES;
  });
  return last.reverse();
}

async function wholeOf(tx: IDBTransaction, link: string): Promise<WholeTable | null> {
  const table = await one<KeptTable>(tx.objectStore(TABLES), link);
  if (!table) return null;
  const games: StoredGame[] = [];
  for (const game of await all<GameRow>(tx.objectStore(GAMES), under(link))) games.push(await gameOf(tx, game));
  return { table, games, chat: await all<ChatRow>(tx.objectStore(CHAT), under(link)) };
}

async function restored(tx: IDBTransaction, { table, games, chat }: WholeTable): Promise<void> {
  // No engine of another device is here: the newest takes it up.
  await add(tx.objectStore(TABLES), { ...table, engine: "" }, "taken");
  for (const { game, entries } of games) {
    await add(tx.objectStore(GAMES), game, "taken");
    for (const entry of entries) await add(tx.objectStore(ENTRIES), entry, "taken");
  }
  for (const line of chat) await add(tx.objectStore(CHAT), line, "taken");
}
