// Sentences about the game: what is asked, what a move is called, what lies on a hex, how it ended.
import { newsText } from "../../i18n/news";
import type { Context, LogLine, Prompt, Translate } from "../contract";
import { baseOf, isNegated, type Clue } from "./clues";
import { indexOf } from "./hexes";
import { parseMove } from "./moves";
import {
  TERRAINS,
  type Animal,
  type Hex,
  type Laid,
  type News,
  type Structure,
  type Terrain,
  type View,
} from "./types";

type Ctx = Context<View>;
type Who = Omit<Ctx, "view">;

export function nameOf(seat: number, { names }: { names: string[] }): string {
  return names[seat] ?? String(seat + 1);
}

/** "You" for the reader himself, else the name. */
export function whoIs(seat: number, who: Who): string {
  return seat === who.seat ? who.t("cryptide-ui-you") : nameOf(seat, who);
}

export const youOrOther = (seat: number | null, mine: number | null): string =>
  seat !== null && seat === mine ? "you" : "other";

export function terrainAt(view: View, hex: Hex): Terrain {
  return TERRAINS[view.map.terrains[indexOf(hex)] as keyof typeof TERRAINS] ?? "desert";
}

export function animalAt(view: Pick<View, "map">, hex: Hex): Animal | null {
  const letter = view.map.animals[indexOf(hex)];
  return letter === "b" ? "bear" : letter === "p" ? "puma" : null;
}

export function structureAt(view: View, hex: Hex): Structure | null {
  return view.map.structures.find((it) => it.hex === hex) ?? null;
}

/** One list for all hexes where nothing lies: who draws them sees that nothing has changed. */
const NONE: readonly Laid[] = [];

export function tokensAt(view: View, hex: Hex): readonly Laid[] {
  return view.tokens.find((it) => it.hex === hex)?.tokens ?? NONE;
}

export const isClosed = (view: View, hex: Hex): boolean => tokensAt(view, hex).some((it) => it.token === "cube");

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const terrainName = (t: Translate, terrain: Terrain): string => capital(t(`cryptide-terrain-${terrain}`));

export const territoryName = (t: Translate, animal: Animal): string => capital(t(`cryptide-ui-territory-${animal}`));

/** A clue as a line of a list: "≤ 1 forest", "> 1 forest", "neither desert nor forest". */
export function clueInShort(t: Translate, clue: Clue): string {
  const base = baseOf(clue);
  const within = base.startsWith("within");
  if (!isNegated(clue) || within) return t(`cryptide-ui-short-${base}`, { sign: isNegated(clue) ? ">" : "≤" });
  const [one = "", two = ""] = base.split("-").map((terrain) => t(`cryptide-terrain-${terrain}`));
  return t("cryptide-ui-short-neither", { one, two });
}

export const clueSentence = (t: Translate, clue: string): string => t(`cryptide-clue-${clue}`);

/** Everything that can be said of a hex but its name and terrain, sentence by sentence. */
export function hexFacts(hex: Hex, { view, ...who }: Ctx): string[] {
  const { t } = who;
  const facts: string[] = [];
  const animal = animalAt(view, hex);
  const structure = structureAt(view, hex);
  if (structure) facts.push(structureName(t, structure));
  if (animal) facts.push(territoryName(t, animal));
  for (const { seat, token } of tokensAt(view, hex)) {
    facts.push(t(`cryptide-ui-token-${token}`, { name: whoIs(seat, who) }));
  }
  return facts;
}

export function structureName(t: Translate, { kind, colour }: Pick<Structure, "kind" | "colour">): string {
  const words = { kind: t(`cryptide-structure-${kind}`), colour: t(`cryptide-colour-${colour}`) };
  return capital(t("cryptide-ui-structure", words));
}

/** How a hex is read aloud. */
export function hexLabel(hex: Hex, context: Ctx): string {
  const { view, t } = context;
  return [`${hex} ${terrainName(t, terrainAt(view, hex))}`, ...hexFacts(hex, context)].join(", ");
}

export function prompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat, t } = context;
  const { question } = view;
  if (!question) return { title: ending(context).title };
  const args = {
    name: nameOf(question.seat, context),
    by: nameOf(view.active, context),
    hex: question.hex ?? "",
    left: question.opening_left,
  };
  if (question.seat !== seat || moves.length === 0) return { title: t(`cryptide-wait-${question.kind}`, args) };
  const how = view.options.table === "honour" ? "honour" : "detail";
  return {
    title: t(`cryptide-prompt-${question.kind}`, args),
    detail: t(`cryptide-ui-prompt-${question.kind}-${how}`, args),
  };
}

export function log(news: News, context: Ctx): LogLine[] {
  const text = newsText("cryptide", news, context);
  if (text === null) return [];
  const seat = speaker(news);
  return [seat === undefined ? { text } : { text, seat }];
}

function speaker(news: News): number | undefined {
  if (news.type === "found") return news.winner;
  return "seat" in news ? news.seat : undefined;
}

export function moveLabel(notation: string, context: Ctx): string {
  const { view, t } = context;
  const move = parseMove(notation);
  if (!move) return notation;
  switch (move.kind) {
    case "ask":
      return t("cryptide-ui-move-ask", { hex: move.hex, name: nameOf(move.seat, context) });
    case "search":
      return t("cryptide-ui-move-search", { hex: move.hex });
    case "hint":
    case "agree":
      return t(`cryptide-ui-move-${move.kind}`);
    case "fix":
      return move.to
        ? t("cryptide-ui-move-fix", { hex: move.hex, to: move.to })
        : t("cryptide-ui-move-fix-drop", { hex: move.hex });
    default: {
      const kind = view.question?.kind;
      const answers = (kind === "answer" || kind === "search") && view.question?.hex === move.hex;
      return t(`cryptide-ui-move-${move.kind}`, { hex: move.hex, why: answers ? "answer" : "place" });
    }
  }
}

export function seatFacts(seat: number, { view, t }: Ctx): { line: string; detail?: string } {
  const player = view.players[seat];
  if (!player) return { line: "" };
  const args = { cubes: player.cubes, discs: player.discs };
  const agreed = player.agreed && view.hint === null;
  return {
    line: t(agreed ? "cryptide-ui-facts-agreed" : "cryptide-ui-facts", args),
    detail: t("cryptide-ui-facts-detail", { ...args, first: view.first === seat ? "yes" : "no" }),
  };
}

export function turn(view: View): number | null {
  return view.question?.seat ?? null;
}

export function ending(context: Ctx): { title: string; lines: string[] } {
  const { view, seat, t } = context;
  const { end } = view;
  if (!end) return { title: t("cryptide-ui-over"), lines: [] };
  const args = {
    name: end.searcher === null ? "" : nameOf(end.searcher, context),
    nameIs: youOrOther(end.searcher, seat),
    hex: end.searched ?? end.habitat,
    habitat: end.habitat,
    terrain: terrainName(t, terrainAt(view, end.habitat)),
  };
  // The clues stand beside the names of those who held them.
  const lines = [t(`cryptide-ui-end-${end.reason}-why`, args)];
  if (end.wrong.length > 0) lines.push(wrongLine(context));
  lines.push(t("cryptide-ui-end-setup", { n: Math.round(end.difficulty * 10) / 10, map: view.map.code }));
  return { title: t(`cryptide-ui-end-${end.reason}`, args), lines };
}

function wrongLine(context: Ctx): string {
  const wrong = context.view.end?.wrong ?? [];
  const list = wrong.map(({ seat, hex }) => `${whoIs(seat, context)} ${hex}`).join(", ");
  return context.t("cryptide-ui-end-wrong", { n: wrong.length, list });
}
