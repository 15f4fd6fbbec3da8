// What is said aloud at the table, in one place and one order: every beat once, and the question when the telling is over.
import type { Prompt } from "../../games/contract";
import { plain } from "../../stage/tell";

export interface Said {
  id: number;
  text: string;
}

/** Sentences stay for so long that a slow reader catches up. */
const KEPT = 8;

interface Told {
  number: number;
  beat: { say: Prompt };
}

function sentence({ title, detail }: Prompt): string {
  return plain([title, detail].filter(Boolean).join(" "));
}

export class Speech {
  #said: readonly Said[] = [];
  #count = 0;
  /** The last beat that was said. */
  #beat = -1;
  /** Questions said since something last happened. */
  readonly #asked = new Set<string>();

  /**
   * `told` newest first; `question` what is asked, null while something is told. Beats that were skipped are said, too; a question
   * that has been said is not said again before something has happened.
   */
  hear(told: readonly Told[], question: string | null): readonly Said[] {
    for (const { number, beat } of told.filter((it) => it.number > this.#beat).toReversed()) {
      this.#beat = number;
      this.#asked.clear();
      this.#say(sentence(beat.say));
    }
    if (question !== null && !this.#asked.has(question)) {
      this.#asked.add(question);
      this.#say(plain(question));
    }
    return this.#said;
  }

  #say(text: string): void {
    if (text === "" || text === this.#said.at(-1)?.text) return;
    this.#said = [...this.#said, { id: this.#count++, text }].slice(-KEPT);
  }
}
