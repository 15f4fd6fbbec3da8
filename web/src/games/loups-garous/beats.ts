// What has happened, as beats: night falls and calls, the night answers whom it concerns, deaths are told one at a time, votes
// are counted before a card is turned, and the end turns them all. Words of the day are no beats: they stand in the stream.
import type { Beat } from "../../stage/beat";
import { SPAN } from "../../stage/pace";
import { plain } from "../../stage/tell";
import type { Context } from "../contract";
import { tallied, type Cue, type Dead } from "./cues";
import { titleOf } from "./scenes";
import type { Cause, News, View } from "./types";
import { told } from "./variants";
import { nameOf } from "./words";

type Ctx = Context<View>;
type LoupsBeat = Beat<View, News>;
type Of<T extends News["type"]> = Extract<News, { type: T }>;

/** Milliseconds at the normal pace, as drawn. */
const NIGHTFALL = 3200;
const CALL = 1600;
const DAWN = 3000;
/** One death of several; the last waits. */
const DEATH = 4200;
/** One shield flies into its bar. */
const BALLOT = 150;
/** Between people, "Continue" opens by itself. */
const DEATH_OPENS = 6000;
const TALLY_OPENS = 8000;

/** Before anything else I am shown my card; everybody is, in the same way, also who comes while the first night goes on. */
export function opening(context: Ctx): LoupsBeat[] {
  const { view, seat, t } = context;
  const isFirstNight = view.phase === "call" && view.night === 1;
  if (!isFirstNight || seat === null || !view.own || context.isShared) return [];
  const held = { button: t("loups-garous-ui-seen"), isDrawn: true };
  const cue: Cue = { kind: "card", role: view.own.dealt };
  return [{ say: { title: t("loups-garous-ui-night", { n: 1 }) }, lasts: 0, held, cue, kind: "opening" }];
}

export function beats(news: News[], before: Ctx, after: Ctx): LoupsBeat[] {
  const teller = new Teller(news, before, after);
  news.forEach((one, index) => teller.tell(one, index));
  return teller.close();
}

class Teller {
  #beats: LoupsBeat[] = [];
  /** What was heard of this moment so far. */
  #heard: News[] = [];
  #chain: Dead[] = [];
  readonly #news: News[];
  readonly #before: Ctx;
  readonly #after: Ctx;
  /** What is so once the night or the day has changed; an end is not shown before it is told. */
  readonly #next: View;
  #view: View;

  constructor(news: News[], before: Ctx, after: Ctx) {
    this.#news = news;
    this.#before = before;
    this.#after = after;
    this.#view = before.view;
    this.#next = after.view.end
      ? { ...after.view, end: null, truth: before.view.truth, phase: "debate", call: null }
      : after.view;
  }

  tell(news: News, index: number): void {
    this.#heard.push(news);
    switch (news.type) {
      case "night_fell":
        this.#chain = [];
        return this.#add({ kind: "night" }, { lasts: NIGHTFALL, kind: "night" }, this.#next);
      case "called":
        if (this.#meetsPack(news)) this.#private({ kind: "pack", seats: this.#after.view.own?.pack?.wolves ?? [] });
        return this.#add({ kind: "call", call: news.call }, { lasts: CALL, kind: "call" }, this.#next);
      case "closed":
        return this.#answered(news);
      case "dawn":
        return this.#dawn(news, index);
      case "died":
        return this.#died(news, index);
      case "fired":
        return this.#fired(news);
      case "revealed":
        return this.#revealed(news, index);
      case "vote_opened":
        return this.#add(null, { lasts: SPAN.beat, kind: "vote" }, this.#next, "loups-garous-ui-tell-vote");
      case "over":
        return this.#end();
    }
  }

  close(): LoupsBeat[] {
    // What comes after the last beat belongs to it: then everything is heard.
    const last = this.#beats.findLast((it) => it.board);
    if (last?.board) last.board = { ...last.board, news: this.#heard };
    return this.#beats;
  }

  // ---- The night

  #meetsPack({ call }: Of<"called">): boolean {
    const knew = this.#before.view.own?.pack ?? null;
    const pack = this.#mine === null ? null : (this.#after.view.own?.pack ?? null);
    return call === "wolves" && pack !== null && (knew === null || knew.wolves.length < pack.wolves.length);
  }

  /** The night has answered: everybody is told something of the same size, and most of them nothing. */
  #answered({ told: what, seat, side, role }: Of<"closed">): void {
    if (this.#mine === null) return;
    const mine = this.#before.view.own;
    if (what === "card" && role && mine && role !== mine.role) {
      const middle = mine.middle ?? [];
      const left = middle[0] === role ? middle[1] : middle[0];
      return this.#private({ kind: "became", role, left: left ?? null });
    }
    if (seat === null) return;
    if (what === "vision" && role) return this.#private({ kind: "vision", seat, role });
    if (what === "lover") return this.#private({ kind: "lover", seat });
    if (what === "wolf") return this.#private({ kind: "glimpse", seats: [seat] });
    if (what === "caught") return this.#private({ kind: "caught", seat });
    if (what === "one_of_two" && side !== null) return this.#private({ kind: "glimpse", seats: [seat, side] });
    // What is as I wanted it needs no telling.
    const wanted = mine?.answer ?? "";
    if (what === "pair" && side !== null && !wanted.startsWith("love ")) {
      return this.#private({ kind: "pair", seats: [seat, side] });
    }
    if (what === "victim" && wanted !== `devour ${seat + 1}`) return this.#private({ kind: "victim", seat });
  }

  /** Mine alone. It brings no board: how long I look at it moves nothing. */
  #private(cue: Cue): void {
    const { t, isShared } = this.#after;
    // Where others may see the screen it is read on the card, by who takes it up.
    if (isShared) return;
    const held = { button: t("loups-garous-ui-seen"), isDrawn: true };
    this.#beats.push({
      say: { title: t("loups-garous-ui-night-answers") },
      lasts: 0,
      held,
      cue,
      private: true,
      kind: cue.kind,
    });
  }

  // ---- Deaths

  #dawn({ quiet }: Of<"dawn">, index: number): void {
    const shut = this.#news.slice(index).flatMap((it) => (it.type === "died" && it.cause === "night" ? [it.seat] : []));
    this.#chain = [];
    this.#add({ kind: "dawn", quiet, shut }, { lasts: DAWN, kind: "dawn" }, this.#next);
  }

  #died(news: Of<"died">, index: number): void {
    const { seat, role, cause } = news;
    this.#chain.push({ seat, role, cause });
    // Told by the shot or the count that came before it.
    if (cause === "shot" || (cause === "executed" && this.#wasCounted(index))) return this.#mineIf(seat, cause, index);
    if (seat === this.#mine) return this.#mineIf(seat, cause, index);
    const aims = this.#aims(seat, index);
    const chain = [...this.#chain];
    const sentence = plain(told(this.#after.t, news, (it) => nameOf(it, this.#after)) ?? "");
    const cue: Cue = { kind: "death", seat, role, cause, chain, aims, sentence };
    const more = this.#news.slice(index + 1).some((it) => it.type === "died");
    if (more) this.#add(cue, { lasts: DEATH, kind: "death", seat });
    else this.#held(cue, { kind: "death", seat }, DEATH_OPENS);
  }

  /** My own death; a Hunter shoots first. */
  #mineIf(seat: number, cause: Cause, index: number): void {
    if (seat === this.#mine && !this.#aims(seat, index)) this.#myDeath(cause);
  }

  #myDeath(cause: Cause): void {
    const { own, night } = this.#after.view;
    const looked = /^(glance|stare)$/.test(this.#before.view.own?.answer ?? "");
    const seen = own?.glimpses.some((it) => it.night === night);
    const isCaught = !this.#after.isShared && cause === "night" && own?.role === "girl" && looked && !seen;
    this.#held({ kind: "my-death", cause, isCaught }, { kind: "my-death" });
  }

  #aims(seat: number, index: number): boolean {
    return this.#news.slice(index).some((it) => it.type === "aiming" && it.seat === seat);
  }

  #fired({ seat, side }: Of<"fired">): void {
    const hit = this.#news.find((it) => it.type === "died" && it.cause === "shot" && it.seat === side);
    if (side === null || hit?.type !== "died") {
      this.#add({ kind: "no-shot", from: seat }, { lasts: SPAN.hold, kind: "no-shot", seat });
    } else if (side !== this.#mine) {
      this.#held({ kind: "shot", from: seat, to: side, role: hit.role }, { kind: "death", seat }, DEATH_OPENS);
    }
    if (seat === this.#mine) this.#myDeath(this.#after.view.players[seat]?.cause ?? "night");
  }

  // ---- The vote

  #wasCounted(index: number): boolean {
    return this.#news.slice(0, index).some((it) => it.type === "revealed");
  }

  #revealed(news: Of<"revealed">, index: number): void {
    const rest = this.#news.slice(index + 1);
    const gone = rest.flatMap((it) => (it.type === "died" && it.cause === "executed" ? [it] : []));
    const runoff = rest.find((it) => it.type === "runoff_opened");
    const spared = rest.find((it) => it.type === "spared");
    const first = this.#before.view.reveal;
    const earlier = news.runoff && first?.day === news.day ? first.ballots : [];
    const count = tallied(news, earlier);
    const lasts = BALLOT * news.ballots.length + SPAN.beat;
    this.#add({ ...count, verdict: null }, { lasts, kind: "count" }, this.#before.view);
    const verdict = {
      gone: gone.map(({ seat, role }) => ({ seat, role, claim: this.#before.view.players[seat]?.claim ?? null })),
      tied: runoff?.type === "runoff_opened" ? runoff.tied : [],
      why: spared?.type === "spared" ? spared.why : null,
    };
    const kind = gone.length > 0 ? "death" : "tally";
    this.#held({ ...count, verdict }, { kind }, TALLY_OPENS, this.#before.view);
  }

  #end(): void {
    const { t } = this.#after;
    const held = { button: t("loups-garous-ui-go-on"), isDrawn: true };
    this.#add({ kind: "end" }, { lasts: 0, held, kind: "end" }, this.#after.view);
  }

  // ---- Beats

  get #mine(): number | null {
    return this.#after.seat;
  }

  #held(cue: Cue, more: Partial<LoupsBeat>, opensAfter?: number, view: View = this.#view): void {
    const { t } = this.#after;
    const button = t(cue.kind === "my-death" ? "loups-garous-ui-my-death-go" : "loups-garous-ui-go-on");
    const held = { button, isDrawn: true, ...(opensAfter === undefined ? {} : { opensAfter }) };
    this.#add(cue, { ...more, held, lasts: 0 }, view);
  }

  #add(cue: Cue | null, more: Partial<LoupsBeat>, view: View = this.#view, text?: string): void {
    const { t } = this.#after;
    this.#view = view;
    const title = text ? t(text) : cue ? titleOf(cue, { ...this.#after, view: this.#after.view }) : "";
    // All that is heard up to this beat: a beat that was skipped is not lost for who tells it aloud.
    const board = { view, news: [...this.#heard] };
    this.#beats.push({ say: { title }, lasts: SPAN.beat, board, ...(cue ? { cue } : {}), ...more });
  }
}
