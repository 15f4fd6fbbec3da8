// What is in my hand right now, on the way from one place to another, and what may be done with it. Shared by all parts of
// the table through a context, so that a card deep in a pile knows whether it is lit.
import { createContext } from "svelte";
import type { Prompt } from "../contract";
import { GameDesk } from "../desk.svelte";
import type { Aim, Cue } from "./beats";
import { printed, strengthOf, theatreOf, type Kind } from "./cards";
import { canHold, doomIn, slots, touchable } from "./moves";
import { tracesOf } from "./traces";
import type { Card, News, Question, View } from "./types";
import { cardName, handPrompt, nearSeat, theatreName, whoIs } from "./words";

export class Desk extends GameDesk<View, News> {
  #picked = $state<Card | null>(null);
  #losing = $state<string | null>(null);

  readonly touch = $derived.by(() => touchable(this.moves));
  /** The card picked up, as long as it can go somewhere. */
  readonly picked = $derived.by(() => (canHold(this.moves, this.#picked) ? this.#picked : null));
  readonly slots = $derived.by(() => slots(this.moves, this.picked));

  /** What the other one has done since my last move. */
  readonly traces = $derived.by(() => tracesOf(this.#heard, this.view, this.seat));
  /** A move that would destroy its card: it waits to be confirmed. */
  readonly losing = $derived.by(() =>
    this.#losing !== null && this.moves.includes(this.#losing) ? this.#losing : null,
  );

  /** Everything up to what is on the board: what is being told has not been heard before it has been told. */
  get #heard(): News[] {
    const { heard = [], news } = this.props();
    const isNew = news.length > 0 && heard.at(-1) !== news.at(-1);
    return isNew ? [...heard, ...news] : heard;
  }

  /** Where the thread of an ability leads, while it is told. */
  get aim(): Aim | null {
    const cue = (this.props().beat?.cue ?? null) as Cue | null;
    return cue?.kind === "aim" ? cue.to : null;
  }

  /** Who sits below. */
  get near(): number {
    return nearSeat(this.seat);
  }

  get far(): number {
    return 1 - this.near;
  }

  /** What stands in the prompt while something is in hand; null: the game's own question. */
  get asks(): Prompt | null {
    return this.question ? handPrompt(this.picked, this.slots, this.losing, this.props()) : null;
  }

  /** What is asked of me; null if nothing is. */
  get question(): Question | null {
    const { question } = this.view;
    return question && question.seat === this.seat && this.moves.length > 0 ? question : null;
  }

  who(seat: number): string {
    return whoIs(seat, this.props());
  }

  name(seat: number): string {
    return this.props().names[seat] ?? String(seat + 1);
  }

  pick(card: Card): void {
    this.#picked = card;
    this.#losing = null;
  }

  putDown(): void {
    this.#picked = null;
    this.#losing = null;
  }

  /** Plays it, unless the card would be lost: then the question comes first. */
  async lay(notation: string): Promise<void> {
    if (doomIn(notation, this.view)) this.#losing = notation;
    else await this.play(notation);
  }

  /** The card is not lost after all: it is in hand again. */
  keep(): void {
    this.#losing = null;
  }

  async play(notation: string): Promise<void> {
    if (this.isBusy) return;
    try {
      await this.once(() => this.props().play(notation));
    } finally {
      this.putDown();
    }
  }

  async withdraw(): Promise<void> {
    const points = this.view.players[this.near === 0 ? 0 : 1].withdrawal;
    const question = this.t("bestioles-withdraw-confirm", { name: this.name(this.far), points });
    if (await this.props().confirm(question, this.t("bestioles-withdraw-yes"))) await this.play("withdraw");
  }

  help(card: Card | null): void {
    if (card === null) {
      this.props().help(this.t("bestioles-hidden-title"), this.t("bestioles-hidden-help"), "BES-6");
    } else {
      const { kind, rule } = printed(card);
      const body = [this.#inShort(card, kind), this.t(`bestioles-card-${card}-help`)].join("\n");
      this.props().help(cardName(this.t, card), body, rule);
    }
  }

  #inShort(card: Card, kind: Kind): string {
    const facts = [`${theatreName(this.t, theatreOf(card))} ${strengthOf(card)}`];
    if (kind !== "none") facts.push(this.t(`bestioles-kind-${kind}`));
    return `**${facts.join(" · ")}**`;
  }

  /** Help about something that is no card. */
  tell(title: string, body: string, rule: string): void {
    this.props().help(title, body, rule);
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
