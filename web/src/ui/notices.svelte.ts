// Short sentences that come up, are read and go: refusals, errors, "copied".
import { Failure } from "../api/http";
import { hasText, t } from "../i18n/index.svelte";

export interface Notice {
  id: number;
  text: string;
  /** The rule that speaks, as it is named to a reader. */
  rule?: string;
  /** Where that rule can be read. */
  address?: string;
  /** Opens it over what is on the screen. */
  open?: () => void;
  grave: boolean;
}

const SHOWN_FOR = 6000;

let nextId = 1;
let list = $state<Notice[]>([]);

export function notices(): Notice[] {
  return list;
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}

function show(notice: Omit<Notice, "id">): void {
  const id = nextId++;
  list = [...list.filter((other) => other.text !== notice.text), { id, ...notice }];
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

export function tell(text: string): void {
  show({ text, grave: false });
}

export function warn(text: string, rule?: string, address?: string, open?: () => void): void {
  show({ text, rule, address, ...(open ? { open } : {}), grave: true });
}

export function errorText(code: string): string {
  const id = `error-${code}`;
  return hasText(id) ? t(id) : t("error-general");
}

export function warnOf(error: unknown): void {
  warn(errorText(error instanceof Failure ? error.code : "general"));
}

/** Does something that may fail, and says so if it does. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    warnOf(error);
    return undefined;
  }
}
