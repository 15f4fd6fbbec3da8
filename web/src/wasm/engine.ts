// The rules in the browser (crates/browser), fetched when first asked. Built by `cargo run -p xtask -- wasm`.
import type { BrowserCryptideNewClues } from "../wire/BrowserCryptideNewClues";
import type { BrowserCryptideSetup } from "../wire/BrowserCryptideSetup";
import type { BrowserCryptideWish } from "../wire/BrowserCryptideWish";
import type { BrowserProblem } from "../wire/BrowserProblem";
import wasm from "./generated/browser_bg.wasm?url";

export type Answer<T> = { ok: T } | { error: BrowserProblem };

export interface CryptideEngine {
  setup: (wish: BrowserCryptideWish) => Answer<BrowserCryptideSetup>;
  read: (code: string) => Answer<BrowserCryptideSetup>;
  newClues: (request: BrowserCryptideNewClues) => Answer<BrowserCryptideSetup>;
}

let loaded: Promise<CryptideEngine> | undefined;

/** Answers come as JSON; their types are generated from the Rust ones. */
const answer = <T>(json: string): Answer<T> => JSON.parse(json) as Answer<T>;

async function load(): Promise<CryptideEngine> {
  const browser = await import("./generated/browser");
  await browser.default({ module_or_path: wasm });
  return {
    setup: (wish) => answer(browser.cryptide_setup(JSON.stringify(wish))),
    read: (code) => answer(browser.cryptide_read(code)),
    newClues: (request) => answer(browser.cryptide_same_map_new_clues(JSON.stringify(request))),
  };
}

export function cryptideEngine(): Promise<CryptideEngine> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export { randomSeed } from "./seed";
