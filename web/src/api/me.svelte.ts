// Who I am on this device: a guest, made the first time the server has to know me.
import type { GuestCreated } from "../wire/GuestCreated";
import type { LinkCode } from "../wire/LinkCode";
import { t } from "../i18n/index.svelte";
import { Failure, requestJson } from "./http";

const KEPT_AS = "bestiaire.guest";
const NAME_KEPT_AS = "bestiaire.name";

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
  chosenName = name;
  localStorage.setItem(NAME_KEPT_AS, name);
  if (!guest) return;
  await requestJson("/api/me", { method: "PATCH", body: { name }, secret: guest.secret });
  keep({ ...guest, name });
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
  const { secret } = await ensureGuest();
  try {
    return await action(secret);
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 401) throw error;
    forgetGuest();
    return action((await ensureGuest()).secret);
  }
}
