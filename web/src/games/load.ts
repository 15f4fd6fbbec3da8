// Each game's folder is loaded, with its words, when somebody sits down to it. A game without a folder can be played all the same.
import { loadTexts } from "../i18n/index.svelte";
import type { GameModule } from "./contract";

const FOLDERS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(key: string): Promise<GameModule> {
  const load = FOLDERS[`./${key}/index.ts`] ?? (() => import("./plain").then((it) => ({ default: it.plainGame(key) })));
  const [folder] = await Promise.all([load(), loadTexts(key)]);
  return folder.default;
}
