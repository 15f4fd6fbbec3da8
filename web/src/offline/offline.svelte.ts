// Puts the part of the house that needs no server on the device, so that it opens without a network.

/** `never`: the browser only allows it over https (and on this very machine). */
export type Offline = "unknown" | "getting" | "ready" | "never";

let current = $state<Offline>("unknown");

export const offline = {
  get state(): Offline {
    return current;
  },
};

/** Whether what plays without a server is on this device. */
export function hasEngine(): boolean {
  return current === "ready";
}

/** Asks the browser to keep what worker.ts lists; may be called again. */
export async function prepareOffline(): Promise<void> {
  if (current === "getting" || current === "ready" || import.meta.env.DEV) return;
  if (!("serviceWorker" in navigator)) {
    current = "never";
    return;
  }
  current = "getting";
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    current = "ready";
  } catch {
    // No network, or storage refused: another visit will do.
    current = "unknown";
  }
}
