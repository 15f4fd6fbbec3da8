// What is on my mind right now: whether my card is turned over, what I am about to answer, of whom I am about to speak.
// Shared by all parts of the table through a context. Everything else is in the view and the moves.
import { createContext } from "svelte";
import type { Context, TableProps, Translate } from "../contract";
import { answerOf, chipsFor, nearest, picksOf, toggled, type Pick } from "./answer";
import { chronicleOf } from "./chronicle";
import { Memory } from "./memory.svelte";
import { canSpeakOf, isWord, touchable } from "./moves";
import type { News, View } from "./types";
import { nameOf, whoIs } from "./words";

/** How often a move is tried that crossed with another's. */
const TRIES = 4;

export class Desk {
  #props: () => TableProps<View, News>;
  #busy = $state(false);
  #picked = $state.raw<{ hour: string; picks: Pick[] }>({ hour: "", picks: [] });
  #about = $state.raw<{ hour: string; seat: number } | null>(null);

  readonly memory = new Memory();
  #turned = $state(false);
  /** Whether I have read it at all. */
  read = $state(false);
  /** The night has answered me, or not: everybody is told alike, and reads it on his card. */
  fresh = $state(false);
  claimsOpen = $state(false);
  deckOpen = $state(false);

  readonly touch = $derived.by(() => touchable(this.moves));
  readonly chronicle = $derived.by(() => chronicleOf(this.#props().heard ?? this.memory.heard, this.seat));

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

  get context(): Context<View> {
    const { view, seat, names, t } = this.#props();
    return { view, seat, names, t };
  }

  t: Translate = (id, args) => this.#props().t(id, args);
  who = (seat: number): string => whoIs(seat, this.context);
  name = (seat: number): string => nameOf(seat, this.context);

  help(title: string, body: string, rule?: string): void {
    this.#props().help(title, body, rule);
  }

  /** Another call, another phase: what I was about to do is forgotten. */
  get #hour(): string {
    const { night, phase, call } = this.view;
    return `${night}/${phase}/${call}`;
  }

  // ---- My card

  /** Whether my card lies face up. */
  get turned(): boolean {
    const { cover } = this.#props();
    return cover ? cover.lies === "up" : this.#turned;
  }

  turn(up: boolean): void {
    const { cover } = this.#props();
    if (cover) cover.lay(up ? "up" : "down");
    else this.#turned = up;
    if (!up) return;
    this.read = true;
    this.fresh = false;
  }

  // ---- Answering at night

  /** A call waits for my answer. */
  get answering(): boolean {
    return this.view.phase === "call" && this.moves.length > 0;
  }

  get picked(): Pick[] {
    return this.#picked.hour === this.#hour ? this.#picked.picks : [];
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

  /** A house is touched. */
  choose(seat: number): void {
    if (this.#busy) return;
    if (this.answering) {
      if (this.touch.choices.size === 0 && this.view.players[seat]?.alive) this.pick(seat);
    } else if (this.#concerns(seat)) {
      this.#about = this.about === seat ? null : { hour: this.#hour, seat };
    } else {
      this.#about = null;
      this.claimsOpen = true;
    }
  }

  #concerns(seat: number): boolean {
    const { houses, claims } = this.touch;
    return houses.has(seat) || canSpeakOf(this.touch, seat) || (seat === this.seat && claims.size > 0);
  }

  /** Houses that ask to be touched. They hang on what everybody knows, never on my card: at night all the living. */
  isLit(seat: number): boolean {
    const { phase, call, candidates, players } = this.view;
    if (this.moves.length === 0 || !players[seat]?.alive) return false;
    if (phase === "call") return call !== "thief" && call !== "duel";
    if (phase === "shot") return seat !== this.seat;
    return this.touch.deed === "vote" && seat !== this.seat && candidates.includes(seat);
  }

  isChosen(seat: number): boolean {
    return this.answering ? this.picked.includes(seat) : this.about === seat;
  }

  async play(notation: string): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      const played = await this.#insist(notation);
      if (played) this.#about = null;
      // A device that goes round goes on to somebody else: nothing of mine stays on it.
      if (played && !isWord(notation)) this.#props().cover?.lay("down");
      return played;
    } finally {
      this.#busy = false;
    }
  }

  /**
   * By day everybody speaks at once: words that crossed with another's are said again, as long as they are still open
   * to me in the same hour.
   */
  async #insist(notation: string): Promise<boolean> {
    const hour = this.#hour;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = this.view;
      if (await this.#props().play(notation)) return true;
      const open = this.#hour === hour && this.#props().moves.includes(notation);
      if (!open || this.view === before) return false;
    }
    return false;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
