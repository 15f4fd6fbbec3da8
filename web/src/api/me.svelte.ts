// Who I am on this device: a guest, made the first time the server has to know me.
import type { GuestCreated } from "../wire/GuestCreated";
import type { LinkCode } from "../wire/LinkCode";
import { isTabWay } from "../house/way";
import { t } from "../i18n/index.svelte";
import { Failure, requestJson } from "./http";

const KEPT_AS = "bestiaire.guest";
const NAME_KEPT_AS = "bestiaire.name";
const DEVICE_KEPT_AS = "bestiaire.device";
/** The server does not know yet how I am called. */
const UNTOLD = "bestiaire.name-untold";

function readGuest(): GuestCreated | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "null") as GuestCreated | null;
  } catch {
    return null;
  }
}

let guest = $state.raw<GuestCreated | null>(readGuest());
let chosenName = $state(localStorage.getItem(NAME_KEPT_AS) ?? "");
let making: Promise<GuestCreated> | null = null;

function keep(next: GuestCreated): GuestCreated {
  guest = next;
  localStorage.setItem(KEPT_AS, JSON.stringify(next));
  return next;
}

/** A friendly name of the house, such as "Loutre", until the player says his own. */
export function randomName(random: () => number = Math.random): string {
  const names = t("guest-names").split(",");
  return (names[Math.floor(random() * names.length)] ?? "?").trim();
}

export const me = {
  get id(): string | null {
    return guest?.id ?? null;
  },
  get name(): string {
    return guest?.name ?? chosenName;
  },
  get secret(): string | null {
    return guest?.secret ?? null;
  },
};

/** Who I am at tables on this device, which no server knows: kept for ever, since they are. */
export function deviceId(): string {
  const kept = localStorage.getItem(DEVICE_KEPT_AS);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = `here-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  localStorage.setItem(DEVICE_KEPT_AS, made);
  return made;
}

/** Who I am at this table. */
export function meAt(table: { link: string | null }): string | null {
  return table.link !== null && isTabWay(table.link) ? deviceId() : me.id;
}

/** My name where no server gives me one. */
export function nameHere(): string {
  if (!me.name) keepName(randomName());
  return me.name;
}

function keepName(name: string): void {
  chosenName = name;
  localStorage.setItem(NAME_KEPT_AS, name);
}

const listeners: (() => void)[] = [];

/** Tables on this device want to know, too. */
export function onRename(listener: () => void): void {
  listeners.push(listener);
}

async function makeGuest(): Promise<GuestCreated> {
  const name = chosenName || randomName();
  return keep(await requestJson<GuestCreated>("/api/guests", { method: "POST", body: { name } }));
}

/** Two clicks in a row must not make two guests. */
export async function ensureGuest(): Promise<GuestCreated> {
  if (guest) return guest;
  making ??= makeGuest().finally(() => (making = null));
  return making;
}

/** After the server has forgotten us (its data was wiped), the next need makes a new guest. */
export function forgetGuest(): void {
  guest = null;
  localStorage.removeItem(KEPT_AS);
}

export async function rename(name: string): Promise<void> {
  keepName(name);
  if (guest) {
    keep({ ...guest, name });
    localStorage.setItem(UNTOLD, "yes");
    await tellName(guest).catch((error: unknown) => {
      // Without a network it is told with the next request.
      if (!(error instanceof Failure) || error.code !== "offline") throw error;
    });
  }
  for (const listener of listeners) listener();
}

/** The server hears of a name that was changed while it could not be reached. */
async function tellName({ name, secret }: GuestCreated): Promise<void> {
  if (!localStorage.getItem(UNTOLD)) return;
  await requestJson("/api/me", { method: "PATCH", body: { name }, secret });
  localStorage.removeItem(UNTOLD);
}

export async function askLinkCode(): Promise<LinkCode> {
  const { secret } = await ensureGuest();
  return requestJson<LinkCode>("/api/me/link", { method: "POST", secret });
}

export async function takeUpLinkCode(code: string): Promise<void> {
  keep(await requestJson<GuestCreated>("/api/guests/link", { method: "POST", body: { code } }));
}

/** Does something as me, making a guest if needed; if the server no longer knows me, once more as a new guest. */
export async function asMe<T>(action: (secret: string) => Promise<T>): Promise<T> {
  const known = await ensureGuest();
  try {
    await tellName(known);
    return await action(known.secret);
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) throw error;
    forgetGuest();
    return action((await ensureGuest()).secret);
  }
}
