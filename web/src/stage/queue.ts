// The queue of the stage: moments come in when they like, beats go out one after the other. Pure: time is given to it, and it
// says when it wants to be woken.
import type { Beat, Scene } from "./beat";
import { lasting, type Pace } from "./pace";

export interface Manner {
  pace: Pace;
  /** Nothing may move: beats are still pictures. */
  still: boolean;
  /** Nobody looks: what need not be acknowledged is over at once. */
  hidden: boolean;
  /** Several people sit here: what waits for one of them opens by itself after its time. */
  shared: boolean;
}

/** A beat that has begun, for the strip and the spoken words. */
export interface Told<M> {
  /** Counted from the first beat of this stage. */
  number: number;
  beat: Beat;
  /** The board it began with, to show it again. */
  before: M;
}

interface Playing<M> {
  scene: Scene<M>;
  index: number;
  /** When the present beat ends by itself; null while it waits to be acknowledged. */
  ends: number | null;
}

export type WithBoard<M> = (moment: M, board: { view: unknown; news: unknown[] }) => M;

/** No more beats are kept for the strip. */
const KEPT = 24;

/** `M` is a moment: what is shown when nothing plays; `withBoard` puts another board into it. */
export class Queue<M> {
  #shown: M;
  #playing: Playing<M> | null = null;
  #waiting: Scene<M>[] = [];
  #told: Told<M>[] = [];
  /** What only this viewer is told, while the table goes on; the first is on the screen. */
  #aside: Beat[] = [];
  #count = 0;
  #manner: Manner;
  readonly #withBoard: WithBoard<M>;

  constructor(first: M, manner: Manner, withBoard: WithBoard<M>) {
    this.#shown = first;
    this.#manner = manner;
    this.#withBoard = withBoard;
  }

  /** The moment whose board is on the screen. */
  get shown(): M {
    return this.#shown;
  }

  get beat(): Beat | null {
    return this.#playing ? (this.#playing.scene.beats[this.#playing.index] ?? null) : null;
  }

  /** Nothing plays and nothing waits: the table may ask. */
  get quiet(): boolean {
    return this.#playing === null;
  }

  /** Whether the present beat waits for "seen". */
  get isHeld(): boolean {
    return this.beat?.held !== undefined;
  }

  /** A beat of mine alone that stands over the table, until it is acknowledged. */
  get aside(): Beat | null {
    return this.#aside[0] ?? null;
  }

  /** Newest first. */
  get told(): readonly Told<M>[] {
    return this.#told;
  }

  /** When time alone changes something; null: never. */
  get wakesAt(): number | null {
    return this.#playing?.ends ?? null;
  }

  /** Another moment without a story: a picture after an absence, another seat's eyes. Whatever played is over. */
  jump(moment: M): void {
    this.#playing = null;
    this.#waiting = [];
    this.#shown = moment;
  }

  /** Other eyes: what only the last viewer was told is none of theirs. */
  forget(): void {
    this.#aside = [];
  }

  arrive(scene: Scene<M>, at: number): void {
    // Between people the time a secret takes would give it away: it takes none.
    const isAside = (beat: Beat) => this.#manner.shared && beat.private === true;
    this.#aside = [...this.#aside, ...scene.beats.filter(isAside)];
    this.#waiting.push({ ...scene, beats: scene.beats.filter((it) => !isAside(it)) });
    this.pass(at);
  }

  /** The viewer looks away or comes back, or wants another pace: it holds from the next beat on, and looking away at once. */
  behave(manner: Manner, at: number): void {
    this.#manner = manner;
    if (manner.hidden || manner.pace === "instant") this.skipAll(at);
  }

  /** Time goes by. */
  pass(at: number): void {
    // Every turn ends a beat or begins a scene: there are so many of them and no more.
    for (;;) {
      if (!this.#playing && !this.#begin(at)) return;
      const playing = this.#playing;
      // A scene without beats is over when it begins; others may wait behind it.
      if (!playing) continue;
      if (playing.ends === null || playing.ends > at) return;
      // From now, not from when the last beat should have ended: a clock that was late would cut this one short.
      this.#next(playing, at);
    }
  }

  /** A touch on the table: the present beat is over. What is held waits for its own button. */
  skip(at: number): void {
    if (this.#playing && !this.isHeld) this.#next(this.#playing, at);
    this.pass(at);
  }

  /** To the next thing that must be acknowledged, or to the end of everything. */
  skipAll(at: number): void {
    while (this.#playing && !this.isHeld) {
      this.#next(this.#playing, at);
      while (!this.#playing && this.#begin(at));
    }
  }

  /** "Seen." */
  acknowledge(at: number): void {
    if (this.#aside.length > 0) this.#aside = this.#aside.slice(1);
    else if (this.#playing && this.isHeld) this.#next(this.#playing, at);
    this.pass(at);
  }

  #begin(at: number): boolean {
    const scene = this.#waiting.shift();
    if (!scene) return false;
    this.#playing = { scene, index: -1, ends: null };
    this.#next(this.#playing, at);
    return true;
  }

  /** The next beat of the scene, or the moment after it. */
  #next(playing: Playing<M>, at: number): void {
    playing.index += 1;
    const beat = playing.scene.beats[playing.index];
    if (!beat) {
      this.#shown = playing.scene.after;
      this.#playing = null;
      return;
    }
    this.#told = [{ number: this.#count++, beat, before: this.#shown }, ...this.#told].slice(0, KEPT);
    if (beat.board) this.#shown = this.#withBoard(this.#shown, beat.board);
    playing.ends = this.#endOf(beat, at);
  }

  #endOf({ lasts, held }: Beat, at: number): number | null {
    const { pace, still, hidden, shared } = this.#manner;
    if (held) return shared && held.opensAfter !== undefined ? at + held.opensAfter : null;
    return hidden ? at : at + lasting(lasts, pace, still);
  }
}
