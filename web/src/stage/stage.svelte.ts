// The stage between the table and the picture, as the screens see it: reactive, with the browser's clock.
import type { Moment } from "../wire/Moment";
import type { Beat, Scene } from "./beat";
import { Queue, type Manner, type Told } from "./queue";

/** What is on the screen: one moment through one seat's eyes. */
export interface Shown {
  round: number;
  seat: number | null;
  now: Moment;
}

export interface Surroundings {
  /** The story between two moments. */
  beats: (before: Shown, after: Shown) => Beat[];
  /** What is told when a game is first looked at. */
  opening?: (first: Shown) => Beat[];
  manner: () => Manner;
  /** In milliseconds; never goes back. */
  clock: () => number;
}

/** What the last board has set in motion is not set in motion again when the scene is over. */
function sceneOf(beats: Beat[], next: Shown): Scene<Shown> {
  const last = beats.findLast((it) => it.board)?.board;
  return { beats, after: last ? { ...next, now: { ...next.now, news: last.news } } : next };
}

export class Stage {
  shown = $state.raw() as Shown;
  beat = $state.raw<Beat | null>(null);
  /** A beat of mine alone, over a table that goes on. */
  aside = $state.raw<Beat | null>(null);
  /** Nothing plays: the table may ask. */
  quiet = $state(true);
  told = $state.raw<readonly Told<Shown>[]>([]);

  #queue: Queue<Shown>;
  /** The last one that came, shown or not. */
  #last: Shown;
  /** Whose opening was told, of which game. */
  #opened: Pick<Shown, "round" | "seat"> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #around: Surroundings;

  constructor(first: Shown, around: Surroundings) {
    this.#around = around;
    this.#last = first;
    this.#queue = new Queue(first, around.manner(), (it, board) => ({ ...it, now: { ...it.now, ...board } }));
    this.#copy();
  }

  /** Whatever the line has brought. A moment that follows the last one is played; any other picture is simply there. */
  hear(next: Shown): void {
    const last = this.#last;
    if (next.now === last.now && next.seat === last.seat && next.round === last.round) return;
    const follows = next.round === last.round && next.seat === last.seat && next.now.number === last.now.number + 1;
    this.#last = next;
    if (follows) this.#queue.arrive(sceneOf(this.#around.beats(last, next), next), this.#around.clock());
    else this.#queue.jump(next);
    if (next.seat !== last.seat || next.round !== last.round) this.#queue.forget();
    // Whoever was in the lobby when the game began looks with the public's eyes before he has his own.
    const sitsDown = last.seat === null && next.seat !== null;
    if (next.round !== last.round || sitsDown) this.open();
    else this.#copy();
  }

  /** A game is looked at for the first time, or for the first time with one's own eyes. Nobody is told its opening twice. */
  open(): void {
    const first = this.#last;
    const beats = this.#isOpened(first) ? [] : (this.#around.opening?.(first) ?? []);
    if (beats.length > 0) {
      this.#opened = { round: first.round, seat: first.seat };
      this.#queue.arrive({ beats, after: first }, this.#around.clock());
    }
    this.#copy();
  }

  /** The viewer looks away, comes back, or wants another pace. */
  behave(): void {
    this.#queue.behave(this.#around.manner(), this.#around.clock());
    this.#copy();
  }

  skip = (): void => this.#change((at) => this.#queue.skip(at));
  skipAll = (): void => this.#change((at) => this.#queue.skipAll(at));
  acknowledge = (): void => this.#change((at) => this.#queue.acknowledge(at));

  stop(): void {
    clearTimeout(this.#timer);
  }

  #isOpened({ round, seat }: Shown): boolean {
    return this.#opened?.round === round && this.#opened.seat === seat;
  }

  #change(act: (at: number) => void): void {
    act(this.#around.clock());
    this.#copy();
  }

  #copy(): void {
    const queue = this.#queue;
    this.shown = queue.shown;
    this.beat = queue.beat;
    this.aside = queue.aside;
    this.quiet = queue.quiet;
    this.told = queue.told;
    clearTimeout(this.#timer);
    if (queue.wakesAt === null) return;
    this.#timer = setTimeout(
      () => this.#change((at) => queue.pass(at)),
      Math.max(0, queue.wakesAt - this.#around.clock()),
    );
  }
}
