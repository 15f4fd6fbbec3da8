// Facts, steps and answers of riddles in words.
import type { Context, GameModule } from "../../games/contract";
import { hasText, language, t } from "../../i18n/index.svelte";
import { newsArgs } from "../../i18n/news";
import type { RiddleInfo } from "../../wire/RiddleInfo";
import type { RiddleScene } from "../../wire/RiddleScene";
import { variables } from "../lesson/variables";

export type Fact = Record<string, unknown>;

/** Lists of cards and of seats, as one reads them. */
function listed(game: string, field: string, list: unknown[], names: string[]): string {
  const words = list.map((it) => {
    if (typeof it === "number" && field === "seats") return names[it] ?? String(it + 1);
    const id = `${game}-card-${String(it)}`;
    return hasText(id) ? t(id) : String(it);
  });
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** Words of a riddle that is told by hand, with the names of those at its table. */
export function toldText({ riddle, names, seat }: RiddleScene, part: string): string {
  return t(`riddle-${riddle.id}-${part}`, variables(names, [seat]));
}

/** One fact in a sentence. A way of a riddle that is told by hand has its own. */
export function factText(scene: RiddleScene, fact: Fact): string {
  const { game } = scene.riddle;
  const { names } = scene;
  const type = String(fact["type"]);
  if (type === "way") return toldText(scene, `end-${String(fact["way"])}`);
  const args = newsArgs(game, fact, { names, seat: scene.seat, t, has: hasText });
  for (const [field, value] of Object.entries(fact)) {
    if (Array.isArray(value)) args[field] = listed(game, field, value as unknown[], names);
  }
  return t(`riddle-${game}-fact-${type}`, args);
}

/** Asks whose answer is one seat. */
const ONE = ["holder", "wolf", "wolf-villagers", "wolf-liars"];
/** Asks whose answer is seats. */
const SEATS = [...ONE, "pack", "pack-villagers", "pack-liars"];

/** An answer as a button calls it. */
export function answerText(scene: RiddleScene, module: GameModule, context: Context, answer: string): string {
  const { ask } = scene.riddle;
  if (SEATS.includes(ask)) {
    const { names } = scene;
    return listed(
      scene.riddle.game,
      "seats",
      answer.split(" ").map((it) => Number(it) - 1),
      names,
    );
  }
  if (ask === "clue") return t(`cryptide-clue-${answer}`);
  if (ask === "choice") return toldText(scene, `way-${answer}`);
  if (ask === "win" || ask === "best") return module.moveLabel(answer, context).replaceAll("**", "");
  return answer;
}

/** What the board is given so that a touch on it is an answer: a move for each, and back. */
export function movesFor(ask: string, choices: string[]): string[] {
  if (ask === "lair") return choices.map((it) => `move ${it}`);
  if (ask === "habitat") return choices.map((it) => `search ${it}`);
  return ask === "win" || ask === "best" ? choices : [];
}

/** Where a seat is asked for, its house on the board is an answer; null elsewhere, and for who cannot be it. */
export function answerAt(ask: string, choices: string[], touched: EventTarget | null): string | null {
  if (!ONE.includes(ask) || !(touched instanceof Element)) return null;
  const house = touched.closest<HTMLElement>("[data-house], .house[data-seat]");
  const seat = house?.dataset["house"] ?? house?.dataset["seat"];
  const answer = String(Number(seat) + 1);
  return choices.includes(answer) ? answer : null;
}

export function answerOf(ask: string, notation: string): string {
  return ask === "lair" || ask === "habitat" ? (notation.split(" ")[1] ?? notation) : notation;
}

/** How hard it is: facts that are needed together, or ways to choose from. */
export const sizeOf = ({ ask, facts }: RiddleInfo): string =>
  t(ask === "choice" ? "riddle-ways" : "riddle-facts", { n: facts });

/** The question, or its own title where it is told by hand. */
export function titleOf(riddle: RiddleInfo): string {
  return riddle.told ? t(`riddle-${riddle.id}-title`) : t(`riddle-ask-${riddle.ask}`);
}

/** A day of the calendar in words: riddles change at midnight of universal time. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(language(), { day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
