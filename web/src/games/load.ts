// Each game's folder is loaded, with its words, when somebody sits down to it.
import { loadTexts } from "../i18n/index.svelte";
import type { GameModule } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(key: string): Promise<GameModule | null> {
  const load = FOLDERS[`./${key}/index.ts`];
  if (!load) return null;
  const [folder] = await Promise.all([load(), loadTexts(key)]);
  return folder.default;
}
