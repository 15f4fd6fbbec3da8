// The chapters and the plates of a game's rules: rules/<game>.outline and .plates at the root of the repository. What a table does
// not play stands in .idle.
import type { Options } from "./options";

export interface Chapter {
  key: string;
  /** Rules in the order in which they are read. */
  rules: string[];
}

type Files = Record<string, () => Promise<string>>;
const OUTLINES: Files = import.meta.glob<string>("../../../rules/*.outline", { query: "?raw", import: "default" });
const PLATES: Files = import.meta.glob<string>("../../../rules/*.plates", { query: "?raw", import: "default" });
const IDLE: Files = import.meta.glob<string>("../../../rules/*.idle", { query: "?raw", import: "default" });

export function parseOutline(text: string): Chapter[] {
  return text.split("\n").flatMap((line) => {
    const [key, rules] = line.split(":");
    if (!key || rules === undefined || line.startsWith("#")) return [];
    return [{ key: key.trim(), rules: rules.trim().split(/\s+/) }];
  });
}

async function read(files: Files, game: string, ending: string): Promise<Chapter[]> {
  const load = files[`../../../rules/${game}.${ending}`];
  return load ? parseOutline(await load()) : [];
}

/** The chapters of a game; none if it has no page. */
export const loadOutline = (game: string): Promise<Chapter[]> => read(OUTLINES, game, "outline");

/** The plates of a game: one idea each, and the rules behind it. */
export const loadPlates = (game: string): Promise<Chapter[]> => read(PLATES, game, "plates");

/** What is not played, by the value of an option: `double=none`. */
export const loadIdle = (game: string): Promise<Chapter[]> => read(IDLE, game, "idle");

/** The rules that a table with these options does not play. */
export function idleRules(idle: readonly Chapter[], options: Options | null): ReadonlySet<string> {
  const holds = ({ key }: Chapter) => {
    const [option = "", value] = key.split("=");
    return options?.[option] === value;
  };
  return new Set(options ? idle.filter(holds).flatMap(({ rules }) => rules) : []);
}

/** All there is to read of a game. */
export interface Pages {
  plates: Chapter[];
  chapters: Chapter[];
  idle: Chapter[];
}

export async function loadPages(game: string): Promise<Pages> {
  const [plates, chapters, idle] = await Promise.all([loadPlates(game), loadOutline(game), loadIdle(game)]);
  return { plates, chapters, idle };
}
