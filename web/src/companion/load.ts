// Companions for owners of a box: one folder a game, loaded with its words when its address is opened.
import type { Component } from "svelte";
import { loadTexts } from "../i18n/index.svelte";

const FOLDERS = import.meta.glob<{ default: Component }>("./*/index.ts");

export async function loadCompanion(game: string): Promise<Component | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) return null;
  const folder = load();
  await loadTexts(game);
  await loadTexts("companion");
  return (await folder).default;
}
