import { beforeAll, beforeEach, expect, it } from "vitest";
import { cryptide_read, cryptide_same_map_new_clues, cryptide_setup, initSync } from "../../wasm/generated/browser";
import type { CryptideEngine } from "../../wasm/engine";
import wasm from "../../wasm/generated/browser_bg.wasm?url&inline";
import { Device } from "./device.svelte";
import { built, endGame, hide, lift, wish } from "./state";

// The real engine, as the browser gets it.
const engine: CryptideEngine = {
  setup: (wish) => JSON.parse(cryptide_setup(JSON.stringify(wish))),
  read: (code) => JSON.parse(cryptide_read(code)),
  newClues: (request) => JSON.parse(cryptide_same_map_new_clues(JSON.stringify(request))),
};

beforeAll(() => {
  const bytes = atob(wasm.slice(wasm.indexOf(",") + 1));
  initSync({ module: Uint8Array.from(bytes, (it) => it.charCodeAt(0)) });
});
beforeEach(() => localStorage.clear());

const device = () => new Device(() => Promise.resolve(engine));

it("draws a map, hands out clues, and finds them again after a reload", async () => {
  const first = device();
  await first.resume();
  await first.drawMap();
  const clues = first.setup?.clues ?? [];
  expect(new Set(clues).size).toBe(4);
  first.do(built);
  expect(first.clue).toBeNull();
  first.do(lift);
  expect(first.clue).toBe(clues[0]);

  const second = device();
  await second.resume();
  expect(second.setup).toEqual(first.setup);
  expect(second.clue).toBeNull();
  second.do(lift);
  second.do(hide);
  second.do(lift);
  expect(second.clue).toBe(clues[1]);
});

it("gives new clues on the same map", async () => {
  const table = device();
  let before = table.setup;
  // Some maps have a single set.
  do {
    await table.drawMap();
    before = table.setup;
    await table.newClues();
  } while (table.problem);
  expect(table.setup?.map).toEqual(before?.map);
  expect(table.setup?.code).not.toBe(before?.code);
  expect(table.state.game?.stage).toBe("round");
});

const held = (table: Device): string => [...(table.setup?.clues ?? [])].sort().join();

it("never gives the same clues twice on a map, over reloads, and then says that there are no others", async () => {
  const first = device();
  first.do((state) => wish(state, { players: 3, difficulty: "hard" }));
  await first.drawMap();
  const map = first.setup?.map.code ?? "";
  const seen = [held(first)];
  for (let table = first; ; table = device()) {
    await table.resume();
    const next = await table.newClues();
    if (!next) {
      expect(table.problem).toEqual({ rule: "CRY-10", code: "no-other-clues" });
      expect(held(table)).toBe(seen.at(-1));
      break;
    }
    expect(next.map.code).toBe(map);
    expect(seen).not.toContain(held(table));
    seen.push(held(table));
  }
  // The map typed in again on this device does not bring them back either.
  const again = device();
  again.do((state) => wish(endGame(state), { players: 3 }));
  await again.useCode(map.toLowerCase());
  expect(again.problem?.code).toBe("no-other-clues");
});

it("takes a whole code, a map alone, and says what is wrong with others", async () => {
  const source = device();
  await source.drawMap();
  const { code = "", map } = source.setup ?? {};

  const whole = device();
  await whole.useCode(` ${code.toLowerCase()} `);
  expect(whole.setup).toEqual(source.setup);

  localStorage.clear();
  const bare = device();
  await bare.useCode(map?.code ?? "");
  expect(bare.setup?.map).toEqual(map);

  const wrong = device();
  await wrong.useCode("not a code");
  expect(wrong.problem).toEqual({ rule: "CRY-8", code: "setup-form" });
  expect(wrong.state.game).toBeNull();
});

it("says so when the engine cannot be fetched, and loses nothing", async () => {
  const table = device();
  await table.drawMap();
  const kept = localStorage.getItem("bestiaire.companion.cryptide");
  const cut = new Device(() => Promise.reject(new Error("offline")));
  await cut.resume();
  expect(cut.problem?.code).toBe("unreached");
  expect(cut.setup).toBeNull();
  expect(localStorage.getItem("bestiaire.companion.cryptide")).toBe(kept);
});
