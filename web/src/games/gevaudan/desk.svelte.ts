// What is on my mind right now: what a touch on the map does, the archives being read, the sheets that are open. Shared by
// all parts of the table through a context. Everything else is in the view and the moves.
import { createContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { GameDesk } from "../desk.svelte";
import type { Cue } from "./beats";
import { ruledOut, type Verdicts, verdictsOf } from "./deduce";
import {
  noteNotation,
  plainAim,
  readNotation,
  takeNotation,
  touchable,
  type Aim,
  type Readable,
  type Shelf,
  type Source,
  type Taking,
  type Way,
} from "./moves";
import type { Arrow, Cell, Character, Clue, Colour, Land, News, Player, Print, Question, View } from "./types";
import { cellFacts, cellName, characterName, landAt, landWords, nameOf, printAt, waysOf, whoIs } from "./words";

export type Sheet = "notebook" | "hunters" | "legend" | "events" | "note";

const NONE: ReadonlySet<Cell> = new Set();

export class Desk extends GameDesk<View, News> {
  #aim = $state<Aim | null>(null);
  #reading = $state<Pick<Readable, "way" | "shelf"> | null>(null);
  #choosing = $state<Way | null>(null);
  #suspecting = $state(false);

  /** Places picked in the archives being read. */
  readonly picked = new SvelteSet<number>();
  /** The sheet that lies over the table. */
  sheet = $state<Sheet | null>(null);
  /** A space of the Characters board being looked at. */
  taking = $state<Source | null>(null);
  /** The Beast's next ways are drawn. */
  routes = $state(false);
  /** Cells that my notes rule out are hatched. */
  shade = $state(false);
  /** My secrets are covered. */
  hidden = $state(false);

  readonly touch = $derived.by(() => touchable(this.moves));
  readonly ways = $derived.by((): Record<Arrow, Cell[]> => waysOf(this.view));
  readonly verdicts = $derived.by((): Verdicts => verdictsOf(this.view));
  readonly ruledOut = $derived.by(() => (this.shade ? ruledOut(this.view, this.verdicts) : NONE));

  /** What is drawn of the beat that plays. */
  get cue(): Cue | null {
    return (this.props().beat?.cue ?? null) as Cue | null;
  }

  /** The words of the button without which nothing goes on. */
  get button(): string | null {
    return this.props().beat?.held?.button ?? null;
  }

  seen(): void {
    this.props().seen?.();
  }

  get heard(): readonly News[] {
    return this.props().heard ?? [];
  }

  get news(): readonly News[] {
    return this.props().news;
  }

  /** It is night while the Beast hunts. */
  get isNight(): boolean {
    return ["night", "die", "hunt", "out"].includes(this.cue?.kind ?? "");
  }

  /** Cells that the box, as far as it is open, leaves over; null while nobody looks at it. */
  get left(): readonly Cell[] | null {
    return this.cue?.kind === "box" ? this.cue.left : (this.props().left ?? null);
  }

  who = (seat: number): string => whoIs(seat, this.context);
  name = (seat: number): string => nameOf(seat, this.context);
  cell = (cell: Cell): string => cellName(this.t, cell);
  character = (character: Character): string => characterName(this.t, character);

  get me(): Player | null {
    return this.seat === null ? null : (this.view.players[this.seat] ?? null);
  }

  /** The same list from the first view to the last: the chart, and all that is drawn from it, is made once and not at every beat. */
  readonly lands: Land[] = $derived.by(() => this.view.board.cells);

  /** Where I stand. */
  get here(): Cell | null {
    return this.me?.cell ?? null;
  }

  /** The lair, once I may know it. */
  get lair(): Cell | null {
    // While the box opens, it is not told ahead.
    if (this.cue?.kind === "box") return this.cue.lair;
    return this.view.end?.opened.lair ?? this.view.opened?.lair ?? null;
  }

  /** Cells where a trap lies: the wrong ones, and at the end the right one. Several hunters may have trapped in one. */
  get traps(): Cell[] {
    const { failed, end } = this.view;
    const last = this.cue?.kind === "box" ? this.cue.trap : end?.reason === "lair" ? end.opened.lair : null;
    const all = last ? [...failed, last] : failed;
    return all.filter((cell, idx) => all.indexOf(cell) === idx);
  }

  /** What a print says, if I see it and have not covered it. */
  clue = (print: Print): Clue | null => (this.hidden && !print.revealed ? null : print.clue);
  printAt = (cell: Cell): Print | null => printAt(this.view, cell);

  /** What is asked of me; null if nothing is. A Pense-Bête can be laid without being asked. */
  get question(): Question | null {
    const { question } = this.view;
    return question && question.seat === this.seat && this.moves.length > 0 ? question : null;
  }

  /** The turn under way if it is mine, also while another has to answer. */
  get turn(): View["turn"] {
    return this.view.active === this.seat ? this.view.turn : null;
  }

  get myTurn(): boolean {
    return this.question?.kind === "turn";
  }

  // ---- What a touch on the map does

  get aim(): Aim | null {
    return this.chosenAim ?? (this.midway || this.reading ? null : plainAim(this.touch));
  }

  /** The aim I chose myself, while it is still open. */
  get chosenAim(): Aim | null {
    return this.#aim && this.touch.aims.has(this.#aim) ? this.#aim : null;
  }

  get lit(): ReadonlySet<Cell> {
    return (this.aim && this.touch.aims.get(this.aim)) || NONE;
  }

  startAim(aim: Aim): void {
    this.letGo();
    this.#aim = aim;
  }

  /** One step back: the archives, the aim, the routes. Whether there was something to let go. */
  letGo(): boolean {
    const held = this.midway || this.reading !== null;
    this.#forget();
    if (held) return true;
    const shown = this.routes;
    this.routes = false;
    return shown;
  }

  #forget(): void {
    this.#reading = null;
    this.#choosing = null;
    this.#suspecting = false;
    this.#aim = null;
    this.picked.clear();
  }

  touchCell(cell: Cell): void {
    if (this.lit.has(cell)) void this.#goTo(cell);
    else if (cell === this.here && this.touch.words.has("examine") && !this.turn?.examined) void this.play("examine");
    else this.tellCell(cell);
  }

  async #goTo(cell: Cell): Promise<void> {
    const { aim } = this;
    const wounds = aim === "move" && cell === this.view.beast && this.turn?.entry === "wound";
    if (wounds && !(await this.#confirmed("beast", { cell }))) return;
    await this.play(`${aim} ${cell}`);
  }

  // ---- Archives

  /** The archives being read, while that is still open. */
  get reading(): Readable | null {
    const { way, shelf } = this.#reading ?? {};
    return this.touch.reads.find((it) => it.way === way && it.shelf === shelf) ?? null;
  }

  /** Shelves to choose from, once one is to be chosen. */
  get shelves(): Readable[] {
    return this.#choosing ? this.touch.reads.filter((it) => it.way === this.#choosing) : [];
  }

  chooseShelf(way: Way): void {
    this.letGo();
    this.#choosing = way;
  }

  /** Colours to choose from for the Suspect, once he was called. */
  get colours(): Colour[] {
    return this.#suspecting ? [...this.touch.suspects] : [];
  }

  chooseColour(): void {
    this.letGo();
    this.#suspecting = true;
  }

  /** Half a move has been chosen. */
  get midway(): boolean {
    return this.chosenAim !== null || this.shelves.length > 0 || this.colours.length > 0;
  }

  startReading(which: Pick<Readable, "way" | "shelf">): void {
    this.letGo();
    this.#reading = { way: which.way, shelf: which.shelf };
  }

  /** Adds or takes back a print; one that does not go with the others begins anew. */
  pick(place: number): void {
    const { reading } = this;
    if (!reading) return;
    if (this.picked.delete(place)) return;
    if (!this.#fits([...this.picked, place], reading)) this.picked.clear();
    this.picked.add(place);
  }

  #fits(places: number[], { way, shelf, sets }: Readable): boolean {
    return sets.has(readNotation(way, shelf, places));
  }

  async read(): Promise<void> {
    const { reading } = this;
    if (reading) await this.play(readNotation(reading.way, reading.shelf, [...this.picked]));
  }

  // ---- Moves

  async play(notation: string): Promise<void> {
    const { taking } = this;
    if (await this.once(() => this.props().play(notation))) {
      this.#forget();
      // Who has gone on to look at another Character meanwhile still looks. Nothing else can be begun while a move is on its way.
      if (this.taking === taking) this.taking = null;
    }
  }

  async trap(): Promise<void> {
    const { here } = this;
    const land = here ? landAt(this.view, here) : undefined;
    if (!here || !land) return;
    // What is not legal is tried at once: the table says why not.
    const open = this.touch.words.has("trap");
    if (!open || (await this.#confirmed("trap", { cell: this.cell(here), land: landWords(this.t, land) }))) {
      await this.play("trap");
    }
  }

  /** Ending where the Beast is asks once, if that alone wounds; so does ending with points left: they are lost. */
  async end(): Promise<void> {
    const left = this.turn?.points ?? 0;
    if (this.turn?.mark === "wound_if_ending" && !(await this.#confirmed("ending"))) return;
    if (left === 0 || (await this.#confirmed("end", { n: left }))) await this.play("end");
  }

  /** What reading archives costs, and whether a cube may be asked for. */
  price = (shelf: Shelf): { cost: number; toll: boolean } => {
    const owner = shelf === "town" ? undefined : this.view.players[shelf];
    return { cost: owner?.consult_cost ?? 1, toll: owner?.toll ?? false };
  };

  note(colour: Colour, present: boolean): Promise<void> {
    return this.play(noteNotation(colour, present));
  }

  take(taking: Taking, source: Source, drop: Character | null): Promise<void> {
    return this.play(takeNotation(taking, source, drop));
  }

  async suspect(colour: Colour): Promise<void> {
    if (await this.#confirmed("suspect", { parameter: this.t(`gevaudan-ui-parameter-${colour}`) })) {
      await this.play(`suspect ${colour}`);
    }
  }

  #confirmed(what: string, args: Record<string, string | number> = {}): Promise<boolean> {
    return this.props().confirm(
      this.t(`gevaudan-ui-confirm-${what}`, args),
      this.t(`gevaudan-ui-confirm-${what}-yes`, args),
    );
  }

  // ---- Help

  tell(title: string, body: string, rule?: string): void {
    this.props().help(title, body, rule);
  }

  tellCell(cell: Cell): void {
    const land = landAt(this.view, cell);
    if (!land) return;
    const title = land.refuge ? this.t("gevaudan-ui-refuge-name", { cell: this.cell(cell) }) : cell;
    const near = land.near.map((it) => this.cell(it)).join(", ");
    const lines = [
      land.refuge ? this.t("gevaudan-ui-refuge-help") : landWords(this.t, land),
      ...cellFacts(cell, this.context),
      this.t("gevaudan-ui-near", { list: near }),
    ];
    if (land.arrows.length === 3) {
      const [black = "", grey = "", white = ""] = land.arrows;
      lines.push(this.t("gevaudan-ui-arrows-from", { black, grey, white }));
    }
    this.tell(title, lines.join("\n"), land.refuge ? "GEV-ACT-1" : "GEV-TER-1");
  }

  tellCharacter(character: Character): void {
    this.tell(this.character(character), this.t(`gevaudan-character-${character}-help`), characterRule(character));
  }

  tellHunter(seat: number): void {
    const player = this.view.players[seat];
    if (!player) return;
    const { hunter } = player;
    const lines = [this.t(`gevaudan-hunter-${hunter}-belief`)];
    if (this.view.options.abilities === "on") lines.push(this.t(`gevaudan-hunter-${hunter}-help`));
    this.tell(this.t(`gevaudan-hunter-${hunter}`), lines.join("\n"), "GEV-MAT-3");
  }
}

const CHARACTERS = [
  ["paysan-1", "paysan-2", "paysan-3", "procureur", "dragon", "ministre", "eveque", "heros", "suspect", "prince"],
  ["louvetier", "mere-courage", "envoye", "cavalier", "combattante", "passeur", "chirurgien", "marquis", "marginal"],
  ["garde-forestier"],
].flat();

/** P1 to P20, by key. */
export const characterNumber = (character: Character): number => CHARACTERS.indexOf(character) + 1;

const characterRule = (character: Character): string =>
  character.startsWith("paysan") ? "GEV-P01" : `GEV-P${String(characterNumber(character)).padStart(2, "0")}`;

export const [getDesk, setDesk] = createContext<Desk>();
