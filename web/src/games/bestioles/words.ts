// Sentences about the game: what is asked, what a move is called, what is known of a player, how it ended.
import { newsText } from "../../i18n/news";
import type { Context, CourseStep, LogLine, Prompt, Translate } from "../contract";
import { strengthOf, theatreOf } from "./cards";
import { doomIn, parseMove, type Slot } from "./moves";
import type { Card, Laid, News, Question, Theatre, TheatreView, View } from "./types";

type Ctx = Context<View>;

export function cardName(t: Translate, card: Card): string {
  return t(`bestioles-card-${card}`);
}

/** The same, with a place to break a word too long for a narrow card. */
export function cardTitle(t: Translate, card: Card): string {
  return cardName(t, card).replace(/(?<!\p{L})(\p{L}{4})([bcdfghjklmnpqrstvwxz]\p{L}{6,})/giu, "$1\u00ad$2");
}

export function theatreName(t: Translate, theatre: Theatre): string {
  return t(`bestioles-theatre-${theatre}`);
}

/** "You" for the reader himself, else the name. */
export function whoIs(seat: number, { seat: mine, names, t }: Omit<Ctx, "view">): string {
  return seat === mine ? t("bestioles-you") : (names[seat] ?? String(seat + 1));
}

export function nameOf(seat: number, { names }: Pick<Ctx, "names">): string {
  return names[seat] ?? String(seat + 1);
}

export function youOrOther(seat: number, mine: number | null): string {
  return seat === mine ? "you" : "other";
}

/** The card seen from below; for the public it is seat 0 who sits there. */
export function nearSeat(seat: number | null): number {
  return seat ?? 0;
}

/** Who holds a theatre, and by how much. */
export function leadOf({ sides, control }: TheatreView, mine: number | null, name: string, t: Translate): string {
  const by = Math.abs(sides[0].total - sides[1].total);
  const args = { name, nameIs: youOrOther(control, mine), by };
  return t(by > 0 ? "bestioles-lead" : "bestioles-lead-tie", args);
}

/** How a card on the table is read aloud. */
export function laidLabel(t: Translate, { card, up, strength, shown }: Laid, covered: boolean): string {
  const args = { strength, card: card ? cardName(t, card) : "" };
  let label: string;
  if (card && up) {
    const id = strengthOf(card) === strength ? "bestioles-card-label" : "bestioles-card-label-now";
    label = t(id, { ...args, theatre: theatreName(t, theatreOf(card)) });
  } else if (card) label = t(shown ? "bestioles-shown-label" : "bestioles-known-label", args);
  else label = t("bestioles-hidden-label", args);
  return covered ? `${label}, ${t("bestioles-covered")}` : label;
}

export function prompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat, t } = context;
  const { question } = view;
  if (!question) return over(context);
  if (question.seat !== seat || moves.length === 0) return waiting(question, context);
  const other = whoIs(1 - question.seat, context);
  const title = t(`bestioles-prompt-${question.kind}`, {
    card: question.card ? cardName(t, question.card) : "",
    cardId: question.card ?? "none",
    drawn: question.drawn ? cardName(t, question.drawn) : "",
  });
  return { title, detail: detail(question, context, other) };
}

/** What is asked about the card in hand, and before it is lost; null if none is in hand. */
export function handPrompt(
  picked: Card | null,
  slots: readonly Slot[],
  losing: string | null,
  { view, t }: Pick<Ctx, "view" | "t">,
): Prompt | null {
  const doom = losing && doomIn(losing, view);
  if (doom) {
    const drawn = view.question?.drawn ?? null;
    const card = picked ?? drawn;
    return {
      title: t("bestioles-ask-lose", { card: card ? cardName(t, card) : "none", doom }),
      detail: t(`bestioles-ask-lose-${doom}`),
    };
  }
  if (!picked) return null;
  const card = cardName(t, picked);
  if (slots.some((it) => it.kind === "transport")) return { title: t("bestioles-hand-moving", { card }) };
  const detail = t(`bestioles-card-${picked}-text`);
  const args = { card, strength: strengthOf(picked), hidden: hiddenWorth(view) };
  return {
    title: t(slots.some((it) => it.kind === "deploy") ? "bestioles-ask-place" : "bestioles-ask-hide", args),
    detail,
  };
}

/** What a card of the one asked counts face down: more while his Escalation lies open. */
export function hiddenWorth({ theatres, question }: Pick<View, "theatres" | "question">): number {
  const own = question?.seat === 1 ? 1 : 0;
  return theatres.some((it) => it.sides[own].pile.some((laid) => laid.card === "sea-2" && laid.up)) ? 4 : 2;
}

function detail(question: Question, { view, seat, t }: Ctx, other: string): string {
  const me = view.players[question.seat === 0 ? 0 : 1];
  if (question.kind === "turn" || question.kind === "play") {
    if (me.air_drop) return t("bestioles-prompt-air-drop");
    if (view.contained) return t("bestioles-prompt-contained");
  }
  return t(`bestioles-prompt-${question.kind}-detail`, {
    name: other,
    points: me.withdrawal,
    ownerIs: youOrOther(question.owner, seat),
  });
}

function waiting(question: Question, context: Ctx): Prompt {
  const { view, t } = context;
  const args = {
    // By name, even if it is me: nothing here may be asked of me, and « Vous » would need another verb.
    name: nameOf(question.seat, context),
    card: question.card ? cardName(t, question.card) : "",
    cards: view.players[question.seat === 0 ? 0 : 1].hand.length,
  };
  const title = t(`bestioles-wait-${question.kind}`, args);
  return question.kind === "turn" ? { title, detail: t("bestioles-wait-turn-detail", args) } : { title };
}

function result({ view, seat, names }: Ctx): Record<string, string | number> {
  const winner = view.winner ?? (view.scores[1] > view.scores[0] ? 1 : 0);
  return {
    name: names[winner] ?? String(winner + 1),
    winnerIs: youOrOther(winner, seat),
    points: view.scores[winner === 0 ? 0 : 1],
    less: view.scores[winner === 0 ? 1 : 0],
  };
}

function over(context: Ctx): Prompt {
  const { t } = context;
  return { title: t("bestioles-prompt-over", result(context)), detail: t("bestioles-prompt-over-detail") };
}

export function log(news: News, context: Ctx): LogLine[] {
  const text = newsText("bestioles", news, context);
  if (text === null) return [];
  if (news.type === "battle_begun") return [{ text, heading: true }];
  const seat = speaker(news);
  return [seat === undefined ? { text } : { text, seat }];
}

function speaker(news: News): number | undefined {
  if (news.type === "flipped") return news.by;
  if (news.type === "battle_ended") return news.result.winner;
  if (news.type === "war_ended") return news.winner;
  return "seat" in news ? news.seat : undefined;
}

export function moveLabel(notation: string, { view, seat, names, t }: Ctx): string {
  const move = parseMove(notation);
  if (!move) return notation;
  const args: Record<string, string> = { theatreId: "theatre" in move ? move.theatre : "" };
  if ("card" in move) args["card"] = cardName(t, move.card);
  if (move.kind === "flip") {
    const side = view.theatres.find((it) => it.theatre === move.theatre)?.sides[move.side];
    const card = side?.pile.at(-1)?.card;
    args["card"] = card ? cardName(t, card) : "none";
    args["sideIs"] = youOrOther(move.side, seat);
    args["name"] = names[move.side] ?? String(move.side + 1);
  }
  const said = t(`bestioles-move-${move.kind}`, args);
  const doom = doomIn(notation, view);
  return doom ? `${said}. ${t(`bestioles-why-${doom}`)}` : said;
}

export function seatFacts(seat: number, { view, t }: Ctx): { line: string; score: string; detail: string } {
  const player = view.players[seat === 0 ? 0 : 1];
  return {
    line: t("bestioles-facts", { cards: player.hand.length, first: view.first === seat ? "yes" : "no" }),
    score: `${view.scores[seat === 0 ? 0 : 1]}/${view.target}`,
    detail: t("bestioles-facts-detail", { points: player.withdrawal }),
  };
}

export function turn(view: View): number | null {
  return view.question?.seat ?? null;
}

export function ending(context: Ctx): { title: string; lines: string[] } {
  const { view, t } = context;
  const args = result(context);
  const last = view.last_battle;
  const lines = [t("bestioles-ending-score", { ...args, battles: view.battle })];
  if (last) {
    lines.push(t("bestioles-ending-last", { points: last.points, withdrawn: last.withdrawn ? "yes" : "no" }));
  }
  return { title: t("bestioles-ending-title", args), lines };
}

/** The war battle by battle. */
export function course(heard: News[], { names, t }: Ctx): CourseStep[] {
  const ended = heard.flatMap((news) => (news.type === "battle_ended" ? [news] : []));
  return ended.map(({ result: { winner, points, withdrawn }, scores }, index) => {
    const line = withdrawn ? t("course-withdrawn", { name: names[1 - winner] ?? "" }) : t("course-fought");
    return { n: index + 1, winner, line, gain: points, scores };
  });
}
