// What is on my mind right now: the hex chosen, the token being corrected, the pen in hand, the areas drawn. Shared by all
// parts of the table through a context. Everything else is in the view and the moves.
import { createContext, untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Prompt } from "../contract";
import { GameDesk } from "../desk.svelte";
import { has, isClue, maskOf, masksOn, type Clue, type Mask } from "./clues";
import { cluesBySeat, possibleHexes } from "./deduce";
import { fixable, placeable, tellsClue, touchable } from "./moves";
import { Notebook, type Mark } from "./notebook.svelte";
import type { Hex, News, Question, View } from "./types";
import { nameOf, whoIs } from "./words";

export class Desk extends GameDesk<View, News> {
  #picked = $state<Hex | null>(null);
  #fixing = $state(false);
  #from = $state<Hex | null>(null);

  readonly notebook = new Notebook();
  notebookOpen = $state(false);
  legendOpen = $state(false);
  /** On short screens the tools of the map stand in the tray when they are wanted. */
  toolsOpen = $state(false);
  #hidden = $state(false);
  /** The mark that a touch leaves; null to choose hexes. */
  pen = $state<Mark | null>(null);
  /** A clue whose area is drawn. */
  preview = $state<Clue | null>(null);
  /** Seats whose clue's area is drawn at the end. */
  readonly shown = new SvelteSet<number>();

  /** What may be touched; while my clue is covered, nothing whose legality tells it. */
  readonly touch = $derived.by(() => touchable(this.moves.filter((move) => !this.tells?.(move))));
  readonly #code = $derived.by(() => this.view.map.code);
  readonly masks = $derived.by(() => (void this.#code, masksOn(untrack(() => this.view).map)));

  /** Whether this is the table of a lesson: its notebook is a blank one each time. */
  get isLesson(): boolean {
    return this.props().deed !== undefined;
  }

  fillNotebook(wanted: boolean): void {
    this.notebook.fill = wanted;
    if (wanted) this.props().deed?.("@notebook fill");
  }

  /** What I think of a clue of somebody's, one further. */
  turnTick(seat: number, clue: Clue): void {
    this.notebook.turn(seat, clue);
    if (this.notebook.tick(seat, clue) === "yes") this.props().deed?.(`@notebook ${seat + 1} ${clue}`);
  }

  who = (seat: number): string => whoIs(seat, this.context);
  name = (seat: number): string => nameOf(seat, this.context);

  /** The hexes that a proof leaves; null where none is told. */
  get left(): readonly string[] | null {
    return this.props().left ?? null;
  }

  /** My own clue; null for the public. */
  get clue(): Clue | null {
    const { clue } = this.view;
    return clue !== null && isClue(clue) ? clue : null;
  }

  /** What is asked of me; null if nothing is. */
  get question(): Question | null {
    const { question } = this.view;
    return question && question.seat === this.seat && this.moves.length > 0 ? question : null;
  }

  /** What is asked about the hex looked at, on a turn; null: the game's own question. */
  get asks(): Prompt | null {
    const hex = this.chosen;
    if (this.question?.kind !== "turn" || !hex || this.fixing || !this.touch.ask.has(hex)) return null;
    const title = this.t(this.touch.search.has(hex) ? "cryptide-ask-or-search" : "cryptide-ask", { hex });
    const fits = this.fits(hex);
    const facts = [
      fits === null ? "" : this.t(fits ? "cryptide-ask-fits" : "cryptide-ask-excluded"),
      this.t("cryptide-ask-price"),
    ];
    return { title, detail: facts.filter(Boolean).join(" ") };
  }

  /** Whether my clue is covered. */
  get hidden(): boolean {
    return this.#hidden && this.clue !== null && this.view.end === null;
  }

  /** Covers my clue and everything that would betray it, or shows it again. */
  set hidden(wanted: boolean) {
    this.#hidden = wanted;
    if (wanted) this.preview = null;
  }

  /** While my clue is covered: the moves whose legality tells it. On honour tables nothing does. */
  get tells(): ((notation: string) => boolean) | null {
    return this.hidden && this.view.options.table === "strict" ? tellsClue : null;
  }

  get opponents(): number[] {
    return this.view.players.map((_, seat) => seat).filter((seat) => seat !== this.seat);
  }

  // ---- Choosing

  get fixing(): boolean {
    return this.#fixing && this.touch.fix.size > 0;
  }

  /** The wrong token that is being corrected. */
  get from(): Hex | null {
    return this.fixing ? this.#from : null;
  }

  /** The hex looked at: the one touched, else the one I am asked about. */
  get chosen(): Hex | null {
    const { question } = this;
    const asked = question && (question.kind === "answer" || question.kind === "search") ? question.hex : null;
    return this.#picked ?? asked;
  }

  /** Hexes where a touch leads to a move, when only some do. */
  readonly lit = $derived.by(() => (this.fixing ? fixable(this.touch, this.from) : placeable(this.touch)));

  choose(hex: Hex): void {
    if (this.pen) this.notebook.mark(hex, this.pen);
    else if (this.fixing && this.#from === null && this.touch.fix.has(hex)) this.startFix(hex);
    else this.#picked = hex;
  }

  /** One step back: the correction, the pen, the area, the hex. Whether there was something to let go. */
  letGo(): boolean {
    if (this.#fixing) this.stopFix();
    else if (this.pen) this.pen = null;
    else if (this.preview) this.preview = null;
    else if (this.#picked) this.#picked = null;
    else return false;
    return true;
  }

  startFix(from: Hex | null): void {
    this.pen = null;
    this.#fixing = true;
    this.#from = from;
    this.#picked = from;
  }

  stopFix(): void {
    this.#fixing = false;
    this.#from = null;
  }

  // ---- Moves

  async play(notation: string): Promise<void> {
    const from = this.#picked;
    if (await this.once(() => this.props().play(notation))) {
      // Who has gone on to another hex meanwhile keeps it.
      if (this.#picked === from) this.#picked = null;
      this.stopFix();
    }
  }

  async search(hex: Hex): Promise<void> {
    // What is not legal is tried at once: the table says why not.
    const sure = !this.touch.search.has(hex) || (await this.#confirmed("search", { hex }));
    if (sure) await this.play(`search ${hex}`);
  }

  async askHint(): Promise<void> {
    const { hint } = this.touch;
    if (hint && (await this.#confirmed(hint, { n: this.view.hint_needed }))) await this.play(hint);
  }

  #confirmed(what: string, args: Record<string, string | number>): Promise<boolean> {
    return this.props().confirm(this.t(`cryptide-ui-confirm-${what}`, args), this.t(`cryptide-ui-confirm-${what}-yes`));
  }

  // ---- Thinking

  /** Whether my clue allows a hex; null while it is covered, or for the public. */
  fits(hex: Hex): boolean | null {
    return this.clue === null || this.hidden ? null : has(this.masks.get(this.clue) ?? 0n, hex);
  }

  /** Clues that the tokens and the hint leave to a seat, by seat; null unless the notebook fills itself in. */
  readonly deduced = $derived.by(() =>
    this.notebook.fill && this.seat !== null ? cluesBySeat(this.opponents, this.view, this.masks) : null,
  );

  /** Where the habitat can still be, by the tokens and by my own ticks; null unless the notebook fills itself in. */
  readonly possible = $derived.by((): Mask | null => {
    if (!this.deduced) return null;
    const left = [...this.deduced].map(([seat, clues]) =>
      [...clues].filter((clue) => this.notebook.tick(seat, clue) !== "no"),
    );
    return possibleHexes(this.hidden ? null : this.clue, left, this.masks) & ~this.#closed;
  });

  get #closed(): Mask {
    const cubes = this.view.tokens.filter(({ tokens }) => tokens.some((it) => it.token === "cube"));
    return maskOf(cubes.map((it) => it.hex));
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
