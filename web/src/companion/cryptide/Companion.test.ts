import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hexesOf, isClue, masksOn } from "../../games/cryptide/clues";
import { loadTexts, switchLanguage } from "../../i18n/index.svelte";
import { cryptide_read, cryptide_same_map_new_clues, cryptide_setup, initSync } from "../../wasm/generated/browser";
import type { CryptideEngine } from "../../wasm/engine";
import wasm from "../../wasm/generated/browser_bg.wasm?url&inline";
import Build from "./Build.svelte";
import Curtain from "./Curtain.svelte";
import { Device } from "./device.svelte";
import Play from "./Play.svelte";
import { built, hide, lift, wish } from "./state";

// The real engine, as the browser gets it.
const engine: CryptideEngine = {
  setup: (wanted) => JSON.parse(cryptide_setup(JSON.stringify(wanted))),
  read: (code) => JSON.parse(cryptide_read(code)),
  newClues: (request) => JSON.parse(cryptide_same_map_new_clues(JSON.stringify(request))),
};
const NAMES = ["Ana", "Bea", "Cléo", "Dan", "Élie"];

beforeAll(async () => {
  const bytes = atob(wasm.slice(wasm.indexOf(",") + 1));
  initSync({ module: Uint8Array.from(bytes, (it) => it.charCodeAt(0)) });
  await loadTexts("cryptide");
  await loadTexts("companion");
  await switchLanguage("fr");
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => localStorage.clear());

async function table(players = 3): Promise<Device> {
  const device = new Device(() => Promise.resolve(engine));
  device.do((state) => wish(state, { players }));
  await device.drawMap();
  return device;
}

function toPlay(device: Device): void {
  device.do(built);
  while (device.state.eyes) {
    device.do(lift);
    device.do(hide);
  }
}

const drawPlay = (device: Device) =>
  render(Play, { device, setup: device.setup!, names: NAMES.slice(0, device.setup?.clues.length) });

it("cry_10 marks the hex of each section's number, and says what upright means", async () => {
  const device = await table();
  const { container } = render(Build, { device, map: device.setup!.map });
  const { turned } = device.setup!.map.sections[0];
  expect(container.querySelector("[data-dot]")).toHaveAttribute("data-dot", turned ? "F3" : "A1");
  expect(screen.getByText(turned ? /numéro.*en bas à droite/ : /numéro.*en haut à gauche/)).toBeInTheDocument();
});

it("cry_10 draws the area of my clue behind the curtain, on demand and never before it is lifted", async () => {
  const device = await table();
  device.do(built);
  const { container } = render(Curtain, { device, seat: 0, name: "Ana" });
  expect(container.querySelector("svg.picture")).toBeNull();
  device.do(lift);
  await fireEvent.click(await screen.findByRole("button", { name: "Voir ma zone sur la carte" }));
  const clue = device.clue ?? "";
  const area = isClue(clue) ? hexesOf(masksOn(device.setup!.map).get(clue) ?? 0n).length : 0;
  expect(container.querySelectorAll("[data-area] .outside")).toHaveLength(108 - area);
  expect(container.querySelectorAll("[data-area] .area")).toHaveLength(1);
  expect(screen.queryByText(/La case même de l’élément/) !== null).toBe(clue.includes("within"));
});

it("cry_30 lists every possible clue, and says that the element's own hex counts", async () => {
  const device = await table();
  toPlay(device);
  const { container } = drawPlay(device);
  expect(container.querySelectorAll("[data-possible]")).toHaveLength(23);
  expect(screen.getByText(/La case même de l’élément compte/)).toBeInTheDocument();
});

it.each([
  [3, /À trois, tous/],
  [4, /À 4, tous.* sauf un/],
  [5, /À 5, tous.* sauf un/],
])("cry_28 says who must agree to a hint: %i players", async (players, words) => {
  const device = await table(players);
  toPlay(device);
  drawPlay(device);
  await fireEvent.click(screen.getByRole("button", { name: "Coup de pouce" }));
  expect(screen.getByText(words)).toBeInTheDocument();
});

it("cry_10 says plainly that a map has no other clues, and offers another map", async () => {
  const device = await table();
  while (await device.newClues()) continue;
  toPlay(device);
  const before = device.setup!;
  drawPlay(device);
  await fireEvent.click(screen.getByRole("button", { name: "Même carte, nouveaux indices" }));
  await fireEvent.click(screen.getByRole("button", { name: "Tirer d’autres indices" }));
  expect(await screen.findByText(/n’a pas d’autres indices à 3 que/)).toBeInTheDocument();
  expect(device.setup).toBe(before);
  await fireEvent.click(screen.getByRole("button", { name: "Tirer une nouvelle carte" }));
  await expect.poll(() => device.setup?.map.code).not.toBe(before.map.code);
  expect(device.state.game?.stage).toBe("build");
});
