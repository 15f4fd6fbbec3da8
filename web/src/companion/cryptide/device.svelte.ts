// The device on the table: the state, where it is kept, and the engine that draws setups.
import { type Answer, type CryptideEngine, cryptideEngine, randomSeed } from "../../wasm/engine";
import type { BrowserCryptideSetup } from "../../wire/BrowserCryptideSetup";
import type { BrowserProblem } from "../../wire/BrowserProblem";
import { playedOn, remember } from "./played";
import * as machine from "./state";

const KEPT_AS = "bestiaire.companion.cryptide";

/** The engine itself could not be fetched. */
const UNREACHED: BrowserProblem = { rule: "CRY-10", code: "unreached" };

export class Device {
  #state = $state.raw(machine.fresh());
  /** Everything of the game under way, secrets included; only what the state allows is ever drawn. */
  #setup = $state.raw<BrowserCryptideSetup | null>(null);
  problem = $state.raw<BrowserProblem | null>(null);
  /** Something is being drawn or read. */
  busy = $state(false);

  constructor(
    private readonly engine: () => Promise<CryptideEngine> = cryptideEngine,
    private readonly storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {}

  get state(): machine.State {
    return this.#state;
  }

  get setup(): BrowserCryptideSetup | null {
    return this.#setup;
  }

  /** The key of the clue that may be on the screen now. */
  get clue(): string | null {
    const seat = machine.seenSeat(this.#state);
    return seat === null ? null : (this.#setup?.clues[seat] ?? null);
  }

  /** Goes on where the device was left, behind a closed curtain. */
  async resume(): Promise<void> {
    const state = machine.recall(this.storage.getItem(KEPT_AS));
    if (!state.game) {
      this.#state = state;
      return;
    }
    const { code, read } = state.game;
    const setup = await this.#ask((engine) => engine.read(code));
    // A code that cannot be read is of no use; an engine that was not reached may come back.
    const isGood = setup ? setup.clues.length === read.length : this.problem === UNREACHED;
    this.#setup = isGood ? setup : null;
    this.#state = isGood ? state : machine.endGame(state);
  }

  /** Any step that needs no engine. */
  do(step: (state: machine.State) => machine.State): void {
    this.#state = step(this.#state);
    if (!this.#state.game) this.#setup = null;
    this.storage.setItem(KEPT_AS, machine.keep(this.#state));
  }

  async drawMap(): Promise<void> {
    const { players, mode, difficulty } = this.#state.wishes;
    const setup = await this.#ask((engine) => engine.setup({ players, mode, difficulty, seed: randomSeed() }));
    if (setup) this.#begin(setup);
  }

  /** A whole setup, or a map whose clues are drawn. */
  async useCode(code: string): Promise<void> {
    const { players, difficulty } = this.#state.wishes;
    const isMap = /^[\s\da-f]+$/i.test(code.trim());
    const used = playedOn(code.replace(/\s/g, "").toUpperCase(), this.storage);
    const setup = await this.#ask((engine) =>
      isMap ? engine.newClues({ map: code, players, difficulty, used, seed: randomSeed() }) : engine.read(code),
    );
    if (setup) this.#begin(setup);
  }

  /** Clues that this map has not seen on this device; null if it has no others, which `problem` says. */
  async newClues(): Promise<BrowserCryptideSetup | null> {
    const { game, wishes } = this.#state;
    if (!game || !this.#setup) return null;
    const { difficulty } = wishes;
    const used = playedOn(this.#setup.map.code, this.storage);
    const request = { map: game.code, players: game.read.length, difficulty, used, seed: randomSeed() };
    const setup = await this.#ask((engine) => engine.newClues(request));
    if (!setup) return null;
    this.#setup = setup;
    remember(setup.code, this.storage);
    const players = setup.clues.length;
    this.do((state) => machine.changeClues(state, setup.code, players, drawn(players)));
    return setup;
  }

  #begin(setup: BrowserCryptideSetup): void {
    this.#setup = setup;
    remember(setup.code, this.storage);
    const players = setup.clues.length;
    this.do((state) => machine.begin(state, setup.code, players, setup.mode, drawn(players)));
  }

  async #ask(question: (engine: CryptideEngine) => Answer<BrowserCryptideSetup>): Promise<BrowserCryptideSetup | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      const answer = question(await this.engine());
      if ("ok" in answer) return answer.ok;
      this.problem = answer.error;
    } catch {
      this.problem = UNREACHED;
    } finally {
      this.busy = false;
    }
    return null;
  }
}

/** A number below `bound` from the system's own chance, as even as anybody can tell. */
function drawn(bound: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;
}
