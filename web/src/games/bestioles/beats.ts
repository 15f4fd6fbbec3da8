// What has happened, as beats: a card is laid, an ability strikes; at the end of a battle the theatres are counted one by one,
// the table is left to be looked at, and nothing is dealt before everybody has seen the result.
import type { Beat } from "../../stage/beat";
import { SPAN } from "../../stage/pace";
import { plain } from "../../stage/tell";
import type { Context } from "../contract";
import { strengthOf } from "./cards";
import { endedIn, type Ended } from "./ended";
import type { Laid, News, Side, Theatre, View } from "./types";
import { cardName, log, nameOf, nearSeat, theatreName, youOrOther } from "./words";

type Ctx = Context<View>;
type BestiolesBeat = Beat<View, News>;

/** What the table draws while a beat lasts. */
export type Cue =
  /** These theatres have been counted, the last of them right now. */
  | { kind: "count"; counted: Theatre[] }
  | { kind: "result"; ended: Ended }
  /** An ability is about to turn a card: a thread leads from one to the other. */
  | { kind: "aim"; from: Aim; to: Aim };

/** The card on top of a pile, or the one at a place in it. */
export interface Aim {
  side: number;
  theatre: Theatre;
  place: number;
}

/** Milliseconds at the normal pace, as drawn. */
const LAST_CARD = 1100;
const AIM = 900;
const COUNT = 1200;
const DEAL = 1500;
/** Between people nobody waits longer for "next battle". */
const NEXT_AFTER = 8000;

export function beats(news: News[], before: Ctx, after: Ctx): BestiolesBeat[] {
  const ended = endedIn(news, after.view);
  if (!ended) return told(news, before, after);
  const close = news.findIndex((it) => it.type === "battle_ended");
  const board = { view: atTheEnd(before.view, news.slice(0, close), ended), news: news.slice(0, close) };
  const last = plainBeats(news.slice(0, close), after, board).map((it) => ({ ...it, lasts: LAST_CARD }));
  const begun = news.find((it) => it.type === "battle_begun");
  return [
    ...last.map((it, index) => (index === last.length - 1 ? isLast(it, ended, after) : it)),
    ...(ended.result.withdrawn ? [] : counts(ended, after)),
    { ...result(ended, after), board: { view: { ...board.view, scores: ended.scores }, news: [] } },
    ...(begun ? [deal(news, begun, after)] : []),
  ];
}

/** A card that the other one turns is pointed at before it turns; then it is said what that changes. */
function told(news: News[], before: Ctx, after: Ctx): BestiolesBeat[] {
  const [first, ...rest] = plainBeats(news, after);
  const [flip] = news;
  if (!first || flip?.type !== "flipped") return first ? [first, ...rest] : [];
  const change = changeOf(flip, before, after);
  const cue = flip.by === after.seat ? null : aimOf(flip, before.view);
  if (!cue) return [{ ...first, say: { ...first.say, detail: change } }, ...rest];
  const { board, ...pointed } = first;
  const card = flip.card ? cardName(after.t, flip.card) : "none";
  const turned = {
    ...pointed,
    ...(board ? { board } : {}),
    say: { title: after.t("bestioles-beat-turned", { card, change }) },
  };
  return [{ ...pointed, lasts: AIM, cue, kind: "aim" }, turned, ...rest];
}

function changeOf(flip: Extract<News, { type: "flipped" }>, before: Ctx, after: Ctx): string {
  const own = flip.side === 0 ? 0 : 1;
  const pileIn = (view: View) => view.theatres.find((it) => it.theatre === flip.theatre)?.sides[own].pile ?? [];
  const place = pileIn(before.view).length - 1;
  const was = pileIn(before.view)[place]?.strength ?? 2;
  const is = pileIn(after.view)[place]?.strength ?? (flip.up && flip.card ? strengthOf(flip.card) : 2);
  return after.t("bestioles-beat-change", { was, is, up: flip.up ? "yes" : "no" });
}

/** From the ability that asks to the card it turns; null where the ability no longer lies there. */
function aimOf(flip: Extract<News, { type: "flipped" }>, { question, theatres }: View): Cue | null {
  if (!question?.card) return null;
  const cause = question.card;
  for (const { theatre, sides } of theatres) {
    const place = sides[question.owner === 0 ? 0 : 1].pile.findIndex((it) => it.up && it.card === cause);
    const top = theatres.find((it) => it.theatre === flip.theatre)?.sides[flip.side === 0 ? 0 : 1].pile.length ?? 0;
    const from = { side: question.owner, theatre, place };
    if (place >= 0) return { kind: "aim", from, to: { side: flip.side, theatre: flip.theatre, place: top - 1 } };
  }
  return null;
}

/** One beat a line of the log; the first brings the board, so that its movement and its sentence go together. */
function plainBeats(news: News[], after: Ctx, board = { view: after.view, news }): BestiolesBeat[] {
  const lines = news.flatMap((one) => log(one, after));
  return lines.map(({ text, seat }, index) => ({
    say: { title: plain(text) },
    lasts: seat !== undefined && seat === after.seat ? SPAN.travel : SPAN.beat,
    ...(seat === undefined ? {} : { seat }),
    ...(index === 0 ? { board } : {}),
  }));
}

function isLast(beat: BestiolesBeat, { result: { withdrawn } }: Ended, { t }: Ctx): BestiolesBeat {
  return withdrawn ? beat : { ...beat, say: { ...beat.say, detail: t("bestioles-beat-last") } };
}

function counts({ theatres, result: { winner } }: Ended, context: Ctx): BestiolesBeat[] {
  const { t, seat } = context;
  const near = nearSeat(seat);
  const each = theatres.map(({ theatre, totals, control }, index): BestiolesBeat => {
    const args = {
      theatre: theatreName(t, theatre),
      name: nameOf(1 - near, context),
      theirs: totals[near === 0 ? 1 : 0],
      nearIs: youOrOther(near, seat),
      near: nameOf(near, context),
      mine: totals[near === 0 ? 0 : 1],
    };
    const holder = { theatre: args.theatre, holderIs: youOrOther(control, seat), holder: nameOf(control, context) };
    return {
      say: { title: t("bestioles-beat-count", args), detail: t("bestioles-beat-holder", holder) },
      seat: control,
      lasts: COUNT,
      cue: { kind: "count", counted: theatres.slice(0, index + 1).map((it) => it.theatre) } satisfies Cue,
      kind: "count",
    };
  });
  const won = theatres.filter(({ control }) => control === winner).length;
  const sum = t("bestioles-beat-sum", { won, winnerIs: youOrOther(winner, seat), winner: nameOf(winner, context) });
  const all = { kind: "count", counted: theatres.map((it) => it.theatre) } satisfies Cue;
  return [...each, { say: { title: sum, detail: t("bestioles-beat-look") }, seat: winner, lasts: SPAN.hold, cue: all }];
}

function result(ended: Ended, context: Ctx): BestiolesBeat {
  const { t, seat, view } = context;
  const { winner, points } = ended.result;
  const args = { winnerIs: youOrOther(winner, seat), winner: nameOf(winner, context), battle: ended.battle, points };
  const over = view.winner !== null;
  return {
    say: { title: t("bestioles-beat-result", args), detail: t(over ? "bestioles-beat-war" : "bestioles-beat-next") },
    chip: t("bestioles-beat-chip", args),
    seat: winner,
    lasts: 0,
    held: {
      button: t(over ? "bestioles-result-close" : "bestioles-result-next"),
      opensAfter: NEXT_AFTER,
      isDrawn: true,
    },
    cue: { kind: "result", ended } satisfies Cue,
    kind: "battle-end",
  };
}

function deal(news: News[], begun: News, after: Ctx): BestiolesBeat {
  const [line] = log(begun, after);
  return {
    say: { title: after.t("bestioles-beat-deal"), ...(line ? { detail: plain(line.text) } : {}) },
    lasts: DEAL,
    board: { view: after.view, news: news.filter((it) => it.type === "battle_ended" || it.type === "battle_begun") },
    kind: "deal",
  };
}

/** The board of the battle that has just ended, as nobody is sent it any more: before it was cleared, with its last card. */
function atTheEnd(view: View, news: News[], { theatres: counted }: Ended): View {
  const laid = news.reduce(withNews, view);
  const theatres = laid.theatres.map((theatre) => {
    const end = counted.find((it) => it.theatre === theatre.theatre);
    if (!end) return theatre;
    const sides = theatre.sides.map((side, seat) => ({ ...side, total: end.totals[seat === 0 ? 0 : 1] }));
    return { ...theatre, sides, control: end.control };
  });
  return { ...laid, theatres: theatres as View["theatres"], question: null };
}

/** What a told card does to the board; only what was told, nothing is worked out. */
function withNews(view: View, news: News): View {
  switch (news.type) {
    case "played": {
      const left = withoutCard(view, news.seat, news.card);
      if (news.doom) return left;
      const laid = {
        card: news.card,
        up: news.up,
        strength: news.up && news.card ? strengthOf(news.card) : 2,
        shown: news.up,
      };
      return withPile(left, news.seat, news.theatre, (pile) => [...pile, laid]);
    }
    case "flipped": {
      const strength = news.up && news.card ? strengthOf(news.card) : 2;
      const turn = (top: Laid): Laid => ({ ...top, card: news.card ?? top.card, up: news.up, strength });
      return withPile(view, news.side, news.theatre, (pile) =>
        pile.map((it, at) => (at === pile.length - 1 ? turn(it) : it)),
      );
    }
    default:
      return view;
  }
}

function withoutCard(view: View, seat: number, card: Laid["card"]): View {
  const players = view.players.map((player, index) => {
    if (index !== seat) return player;
    const known = player.hand.indexOf(card);
    const at = known >= 0 ? known : player.hand.length - 1;
    return { ...player, hand: player.hand.filter((_, place) => place !== at) };
  });
  return { ...view, players: players as View["players"] };
}

function withPile(view: View, seat: number, where: Theatre, change: (pile: Laid[]) => Laid[]): View {
  const theatres = view.theatres.map((theatre) => {
    if (theatre.theatre !== where) return theatre;
    const sides = theatre.sides.map((side, index) => (index === seat ? { ...side, pile: change(side.pile) } : side));
    return { ...theatre, sides: sides as [Side, Side] };
  });
  return { ...view, theatres: theatres as View["theatres"] };
}
