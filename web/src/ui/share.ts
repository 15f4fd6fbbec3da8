// Handing a table's link to somebody else.
import { t } from "../i18n/index.svelte";
import { pathOf } from "../router/routes";
import { tell } from "./notices.svelte";

export function linkOf(code: string): string {
  return location.origin + pathOf({ screen: "table", code });
}

/** The clipboard needs a secure page; on a plain http address of the local network the old way still works. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

export function copyLink(code: string): Promise<void> {
  return copyAddress(linkOf(code));
}

export async function copyAddress(address: string, done = "invite-copied"): Promise<void> {
  await copyText(address);
  tell(t(done));
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Closing the system's sheet is not a failure. */
export async function shareLink(code: string, title: string): Promise<void> {
  await navigator.share({ title, url: linkOf(code) }).catch(() => undefined);
}

export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "text/plain" }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
