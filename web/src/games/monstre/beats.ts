// What has happened, as beats: a card is announced in the street, goes to a door, hands change; what I am shown waits for
// "seen"; a round ends house by house, then by the Monster's way, then by the points, and nothing is dealt before.
import type { Beat } from "../../stage/beat";
import { SPAN } from "../../stage/pace";
import { plain } from "../../stage/tell";
import type { Context, Prompt } from "../contract";
import { hushed, inTheFog, turnedHand, withNews } from "./board";
import { streetOf } from "./street";
import type { Card, News, RoundResult, View } from "./types";
import { cardList, cardName, cardText, endTitle, log, nameOf, nearSeat, youOrOther } from "./words";

type Ctx = Context<View>;
type MonstreBeat = Beat<View, News>;
type Of<T extends News["type"]> = Extract<News, { type: T }>;

/** What the table draws while a beat lasts. */
export type Cue =
  /** A card is announced in the middle of the street. */
  | { kind: "card"; card: Card }
  /** Somebody stands before a door with a card that nobody has seen yet, or that has just been turned. */
  | { kind: "door"; from: number; to: number; card: Card | null }
  /** Cards pass between these houses, all at once. */
  | { kind: "pass"; ways: { from: number; to: number }[] }
  /** Looked for, and not there. */
  | { kind: "none"; seat: number }
  | { kind: "fog" }
  /** A hand that I alone am shown. */
  | { kind: "look"; seat: number; cards: Card[] }
  | EndCue;

/** The end of a round: whose hands are turned up, and how far the story has come. */
export interface EndCue {
  kind: "end";
  result: RoundResult;
  turned: number[];
  step: "hands" | "way" | "points";
}

/** Milliseconds at the normal pace, as drawn. */
const ANNOUNCED = 800;
/** One holds one's breath before a door: hit and miss are the same picture until here. */
const BREATH = 2000;
const OUTCOME = 1600;
const TOLD = 1200;
const FOG = 1600;
const HAND = 650;
const MONSTER = 1700;
const DEAL = 900;
/** Between people nobody waits longer for one who looks. */
const LOOK_CLOSES = 30_000;
const NEXT_AFTER = 12_000;

/** Nothing happens to anybody when they are played. */
const QUIET: readonly Card[] = ["avis", "cachette"];

export function beats(news: News[], before: Ctx, after: Ctx): MonstreBeat[] {
  const telling = new Telling(news, before, after);
  return news.flatMap((one) => telling.tell(one));
}

/** One moment as it is told: the street changes with every news, and is the sent one where nothing more is told. */
class Telling {
  readonly #after: Ctx;
  /** Where the street shown is not the one sent: a round has ended meanwhile. */
  readonly #isPast: boolean;
  readonly #last: News | undefined;
  #view: View;

  constructor(news: News[], before: Ctx, after: Ctx) {
    this.#after = after;
    this.#isPast = news.some((it) => it.type === "round_ended");
    this.#last = news.findLast((it) => it.type !== "game_ended");
    this.#view = hushed(before.view);
  }

  tell(news: News): MonstreBeat[] {
    const told = this.#beatsOf(news);
    const bare = told.every((it) => it.board === undefined);
    const [first, ...rest] = told;
    if (!first || !bare) return told;
    return [{ ...first, board: { view: this.#viewWith(news), news: [news] } }, ...rest];
  }

  /** The street with what has just been told. */
  #viewWith(news: News): View {
    this.#view = withNews(this.#view, news);
    // The last thing told leads to what was sent, unless that is another round already.
    if (news === this.#last && !this.#isPast) this.#view = hushed(this.#after.view);
    return this.#view;
  }

  #beatsOf(news: News): MonstreBeat[] {
    switch (news.type) {
      case "played":
        return [this.#played(news)];
      case "missed":
      case "caught":
        return this.#hunt(news);
      case "befriended":
        return this.#befriended(news);
      case "looked":
        return this.#looked(news);
      case "moved":
        return this.#moved(news);
      case "fogged":
        return this.#fogged(news);
      case "took":
      case "gave_back":
        return [{ ...this.#plain(news), lasts: news.side === this.#after.seat ? TOLD : SPAN.beat }];
      case "thrown":
        return [this.#thrown(news)];
      case "bitten":
        return [this.#bitten(news)];
      case "chose":
        // Who has chosen shows on his house; while I choose myself, nothing comes between.
        return news.seat === this.#after.seat ? [{ ...this.#plain(news), lasts: SPAN.travel }] : [];
      case "monster_played":
        return [this.#monster(news)];
      case "round_ended":
        return this.#ended(news);
      case "round_begun":
        return [this.#dealt(news)];
      case "laid":
        return [this.#plain(news)];
      case "game_ended":
        return [];
    }
  }

  /** A line of the log; the same in a few words on its chip. */
  #plain(news: News): MonstreBeat {
    const [line] = log(news, this.#after);
    const mine = line?.seat !== undefined && line.seat === this.#after.seat;
    return {
      say: { title: plain(line?.text ?? "") },
      lasts: mine ? SPAN.travel : SPAN.beat,
      ...(line?.seat === undefined ? {} : { seat: line.seat }),
    };
  }

  #say(id: string, args: Record<string, string | number>): Prompt {
    const { t } = this.#after;
    return { title: t(`monstre-beat-${id}`, args), detail: t(`monstre-beat-${id}-detail`, args) };
  }

  #who(seat: number | null, what: string): Record<string, string> {
    return {
      [what]: seat === null ? "" : nameOf(seat, this.#after),
      [`${what}Is`]: youOrOther(seat, this.#after.seat),
    };
  }

  #played(news: Of<"played">): MonstreBeat {
    const beat = this.#plain(news);
    const { t, view } = this.#after;
    if (news.void || QUIET.includes(news.card)) return beat;
    return {
      ...beat,
      say: { ...beat.say, detail: cardText(t, view, news.card) },
      lasts: ANNOUNCED,
      // The card is in the middle of the street: it does not fly as well.
      board: { view: this.#viewWith(news), news: [] },
      cue: { kind: "card", card: news.card } satisfies Cue,
    };
  }

  /** Hit or miss: nothing differs, not even in length, before the breath is over. */
  #hunt(news: Of<"missed" | "caught">): MonstreBeat[] {
    const { seat, side } = news;
    const args = { ...this.#who(seat, "seat"), ...this.#who(side, "side") };
    const door: MonstreBeat = {
      say: this.#say("door", args),
      seat,
      lasts: BREATH,
      board: { view: this.#view, news: [] },
      cue: { kind: "door", from: seat, to: side, card: null } satisfies Cue,
      kind: "hunt",
    };
    const board = { view: this.#viewWith(news), news: [news] };
    const [line] = log(news, this.#after);
    const chip = plain(line?.text ?? "");
    if (news.type === "missed") {
      return [door, { say: this.#say("missed", args), chip, seat, lasts: OUTCOME, board, kind: "missed" }];
    }
    const say = this.#say("caught", { ...args, card: this.#after.t(`monstre-gave-${news.card}`) });
    const cue = { kind: "door", from: seat, to: side, card: news.card } satisfies Cue;
    return [door, { say, chip, seat, lasts: OUTCOME, board: { ...board, news: [] }, cue, kind: "caught" }];
  }

  #befriended(news: Of<"befriended">): MonstreBeat[] {
    const { seat, side, sent } = news;
    const args = { ...this.#who(seat, "seat"), ...this.#who(side, "side") };
    const became = withNews(this.#view, { ...news, sent: false });
    const seal: MonstreBeat = {
      say: this.#say("friend", args),
      seat,
      lasts: SPAN.beat,
      board: { view: became, news: [] },
      kind: "friend",
    };
    if (side === null) return [{ ...seal, board: { view: this.#viewWith(news), news: [] } }];
    return [
      seal,
      {
        say: this.#say(sent ? "sent" : "not-sent", args),
        seat: side,
        lasts: TOLD,
        board: { view: this.#viewWith(news), news: [news] },
        ...(sent ? {} : { cue: { kind: "none", seat: side } satisfies Cue }),
      },
    ];
  }

  #looked(news: Of<"looked">): MonstreBeat[] {
    const { seat, side, cards } = news;
    if (!cards) return [{ ...this.#plain(news), lasts: side === this.#after.seat ? TOLD : SPAN.beat }];
    const { t, view } = this.#after;
    const args = { ...this.#who(side, "side"), cards: cardList(t, cards), memory: view.options.memoire };
    return [
      {
        say: this.#say("look", args),
        chip: t("monstre-beat-look-chip", args),
        seat,
        lasts: 0,
        held: { button: t("monstre-seen-close"), opensAfter: LOOK_CLOSES, isDrawn: true },
        // Nothing moves behind what I look at.
        board: { view: this.#view, news: [] },
        cue: { kind: "look", seat: side, cards } satisfies Cue,
        kind: "look",
      },
      {
        say: this.#say("looked", args),
        seat,
        lasts: SPAN.beat,
        board: { view: this.#viewWith(news), news: [news] },
      },
    ];
  }

  #moved(news: Of<"moved">): MonstreBeat[] {
    const { t } = this.#after;
    const ways = news.transfers.map(({ from, to }) => ({ from, to }));
    const [one] = news.transfers;
    const parties = {
      ...this.#who(one?.from ?? null, "one"),
      ...this.#who(one?.to ?? null, "two"),
      cards: one?.number ?? 0,
    };
    const pass: MonstreBeat = {
      say: this.#say(`pass-${news.card}`, parties),
      lasts: TOLD,
      cue: { kind: "pass", ways } satisfies Cue,
      board: { view: this.#viewWith(news), news: [news] },
      kind: "pass",
    };
    const given = [news.gave, news.gave_too].filter((it) => it !== null);
    const got = [news.got, news.got_too].filter((it) => it !== null);
    if (given.length === 0 && got.length === 0) return [pass];
    const args = {
      ...this.#who(news.side, "to"),
      ...this.#who(news.by, "by"),
      given: cardList(t, given),
      got: cardList(t, got),
      givenCount: given.length,
      gotCount: got.length,
      card: cardName(t, news.card),
      cardId: news.card,
      same: news.by === news.side || news.by === null || news.side === null ? "yes" : "no",
    };
    return [pass, { say: this.#say("mine", args), chip: t("monstre-beat-mine-chip", args), lasts: TOLD, kind: "mine" }];
  }

  #fogged(news: Of<"fogged">): MonstreBeat[] {
    const { t, seat, view } = this.#after;
    const whole = news.gave === null && view.options.brouillard === "mains";
    const cards = whole ? this.#view.players.reduce((sum, it) => sum + it.cards, 0) : news.seats.length;
    const fog: MonstreBeat = {
      say: this.#say("fog", { cards, whole: whole ? "yes" : "no" }),
      chip: t("monstre-beat-fog-chip", { whole: whole ? "yes" : "no" }),
      seat: news.seat,
      lasts: FOG,
      board: { view: whole ? inTheFog(this.#view) : this.#view, news: [news] },
      cue: { kind: "fog" } satisfies Cue,
      kind: "fog",
    };
    const board = { view: this.#viewWith(news), news: [] };
    const hand = whole ? news.cards : news.got ? [news.got] : null;
    const isMine = seat !== null && hand !== null && hand.length > 0;
    const say = isMine
      ? this.#say(whole ? "new-hand" : "new-card", { cards: cardList(t, hand), number: hand.length })
      : this.#say("dealt-again", { cards });
    return [fog, { say, lasts: TOLD, board, kind: isMine ? "mine" : "dealt-again" }];
  }

  #thrown(news: Of<"thrown">): MonstreBeat {
    const beat = this.#plain(news);
    const detail = this.#after.t("monstre-beat-thrown-detail");
    return { ...beat, say: { ...beat.say, detail }, lasts: news.seat === this.#after.seat ? SPAN.beat : TOLD };
  }

  #bitten(news: Of<"bitten">): MonstreBeat {
    const beat = this.#plain(news);
    const cue = { kind: "door", from: news.seat, to: news.side, card: news.card } satisfies Cue;
    const board = { view: this.#viewWith(news), news: [] };
    return { ...beat, lasts: OUTCOME, cue, board, kind: "caught" };
  }

  #monster(news: Of<"monster_played">): MonstreBeat {
    const beat = this.#plain(news);
    return {
      ...beat,
      say: { ...beat.say, detail: this.#after.t("monstre-beat-monster-detail") },
      lasts: MONSTER,
      board: { view: this.#viewWith(news), news: [] },
      cue: { kind: "card", card: news.card } satisfies Cue,
      kind: "monster",
    };
  }

  #ended({ result, scores }: Of<"round_ended">): MonstreBeat[] {
    const { t, seat, view } = this.#after;
    const street = streetOf(result.hands.length, nearSeat(seat));
    const order = [...street.far, ...street.near];
    const hands = order.map((house, index): MonstreBeat => {
      const cards = turnedHand(result, house).flatMap(({ card, down }) => (down ? [] : [card]));
      const args = { ...this.#who(house, "name"), cards: cardList(t, cards), number: cards.length };
      return {
        // Said once: the rest is names and cards.
        say: { title: t("monstre-beat-hand", args), ...(index === 0 ? { detail: t("monstre-beat-hand-detail") } : {}) },
        seat: house,
        lasts: HAND,
        cue: { kind: "end", result, turned: order.slice(0, index + 1), step: "hands" } satisfies Cue,
        kind: "hand",
      };
    });
    // Of this board on the hands are the result's; the houses do not move.
    const kept = { view: this.#view, news: [] };
    const [first, ...rest] = hands;
    const scored = { ...this.#view, players: this.#view.players.map((it, at) => ({ ...it, score: scores[at] ?? 0 })) };
    const over = view.winners.length > 0;
    const way: MonstreBeat = {
      say: { title: wayInWords(result, this.#after), detail: t("monstre-beat-way-detail") },
      lasts: SPAN.hold,
      cue: { kind: "end", result, turned: order, step: "way" } satisfies Cue,
      kind: "way",
    };
    const points: MonstreBeat = {
      say: pointsInWords(result, this.#after),
      chip: endTitle(result, this.#after),
      seat: result.by,
      lasts: 0,
      held: { button: t(over ? "monstre-end-final" : "monstre-end-next"), opensAfter: NEXT_AFTER, isDrawn: true },
      board: { view: scored, news: [] },
      cue: { kind: "end", result, turned: order, step: "points" } satisfies Cue,
      kind: over ? "game-end" : "round-end",
    };
    return [...(first ? [{ ...first, board: kept }] : []), ...rest, way, points];
  }

  #dealt(news: Of<"round_begun">): MonstreBeat {
    const [line] = log(news, this.#after);
    return {
      say: { title: this.#after.t("monstre-beat-deal", { round: news.round }), detail: plain(line?.text ?? "") },
      lasts: DEAL,
      board: { view: hushed(this.#after.view), news: [news] },
      kind: "deal",
    };
  }
}

/** Dealt to one, by way of others, found with or played by the last. */
function wayInWords({ way, end, monster }: RoundResult, context: Ctx): string {
  const { t, seat } = context;
  const name = (at: number) => (at === seat ? t("monstre-beat-way-you") : nameOf(at, context));
  const [first = 0, ...rest] = way.map((it) => it.seat);
  const last = rest.pop();
  const args = { monster: cardName(t, monster), first: name(first), end };
  if (last === undefined) return t("monstre-beat-way-still", args);
  const [by] = rest;
  if (by === undefined) return t("monstre-beat-way-straight", { ...args, last: name(last) });
  return t("monstre-beat-way-by", { ...args, by: name(by), houses: rest.length, last: name(last) });
}

/** Who scores how much. */
function pointsInWords({ end, by, friends, betrayed, side }: RoundResult, context: Ctx): Prompt {
  const { t, seat } = context;
  const others = friends.filter((it) => it !== side);
  const first = end === "played" ? side : by;
  const byIs = youOrOther(first, seat);
  const names = others.map((it) => nameOf(it, context));
  // « Épinart, Brun et Couart »: whoever is not the last stands before the « et ».
  const before = end !== "played" || byIs === "you" ? [] : names.slice(0, -1);
  const args = {
    by: [nameOf(first, context), ...before].join(", "),
    byIs,
    side: nameOf(side, context),
    sideIs: youOrOther(side, seat),
    friends: names.slice(before.length).join(", "),
    count: others.length,
  };
  const id = `monstre-beat-points-${end === "played" ? "played" : betrayed ? "betrayed" : "taken"}`;
  return { title: t(id, args), detail: t(`${id}-detail`, args) };
}
