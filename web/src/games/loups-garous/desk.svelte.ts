// What is on my mind right now: whether my card is turned over, what I am about to answer, of whom I am about to speak.
// Shared by all parts of the table through a context. Everything else is in the view and the moves.
import { createContext } from "svelte";
import type { Context } from "../contract";
import { GameDesk } from "../desk.svelte";
import { answerOf, chipsFor, nearest, picksOf, toggled, type Pick } from "./answer";
import { CardManner } from "./card.svelte";
import { chronicleOf } from "./chronicle";
import { houseHelp } from "./claims";
import { canSpeakOf, isWord, targets, touchable, type Word } from "./moves";
import type { News, Role, View } from "./types";
import { nameOf, whoIs } from "./words";

/** What is about to be said: first what, then of whom; or of whom first. */
export type Verb = Word | "claim" | "report";
/** What a narrow screen shows of the day. */
export type Tab = "act" | "words" | "claims" | "village";

/** How often a move is tried that crossed with another's. */
const TRIES = 4;

export class Desk extends GameDesk<View, News> {
  #picked = $state.raw<{ hour: string; picks: Pick[] }>({ hour: "", picks: [] });
  #about = $state.raw<{ hour: string; seat: number } | null>(null);

  readonly card = new CardManner(() => this.props().place === "room");
  cardOpen = $state(false);
  deckOpen = $state(false);
  narratorOpen = $state(false);
  #tab = $state.raw<{ hour: string; tab: Tab } | null>(null);
  #saying = $state.raw<{ hour: string; verb: Verb | null; seat: number | null } | null>(null);

  readonly touch = $derived.by(() => touchable(this.moves));
  readonly chronicle = $derived.by(() => chronicleOf(this.props().heard ?? [], this.seat));

  override get context(): Context<View> {
    const { view, seat, names, t } = this.props();
    return { view, seat, names, t, ...(this.isShared ? { isShared: true } : {}) };
  }

  who = (seat: number): string => whoIs(seat, this.context);
  name = (seat: number): string => nameOf(seat, this.context);

  help(title: string, body: string, rule?: string): void {
    this.props().help(title, body, rule);
  }

  /** All that the village knows of somebody. */
  tellAbout(seat: number): void {
    const { alive } = this.view.players[seat] ?? { alive: true };
    this.help(this.name(seat), houseHelp(seat, this.chronicle, this.context), alive ? "LGT-DAY-6" : "LGT-R31");
  }

  /** Another call, another phase, and on a device that goes round another player: what I was about to do is forgotten. */
  get #hour(): string {
    const { night, phase, call } = this.view;
    return `${this.seat}/${night}/${phase}/${call}`;
  }

  // ---- My card

  /** Whether my card is to be seen. */
  get turned(): boolean {
    const { cover } = this.props();
    return cover ? cover.lies === "up" : this.card.open;
  }

  turn(up: boolean): void {
    this.props().cover?.lay(up ? "up" : "down");
  }

  /** Others may see this screen: everybody answers every call by hand, and nothing pops up. */
  get isShared(): boolean {
    return this.props().cover !== undefined || this.props().place === "room";
  }

  get talk() {
    return this.props().talk;
  }

  get heard(): News[] {
    return this.props().heard ?? [];
  }

  // ---- What a narrow screen shows

  get tab(): Tab {
    const first = this.view.phase === "debate" ? "words" : "act";
    const tab = this.#tab?.hour === this.#hour ? this.#tab.tab : first;
    return tab === "act" && this.view.phase === "debate" ? "words" : tab;
  }

  show(tab: Tab): void {
    this.#tab = { hour: this.#hour, tab };
  }

  // ---- Answering at night

  /** A call waits for my answer. */
  get answering(): boolean {
    return this.view.phase === "call" && this.moves.length > 0;
  }

  get picked(): Pick[] {
    return this.#picked.hour === this.#hour ? this.#picked.picks : [];
  }

  /** I have something to decide in this call; else I sleep, and the table answers for me. */
  get decides(): boolean {
    return this.answering && !this.isShared && this.touch.deed !== "note";
  }

  get answerNotation(): string | null {
    return answerOf(this.touch, this.picked, this.view.call);
  }

  get chips(): Pick[] {
    const { players } = this.view;
    const near = nearest(this.seat ?? 0, players.length, this.chronicle.notes).filter((seat) => players[seat]?.alive);
    return chipsFor(this.touch, this.view.call, this.picked, near);
  }

  /** How many picks are still missing. */
  get missing(): number {
    return picksOf(this.view.call) - this.picked.length;
  }

  pick(pick: Pick): void {
    this.#picked = { hour: this.#hour, picks: toggled(this.picked, pick, this.view.call) };
  }

  async answer(): Promise<void> {
    const notation = answerOf(this.touch, this.picked, this.view.call);
    if (notation !== null) await this.play(notation);
  }

  // ---- Speaking, voting, shooting by day

  /** The one I have touched, to speak of him or to vote. */
  get about(): number | null {
    return this.#about?.hour === this.#hour ? this.#about.seat : null;
  }

  letGo(): boolean {
    const had = this.about !== null;
    this.#about = null;
    return had;
  }

  /** A house is touched: it is chosen for the deed, or spoken of. */
  choose(seat: number): void {
    if (this.isBusy) return;
    if (this.answering) {
      const open = this.isShared ? this.touch.choices.size === 0 && this.view.players[seat]?.alive : this.isLit(seat);
      if (open) this.pick(seat);
      // The pack sees where I point; it is not my answer yet.
      const sign = open && !this.isShared && this.picked.includes(seat) ? this.touch.points.get(seat) : undefined;
      if (sign) void this.props().play(sign);
    } else if (this.isLit(seat)) {
      this.#about = this.about === seat ? null : { hour: this.#hour, seat };
    } else if (this.#concerns(seat)) {
      this.say(null, seat);
    } else {
      this.show("claims");
    }
  }

  #concerns(seat: number): boolean {
    return canSpeakOf(this.touch, seat) || (seat === this.seat && this.touch.claims.size > 0);
  }

  // ---- Saying something: a verb and a person, in either order

  get saying(): { verb: Verb | null; seat: number | null } | null {
    return this.#saying?.hour === this.#hour ? this.#saying : null;
  }

  say(verb: Verb | null, seat: number | null = null): void {
    this.#saying = { hour: this.#hour, verb, seat };
  }

  unsay(): void {
    this.#saying = null;
  }

  /** What the open sheet says if this is chosen; null while something is missing. */
  statement(verb: Verb, seat: number | null, role: Role | null): string | null {
    const { claims, reports, words } = this.touch;
    if (verb === "claim") return role === null ? null : (claims.get(role) ?? null);
    if (seat === null) return null;
    if (verb === "report") return role === null ? null : (reports.get(seat)?.get(role) ?? null);
    return words[verb].get(seat) ?? null;
  }

  /** Houses that ask to be touched. By day, and on a device that goes round, they hang on what everybody knows alone. */
  isLit(seat: number): boolean {
    const { phase, call, candidates, players } = this.view;
    if (this.moves.length === 0 || !players[seat]?.alive) return false;
    if (phase === "call") {
      return this.isShared ? call !== "thief" && call !== "duel" : this.decides && targets(this.touch).has(seat);
    }
    if (phase === "shot") return seat !== this.seat;
    return this.touch.deed === "vote" && seat !== this.seat && candidates.includes(seat);
  }

  isChosen(seat: number): boolean {
    return this.answering ? this.picked.includes(seat) : this.about === seat;
  }

  play(notation: string): Promise<boolean> {
    return this.once(async () => {
      const played = await this.#insist(notation);
      if (played) {
        this.#about = null;
        this.#saying = null;
      }
      // A device that goes round goes on to somebody else: nothing of mine stays on it.
      if (played && !isWord(notation)) this.props().cover?.lay("down");
      return played;
    });
  }

  /**
   * By day everybody speaks at once: words that crossed with another's are said again, as long as they are still open
   * to me in the same hour.
   */
  async #insist(notation: string): Promise<boolean> {
    const hour = this.#hour;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = this.view;
      if (await this.props().play(notation)) return true;
      const open = this.#hour === hour && this.props().moves.includes(notation);
      if (!open || this.view === before) return false;
    }
    return false;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
