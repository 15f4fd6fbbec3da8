// It is my turn, and I look elsewhere: the tab says so in its title and by its candle, the device trembles, and where I have
// asked for it a notification comes.
import { currentSettings } from "../ui/settings.svelte";

export interface Call {
  /** The table waits for me. */
  asked: boolean;
  /** An hour in which no device may betray that its holder is awake. */
  hushed: boolean;
  /** What the notification says. */
  title: string;
  body: string;
}

export interface Senses {
  hidden: () => boolean;
  vibrate: (pattern: number[]) => void;
  /** Where it is allowed. */
  notify: (title: string, body: string) => void;
  wants: () => { vibrate: boolean; notify: boolean };
}

const ONCE = [40];
/** Longer where nobody looks. */
const LOOK = [40, 60, 40];

let mine = $state(false);

/** For the tab's title. */
export function isCalled(): boolean {
  return mine;
}

/** Speaks up when the table begins to wait for me, once. */
export class Caller {
  #senses: Senses;
  #asked = false;

  constructor(senses: Senses = browserSenses()) {
    this.#senses = senses;
  }

  hear({ asked, hushed, title, body }: Call): void {
    const begins = asked && !this.#asked;
    this.#asked = asked;
    mine = asked;
    showCandle(asked);
    if (!begins || hushed) return;
    const { vibrate, notify } = this.#senses.wants();
    const hidden = this.#senses.hidden();
    if (vibrate) this.#senses.vibrate(hidden ? LOOK : ONCE);
    if (notify && hidden) this.#senses.notify(title, body);
  }

  /** The table is left. */
  stop(): void {
    mine = false;
    showCandle(true);
  }
}

/** At a table the candle burns for whom it waits for; elsewhere it is the sign of the house. */
function showCandle(lit: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel='icon']");
  const wanted = lit ? "/favicon.svg" : "/favicon-out.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

function browserSenses(): Senses {
  return {
    hidden: () => document.hidden,
    vibrate: (pattern) => void navigator.vibrate?.(pattern),
    notify,
    wants: currentSettings,
  };
}

/** Phones show notifications only through the worker; it is not always there. */
function notify(title: string, body: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const what: NotificationOptions = { body, tag: "bestiaire-turn", icon: "/icon-192.png" };
  try {
    const shown = new Notification(title, what);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, what));
  }
}
