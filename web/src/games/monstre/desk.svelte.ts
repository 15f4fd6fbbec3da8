// What I have picked up, and where it may go. Shared by all parts of the table through a context.
import { createContext } from "svelte";
import type { Prompt } from "../contract";
import { GameDesk } from "../desk.svelte";
import type { Cue, EndCue } from "./beats";
import { printed, type Boxes } from "./cards";
import { boxHelp, cardHelp, houseHelp } from "./help";
import { canPick, needed, parseMove, targetsOf } from "./moves";
import { neighbourOf, type Neighbour } from "./neighbour";
import { causeOf, tagsOf, tracesOf, type Received } from "./traces";
import type { Card, News, Question, RoundResult, View } from "./types";
import { cardList, cardName, cardText, leftOf, nearSeat, otherParty, powerOf, whoIs } from "./words";

/** A way to deal with one house, of several: how many cards to swap. */
export interface Amount {
  cards: number;
  notation: string;
}

export class Desk extends GameDesk<View, News> {
  #picked = $state<number[]>([]);
  #aimed = $state<number | null>(null);

  /** My hand; nothing for the public. */
  readonly hand = $derived.by((): Card[] => (this.seat === null ? [] : (this.view.players[this.seat]?.known ?? [])));
  /** Places in the hand of what I have picked up, as long as it can become a move. */
  readonly picked = $derived.by(() => this.#stillFree());
  /** Houses to touch now, with the moves made so. */
  readonly targets = $derived.by(() => targetsOf(this.moves, this.#cards(this.picked), this.near, this.goesTo));
  readonly amounts = $derived.by(() => this.#amounts());
  readonly traces = $derived.by(() => tracesOf(this.props().heard ?? [], this.props().news, this.seat));
  readonly tags = $derived.by(() => tagsOf(this.hand, this.traces));
  /** The end of the last round, looked at again. */
  #again = $state.raw<RoundResult | null>(null);

  get near(): number {
    return nearSeat(this.seat);
  }

  /** Something is asked of me. */
  get asked(): boolean {
    return this.moves.length > 0;
  }

  get question(): Question | null {
    return this.asked ? this.view.question : null;
  }

  /** House to which the cards go that I am asked for; none in a turn of mine, nor into the Fog. */
  get goesTo(): number | null {
    const { question } = this;
    if (!question || question.kind === "turn" || question.card === "brouillard") return null;
    return question.card === "ragot" ? leftOf(this.view, this.near) : otherParty(question, this.seat);
  }

  /** The house whose number of cards is being asked. */
  get aimed(): number | null {
    return this.#aimed !== null && this.targets.has(this.#aimed) ? this.#aimed : null;
  }

  /** What is drawn of the beat that plays. */
  get cue(): Cue | null {
    return (this.props().beat?.cue ?? null) as Cue | null;
  }

  /** The end of a round: as it is told, as it is looked at again, or as the game has left it. */
  get end(): EndCue | null {
    if (this.cue) return this.cue.kind === "end" ? this.cue : null;
    const result = this.#again ?? (this.view.winners.length > 0 ? this.view.last : null);
    if (!result) return null;
    return { kind: "end", result, turned: result.hands.map((_, seat) => seat), step: "points" };
  }

  get isLookingBack(): boolean {
    return this.#again !== null;
  }

  lookBack(result: RoundResult | null): void {
    this.#again = result;
  }

  /** The words of the button without which nothing goes on. */
  get button(): string | null {
    return this.props().beat?.held?.button ?? null;
  }

  seen(): void {
    this.props().seen?.();
  }

  /** The card that moved the Monster in that turn, as far as it was heard. */
  causeOf(round: number, turn: number): { card: Card; by: number } | null {
    return causeOf(this.props().heard ?? [], round, turn);
  }

  /** Neighbours who wait while one looks, gives back or discards; whoever has to answer himself is marked otherwise. */
  waits(seat: number): boolean {
    if (seat === this.seat) return false;
    if (this.cue) return this.cue.kind === "look" && this.cue.seat !== seat;
    const { question } = this;
    if (question?.kind !== "give_back" && question?.kind !== "discard") return false;
    return seat !== question.by && seat !== question.side;
  }

  get keepsNotes(): boolean {
    return this.seat !== null && this.view.options.memoire === "avec";
  }

  /** My turn of this round, while it is mine; 0 otherwise. */
  get myTurn(): number {
    const mine = this.seat !== null && this.view.question?.kind === "turn" && this.view.active === this.seat;
    return mine ? (this.view.players[this.near]?.turns ?? 0) : 0;
  }

  get names(): string[] {
    return this.props().names;
  }

  who(seat: number): string {
    return whoIs(seat, this.props());
  }

  name(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  neighbour(seat: number): Neighbour {
    return neighbourOf(seat, this.props());
  }

  /** Everybody but me. */
  get others(): Neighbour[] {
    return this.view.players.flatMap((_, seat) => (seat === this.seat ? [] : [this.neighbour(seat)]));
  }

  boxes(card: Card): Boxes {
    return powerOf(this.view, card)?.boxes ?? this.view.kinds.find((it) => it.card === card)?.boxes ?? [];
  }

  pickable(index: number): boolean {
    const card = this.hand[index];
    if (card === undefined || this.picked.includes(index)) return false;
    return canPick(this.moves, [], card);
  }

  /** Picks a card up, or puts it down again. One card too many takes the place of the one picked first. */
  pick(index: number): void {
    this.#aimed = null;
    if (this.picked.includes(index)) {
      this.#picked = this.picked.filter((it) => it !== index);
      return;
    }
    const kept = this.picked.slice(Math.max(0, this.picked.length + 1 - needed(this.moves)));
    this.#picked = [...kept, index];
  }

  putDown(): boolean {
    const held = this.picked.length > 0;
    if (this.aimed !== null) this.#aimed = null;
    else this.#picked = [];
    return held;
  }

  /** Touches a lit house: makes the move, or asks how many cards. */
  aim(seat: number): void {
    const [only, ...more] = this.targets.get(seat) ?? [];
    if (only === undefined) return;
    if (more.length > 0) this.#aimed = this.#aimed === seat ? null : seat;
    else void this.play(only);
  }

  async play(notation: string): Promise<void> {
    if (this.isBusy) return;
    try {
      await this.once(() => this.props().play(notation));
    } finally {
      this.#picked = [];
      this.#aimed = null;
    }
  }

  help(card: Card): void {
    this.props().help(cardName(this.t, card), cardHelp(this.t, this.view, card), printed(card).rule);
  }

  /** All that is known of a neighbour. */
  tellAbout(seat: number): void {
    this.props().help(this.name(seat), houseHelp(this.t, this.neighbour(seat)));
  }

  /** What is in the box, as far as it is known. */
  tellAboutBox(): void {
    this.props().help(this.t("monstre-box-title"), boxHelp(this.t, this.view), "MON-2");
  }

  /** What touching that house does, on the house itself. */
  verb(seat: number): string {
    const move = parseMove(this.targets.get(seat)?.[0] ?? "");
    if (!move) return "";
    if (move.kind !== "play") return this.t(`monstre-verb-${this.goesTo === null ? "fog" : move.kind}`);
    if (move.target === null) return this.t("monstre-verb-play");
    return this.t(`monstre-verb-${move.card}`);
  }

  #amounts(): Amount[] {
    const all = this.aimed === null ? [] : (this.targets.get(this.aimed) ?? []);
    return all.flatMap((notation) => {
      const move = parseMove(notation);
      return move?.kind === "play" && move.swap !== null ? [{ cards: move.swap, notation }] : [];
    });
  }

  /** One line beside my cards: what to touch next. */
  get hint(): string {
    const { seat, picked, question } = this;
    if (seat === null || this.hand.length === 0) return "";
    if (!question) return this.#waitingHint();
    const need = needed(this.moves);
    if (picked.length === 0) return this.t("monstre-hint-pick", { cards: need });
    if (picked.length < need) return this.t("monstre-hint-more", { cards: need - picked.length });
    const [only, ...more] = [...this.targets.keys()];
    const cards = cardList(this.t, this.#cards(picked));
    if (this.aimed !== null) return this.t("monstre-hint-amount", { name: this.name(this.aimed) });
    if (more.length > 0) return this.t("monstre-hint-house", { cards });
    const id = only === seat ? "monstre-hint-mine" : "monstre-hint-only";
    return this.t(id, { cards, name: this.name(only ?? 0) });
  }

  /** What is asked while something is in hand: it follows every step. */
  get asking(): Prompt | null {
    const { picked, question } = this;
    if (this.seat === null || !question || picked.length === 0) return null;
    const say = (id: string, args: Record<string, string>): Prompt => ({
      title: this.t(`monstre-pick-${id}`, args),
      detail: this.t(`monstre-pick-${id}-detail`, args),
    });
    if (this.aimed !== null) return say("amount", { name: this.name(this.aimed) });
    const [house] = this.targets.keys();
    const move = parseMove(this.targets.get(house ?? -1)?.[0] ?? "");
    if (house === undefined || !move) return null;
    const cards = cardList(this.t, this.#cards(picked));
    if (move.kind === "give") return say(this.goesTo === null ? "fog" : "give", { cards, name: this.name(house) });
    if (move.kind === "discard") return say("discard", { cards, name: this.name(house) });
    if (move.kind === "play" && move.target !== null) return say(move.card, {});
    const card = move.kind === "play" ? move.card : "chasseur";
    return say("here", { card: cards, text: cardText(this.t, this.view, card) });
  }

  /** What the tray is called: my cards, what is in my hand, or what I am asked for. */
  get title(): string {
    const { seat, picked, question } = this;
    if (seat === null) return this.t("monstre-hand-public");
    if (question && question.kind !== "turn") {
      if (question.kind !== "give") return this.t(`monstre-held-${question.kind}`);
      const to = this.goesTo;
      return to === null ? this.t("monstre-held-fog") : this.t("monstre-held-give", { name: this.name(to) });
    }
    if (picked.length > 0) return this.t("monstre-held", { card: cardList(this.t, this.#cards(picked)) });
    return this.t("monstre-hand", { cards: this.hand.length });
  }

  tagOn(index: number): Received | undefined {
    return this.tags.get(index);
  }

  #waitingHint(): string {
    const chosen = this.view.question?.chosen ?? [];
    return this.t(chosen.length > 0 ? "monstre-hint-chosen" : "monstre-hint-wait", { cards: cardList(this.t, chosen) });
  }

  /** What a card of mine says besides its text. */
  noteOn(index: number): string | undefined {
    const card = this.hand[index];
    const { question } = this.view;
    if (card === undefined || !question) return undefined;
    if (question.kind !== "turn" || !this.asked || this.pickable(index) || this.picked.includes(index))
      return undefined;
    return this.t(printed(card).monster ? "monstre-note-monster" : "monstre-note-not-now");
  }

  #cards(picked: readonly number[]): Card[] {
    return picked.flatMap((index) => this.hand[index] ?? []);
  }

  #stillFree(): number[] {
    const cards = this.#cards(this.#picked);
    const last = cards.at(-1);
    const free = last !== undefined && cards.length === this.#picked.length;
    return free && canPick(this.moves, cards.slice(0, -1), last) ? this.#picked : [];
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
