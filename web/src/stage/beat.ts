// What a game declares of its news: beats. One beat is one sentence, one movement and one chip in the strip.
import type { Prompt } from "../games/contract";

/** What must be acknowledged before anything goes on: the words of its button. */
export interface Held {
  button: string;
  /** After so many milliseconds it opens by itself, where several people sit at the table; never without. */
  opensAfter?: number;
  /** The game draws the button itself, under the thumb. */
  isDrawn?: boolean;
}

export interface Beat<View = unknown, News = unknown> {
  /** Where the prompt stands, for as long as the beat lasts; spoken once. */
  say: Prompt;
  /** The same in a few words, for the strip of what has just happened; without it the title itself. */
  chip?: string;
  /** Whose shield the chip bears. */
  seat?: number;
  /** Milliseconds at the normal pace. */
  lasts: number;
  held?: Held;
  /** The board from this beat on, and the news that lead to it, which the table sets in motion. */
  board?: { view: View; news: News[] };
  /** Whatever the game's own table needs to draw this beat; it alone looks inside. */
  cue?: unknown;
  /**
   * Only I am told, and nobody may notice how long I look: where several people play it stands aside, over the table, which
   * goes on behind it. Always held.
   */
  private?: boolean;
  /** What kind of thing it is, for the log of the stage and for its tests: "death", "battle-end"… */
  kind?: string;
}

/** Everything that happens between one moment and the next. */
export interface Scene<Moment> {
  beats: Beat[];
  /** What is so when it is over. */
  after: Moment;
}
