// Everything of mine in one file, and back: what this device keeps, its tables as they lie in the store, and the records of
// games on servers. Tables hold the seeds of games that run: the file is for its owner.
import { deviceId } from "../api/me.svelte";
import { Failure } from "../api/http";
import { everythingKept, takeUp } from "../house/data";
import { noteTableHere } from "../house/here";
import { isTabWay } from "../house/way";
import type { Host } from "./host";
import type { TabStore, WholeTable } from "./rows";

/** Of the file; another one is not understood. */
const FORM = 1;

export interface Parcel {
  bestiaire: number;
  /** Who sits at the tables. */
  device: string;
  kept: Record<string, unknown>;
  tables: WholeTable[];
  /** Records of games that were played on a server. */
  games: string[];
}

/** What came of taking a file up. */
export interface Taken {
  /** Tables that are here now. */
  tables: number;
  /** Tables that were here already. */
  known: number;
  /** Tables that could not be read. */
  unreadable: number;
  /** Settings, notebooks, days and lessons. */
  others: number;
}

export async function pack(store: TabStore, games: string[]): Promise<string> {
  const tables: WholeTable[] = [];
  for (const { link } of await store.list()) {
    const whole = await store.whole(link);
    if (whole) tables.push(whole);
  }
  const parcel: Parcel = { bestiaire: FORM, device: deviceId(), kept: everythingKept(), tables, games };
  return JSON.stringify(parcel, null, 1);
}

type Part = Record<string, unknown>;
const isPart = (it: unknown): it is Part => typeof it === "object" && it !== null && !Array.isArray(it);
const isText = (it: unknown): it is string => typeof it === "string";
const isNumber = (it: unknown): it is number => typeof it === "number" && Number.isSafeInteger(it);
const allAre = <T>(list: unknown, is: (it: unknown) => it is T): list is T[] => Array.isArray(list) && list.every(is);

function isWhole(it: unknown): it is WholeTable {
  if (!isPart(it) || !isPart(it["table"])) return false;
  const { link, version, changed, over, body } = it["table"];
  if (!isText(link) || !isTabWay(link) || !isNumber(version) || !isNumber(changed)) return false;
  if (typeof over !== "boolean" || !isText(body)) return false;
  const isEntry = (entry: unknown): entry is Part =>
    isPart(entry) &&
    entry["table"] === link &&
    [entry["round"], entry["seq"], entry["at"]].every(isNumber) &&
    isText(entry["body"]);
  const isGame = (stored: unknown): stored is Part => {
    if (!isPart(stored) || !isPart(stored["game"])) return false;
    const { table, round, link: own, result, body: deal } = stored["game"];
    const isItself =
      table === link && isNumber(round) && isText(own) && (result === null || isText(result)) && isText(deal);
    return isItself && allAre(stored["entries"], isEntry);
  };
  const isLine = (line: unknown): line is Part =>
    isPart(line) &&
    line["table"] === link &&
    isNumber(line["number"]) &&
    isText(line["channel"]) &&
    isText(line["body"]);
  return allAre(it["games"], isGame) && allAre(it["chat"], isLine);
}

/** What the file says; a Failure if it is none of ours. Tables that make no sense are counted, not taken. */
function unpack(text: string): Omit<Parcel, "tables"> & { tables: WholeTable[]; senseless: number } {
  let parcel: unknown;
  try {
    parcel = JSON.parse(text);
  } catch {
    throw new Failure("parcel", 0, "the file is not JSON");
  }
  if (!isPart(parcel) || parcel["bestiaire"] !== FORM || !isPart(parcel["kept"]) || !Array.isArray(parcel["tables"])) {
    throw new Failure("parcel", 0, "the file is no parcel of this house");
  }
  const { device, kept, games } = parcel;
  const tables = parcel["tables"].filter(isWhole);
  return {
    bestiaire: FORM,
    device: isText(device) ? device : "",
    kept,
    tables,
    senseless: parcel["tables"].length - tables.length,
    games: allAre(games, isText) ? games : [],
  };
}

/** Whoever sat there on the other device is me on this one. The names of devices are too long to be anything else. */
function asMine(whole: WholeTable, from: string): WholeTable {
  const mine = deviceId();
  if (from === mine || !/^here-[0-9a-f]{24}$/.test(from)) return whole;
  return JSON.parse(JSON.stringify(whole).replaceAll(from, mine)) as WholeTable;
}

/** Takes the file up: what is here stays, what is missing comes. */
export async function open(text: string, host: Pick<Host, "request" | "store">): Promise<Taken> {
  const { device, kept, tables, senseless } = unpack(text);
  const taken: Taken = { tables: 0, known: 0, unreadable: senseless, others: 0 };
  const store = await host.store();
  for (const each of tables) {
    const whole = asMine(each, device);
    if (!(await isReadable(whole, host))) {
      taken.unreadable += 1;
      continue;
    }
    const written = await store.restore(whole);
    if (written.ok) taken.tables += 1;
    else if (written.error === "taken") taken.known += 1;
    else throw new Failure(written.error === "unwritten" ? "unwritten-here" : "no-store", 0, written.detail);
  }
  if (taken.tables > 0) noteTableHere();
  taken.others = takeUp(kept);
  return taken;
}

/** The engine reads a table before it is put among the others. */
async function isReadable(whole: WholeTable, host: Pick<Host, "request">): Promise<boolean> {
  try {
    await host.request("/engine/check-table", { method: "POST", body: whole });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.status === 422) return false;
    throw error;
  }
}
