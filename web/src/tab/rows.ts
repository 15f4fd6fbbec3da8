// The rows that are kept of the tables on this device, and what can be done with them. Bodies are text that the engine alone
// reads; a game's body holds its seed: it is never shown, and never leaves the device but in a file that its owner asks for.

export interface TableRow {
  link: string;
  version: number;
  /** Milliseconds since 1970. */
  changed: number;
  /** Its game is over. */
  over: boolean;
  body: string;
}

/** A row as it lies in the store: with the script of the worker that began its game. */
export interface KeptTable extends TableRow {
  engine: string;
}

export interface GameRow {
  table: string;
  round: number;
  /** Where the finished game stays. */
  link: string;
  result: string | null;
  body: string;
}

export interface EntryRow {
  table: string;
  round: number;
  seq: number;
  at: number;
  body: string;
}

export interface ChatRow {
  table: string;
  number: number;
  channel: string;
  body: string;
}

export type TabWrite =
  | { kind: "open"; table: TableRow }
  | { kind: "save"; table: TableRow }
  | { kind: "begin"; table: TableRow; game: GameRow }
  | { kind: "append"; entry: EntryRow; noticed: boolean; table: TableRow | null }
  | { kind: "finish"; table: TableRow; round: number; result: string }
  | { kind: "chat"; line: ChatRow }
  | { kind: "remove"; link: string };

/** `unwritten`: there is no room left; it may be tried again. */
export type WriteError = "conflict" | "old-version" | "taken" | "unwritten" | "failed";
export type Written = { ok: true } | { ok: false; error: WriteError; detail: string };

export interface StoredGame {
  game: GameRow;
  entries: EntryRow[];
}

export interface StoredTable {
  table: TableRow;
  /** The last lines of each channel, by number. */
  chat: ChatRow[];
  /** The latest. */
  game: StoredGame | null;
}

/** A table with everything that was ever played and said at it, to be carried elsewhere. */
export interface WholeTable {
  table: TableRow;
  games: StoredGame[];
  chat: ChatRow[];
}

export interface TabStore {
  list(): Promise<KeptTable[]>;
  load(link: string): Promise<StoredTable | null>;
  pastGame(gameLink: string): Promise<StoredGame | null>;
  /** Whole or not at all. When this says ok, it is kept. */
  write(write: TabWrite): Promise<Written>;
  whole(link: string): Promise<WholeTable | null>;
  /** Puts a table there that comes from elsewhere; one that is here already stays as it is (`taken`). */
  restore(whole: WholeTable): Promise<Written>;
  close(): void;
}
