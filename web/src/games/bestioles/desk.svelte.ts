// What is in my hand right now, on the way from one place to another, and what may be done with it. Shared by all parts of
// the table through a context, so that a card deep in a pile knows whether it is lit.
import { createContext } from "svelte";
import type { TableProps, Translate } from "../contract";
import { printed, strengthOf, theatreOf, type Kind } from "./cards";
import { canHold, slots, touchable } from "./moves";
import type { Card, News, Question, View } from "./types";
import { cardName, nearSeat, theatreName, whoIs } from "./words";

export class Desk {
  #props: () => TableProps<View, News>;
  #picked = $state<Card | null>(null);
  #busy = $state(false);

  readonly touch = $derived.by(() => touchable(this.moves));
  /** The card picked up, as long as it can go somewhere. */
  readonly picked = $derived.by(() => (canHold(this.moves, this.#picked) ? this.#picked : null));
  readonly slots = $derived.by(() => slots(this.moves, this.picked));

  constructor(props: () => TableProps<View, News>) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  get moves(): string[] {
    return this.#busy ? [] : this.#props().moves;
  }

  get seat(): number | null {
    return this.#props().seat;
  }

  /** Who sits below. */
  get near(): number {
    return nearSeat(this.seat);
  }

  get far(): number {
    return 1 - this.near;
  }

  /** What is asked of me; null if nothing is. */
  get question(): Question | null {
    const { question } = this.view;
    return question && question.seat === this.seat && this.moves.length > 0 ? question : null;
  }

  t: Translate = (id, args) => this.#props().t(id, args);

  who(seat: number): string {
    return whoIs(seat, this.#props());
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? String(seat + 1);
  }

  pick(card: Card): void {
    this.#picked = card;
  }

  putDown(): void {
    this.#picked = null;
  }

  async play(notation: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#props().play(notation);
    } finally {
      this.#busy = false;
      this.#picked = null;
    }
  }

  async withdraw(): Promise<void> {
    const points = this.view.players[this.near === 0 ? 0 : 1].withdrawal;
    const question = this.t("bestioles-withdraw-confirm", { name: this.name(this.far), points });
    if (await this.#props().confirm(question, this.t("bestioles-withdraw-yes"))) await this.play("withdraw");
  }

  help(card: Card | null): void {
    if (card === null) {
      this.#props().help(this.t("bestioles-hidden-title"), this.t("bestioles-hidden-help"), "BES-6");
    } else {
      const { kind, rule } = printed(card);
      const body = [this.#inShort(card, kind), this.t(`bestioles-card-${card}-help`)].join("\n");
      this.#props().help(cardName(this.t, card), body, rule);
    }
  }

  #inShort(card: Card, kind: Kind): string {
    const facts = [`${theatreName(this.t, theatreOf(card))} ${strengthOf(card)}`];
    if (kind !== "none") facts.push(this.t(`bestioles-kind-${kind}`));
    return `**${facts.join(" · ")}**`;
  }

  /** Help about something that is no card. */
  tell(title: string, body: string, rule: string): void {
    this.#props().help(title, body, rule);
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
