// Sentences about the game: what is asked, what a move is called, what is known of a player, how it ended.
import { newsText } from "../../i18n/news";
import type { Context, CourseStep, LogLine, Prompt, Translate } from "../contract";
import { parseMove } from "./moves";
import type { Card, Laid, News, Power, Question, RoundResult, View } from "./types";

type Ctx = Context<View>;

export function cardName(t: Translate, card: Card): string {
  return t(`monstre-card-${card}`);
}

/** The same, with a place to break a word too long for a narrow card. */
export function cardTitle(t: Translate, card: Card): string {
  return cardName(t, card).replace(/\p{L}{11,}/gu, (word) => `${word.slice(0, 6)}\u00ad${word.slice(6)}`);
}

/** Names of cards, as one says them. */
export function cardList(t: Translate, cards: readonly Card[]): string {
  return cards.map((card) => cardName(t, card)).join(", ");
}

export function nameOf(seat: number, { names }: Pick<Ctx, "names">): string {
  return names[seat] ?? String(seat + 1);
}

/** "You" for the reader himself, else the name. */
export function whoIs(seat: number, { seat: mine, names, t }: Omit<Ctx, "view">): string {
  return seat === mine ? t("monstre-you") : (names[seat] ?? String(seat + 1));
}

export function youOrOther(seat: number | null | undefined, mine: number | null): string {
  return seat !== null && seat === mine ? "you" : "other";
}

/** Whose house stands below; for the public it is seat 0. */
export function nearSeat(seat: number | null): number {
  return seat ?? 0;
}

export function powerOf({ monsters }: View, card: Card): Power | undefined {
  return monsters.find((it) => it.card === card)?.power;
}

/** What a Monster can do at this table, in the few words of its card; what is ours is marked. */
export function powerText(t: Translate, power: Power): string {
  const { condition, ignores, boxes, dog, house } = power;
  const said: string[] = [];
  if (condition) {
    const turn = boxes.indexOf("C") + 1;
    said.push(
      t(`monstre-power-${condition.type}`, { turn, count: condition.type === "hunters" ? condition.count : 0 }),
    );
  }
  if (ignores?.type === "first") said.push(t("monstre-power-first"));
  if (ignores?.type === "turn") said.push(t("monstre-power-turn", { turn: ignores.turn }));
  if (dog) said.push(t("monstre-power-dog"));
  const text = said.join(" ") || t("monstre-power-none");
  return house ? t("monstre-power-house", { power: text }) : text;
}

/** What stands on a card. */
export function cardText(t: Translate, view: View, card: Card): string {
  const power = powerOf(view, card);
  return power ? powerText(t, power) : t(`monstre-card-${card}-text`);
}

/** A card of a pile as it is read aloud. */
export function laidName(t: Translate, { card, up }: Laid): string {
  if (!card) return t("monstre-face-down-unknown");
  return up ? cardName(t, card) : t("monstre-face-down-known", { card: cardName(t, card) });
}

export function prompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat } = context;
  const { question } = view;
  if (!question) return { title: resultTitle(context) };
  const asked = seat !== null && view.players[seat]?.awaited && moves.length > 0;
  return asked ? asking(question, context, moves) : waiting(question, context);
}

function asking(question: Question, context: Ctx, moves: string[]): Prompt {
  const { view, seat, names, t } = context;
  if (question.kind === "turn") return myTurn(context, moves);
  const other = otherParty(question, seat);
  const args = {
    name: names[other] ?? "",
    cards: question.number,
    taken: question.taken ? cardName(t, question.taken) : "",
    to: names[leftOf(view, seat ?? 0)] ?? "",
  };
  const what = question.kind === "give" ? `give-${question.card ?? "ragot"}` : question.kind;
  return { title: t(`monstre-prompt-${what}`, args), detail: t(`monstre-prompt-${what}-detail`, args) };
}

function myTurn({ view, seat, t }: Ctx, moves: string[]): Prompt {
  if (moves.length === 1 && moves[0] === "play avis") {
    return { title: t("monstre-prompt-avis"), detail: t("monstre-prompt-avis-detail") };
  }
  if (moves.includes("lay")) return { title: t("monstre-prompt-lay"), detail: t("monstre-prompt-lay-detail") };
  const turn = view.players[seat ?? 0]?.turns ?? 1;
  const monster = moves.map(parseMove).find((it) => it?.kind === "play" && powerOf(view, it.card));
  return {
    title: t("monstre-prompt-turn"),
    detail: monster ? t("monstre-prompt-monster") : t("monstre-prompt-turn-detail", { turn }),
  };
}

/** The one a question ties me to: who asks, or whom he asks. */
export function otherParty({ by, side }: Question, seat: number | null): number {
  return by === seat ? (side ?? by) : by;
}

/** The next neighbour who holds cards: to whom a Ragot goes, as everybody at the table can see. */
export function leftOf({ players }: View, seat: number): number {
  for (let step = 1; step < players.length; step += 1) {
    const next = (seat + step) % players.length;
    if ((players[next]?.cards ?? 0) > 0) return next;
  }
  return seat;
}

function waiting(question: Question, context: Ctx): Prompt {
  const { view, seat, t } = context;
  const awaited = view.players.flatMap((it, index) => (it.awaited ? [index] : []));
  // By name, even if it is me: « Vous » would need another verb.
  const names = awaited.map((it) => nameOf(it, context)).join(", ");
  const args = {
    name: names,
    card: question.card ? cardName(t, question.card) : "",
    by: nameOf(question.by, context),
    byIs: youOrOther(question.by, seat),
    count: awaited.length,
  };
  const title = t(`monstre-wait-${question.kind}`, args);
  if (question.chosen.length === 0) return { title };
  return { title, detail: t("monstre-wait-chosen", { cards: cardList(t, question.chosen) }) };
}

export function log(news: News, context: Ctx): LogLine[] {
  const text = newsText("monstre", news, context);
  if (text === null) return [];
  if (news.type === "round_begun") return [{ text, heading: true }];
  const lines: LogLine[] = ["seat" in news ? { text, seat: news.seat } : { text }];
  if (news.type === "looked" && news.cards) {
    lines.push({ text: context.t("monstre-saw", { cards: cardList(context.t, news.cards) }) });
  }
  return lines;
}

export function moveLabel(notation: string, { names, t }: Ctx): string {
  const move = parseMove(notation);
  if (!move) return notation;
  switch (move.kind) {
    case "lay":
      return t("monstre-move-lay");
    case "give":
      return t("monstre-move-give", { cards: cardList(t, move.cards) });
    case "discard":
      return t("monstre-move-discard", { card: cardName(t, move.card) });
    case "play": {
      const card = cardName(t, move.card);
      if (move.target === null) return t("monstre-move-play", { card });
      const name = names[move.target] ?? String(move.target + 1);
      if (move.swap !== null) return t("monstre-move-swap", { card, name, cards: move.swap });
      return t("monstre-move-play-on", { card, name });
    }
  }
}

export function seatFacts(seat: number, { view, t }: Ctx): { line: string; score: string } {
  const player = view.players[seat];
  const args = { cards: player?.cards ?? 0, friend: player?.friend ? "yes" : "no" };
  return { line: t("monstre-facts", args), score: String(player?.score ?? 0) };
}

export function turn({ question, active }: View): number | null {
  return question ? active : null;
}

function resultTitle({ view, seat, names, t }: Ctx): string {
  const { winners } = view;
  const points = view.players[winners[0] ?? 0]?.score ?? 0;
  const list = winners.map((it) => names[it] ?? String(it + 1)).join(", ");
  const mine = seat !== null && winners.includes(seat) ? "you" : "other";
  return t("monstre-ending-title", { names: list, winners: winners.length, winnerIs: mine, points });
}

export function ending(context: Ctx): { title: string; lines: string[] } {
  const { view, t } = context;
  const scores = view.players
    .map((player, seat) => ({ name: whoIs(seat, context), score: player.score }))
    .sort((a, b) => b.score - a.score)
    .map(({ name, score }) => t("monstre-ending-score", { name, points: score }));
  const lines = [scores.join(" · ")];
  if (view.last) lines.push(endTitle(view.last, context));
  return { title: resultTitle(context), lines };
}

/** How a round ended, in one sentence. */
export function endTitle(result: RoundResult, { seat, names, t }: Omit<Ctx, "view">): string {
  return t(`monstre-end-${result.end}`, {
    monster: cardName(t, result.monster),
    by: names[result.by] ?? "",
    byIs: youOrOther(result.by, seat),
    side: names[result.side] ?? "",
    sideIs: youOrOther(result.side, seat),
  });
}

/** The evening round by round: each tells by itself who did what, and several may have gained. */
export function course(heard: News[], context: Ctx): CourseStep[] {
  const ended = heard.flatMap((news) => (news.type === "round_ended" ? [news] : []));
  return ended.map(({ result, scores }) => {
    return { n: result.round, winner: null, line: endTitle(result, context), gain: 0, scores };
  });
}
