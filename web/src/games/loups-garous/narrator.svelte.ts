// One device that tells the story: whether it does is kept in this browser. Captions always, the voice if there is one.
import { untrack } from "svelte";
import type { Context } from "../contract";
import { narrated, presentHour } from "./narration";
import { browserVoice, speakAloud, type Tongue, type Voice } from "./speech";
import type { News, View } from "./types";

const KEPT_AS = "bestiaire.loups-garous.narrator";
/** Captions that stay on the screen. */
const LAST = 4;

interface Kept {
  on: boolean;
  voice: boolean;
}

function read(): Kept {
  const quiet = { on: false, voice: true };
  try {
    return { ...quiet, ...(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Kept>) };
  } catch {
    return quiet;
  }
}

export class Narrator {
  #kept = $state.raw(read());
  #voice: Voice | null;
  #heard: readonly News[] | null = null;
  /** How many news were heard when it last listened; null before it did. */
  #count: number | null = null;
  /** How many of those to come were told with their beats. */
  #ahead = 0;
  #playing: readonly News[] | null = null;
  /** What was said last, the newest at the end. */
  captions = $state.raw<string[]>([]);

  constructor(voice: Voice | null = browserVoice()) {
    this.#voice = voice;
  }

  get on(): boolean {
    return this.#kept.on;
  }

  /** Whether it speaks aloud, or would if it could. */
  get aloud(): boolean {
    return this.#kept.voice;
  }

  get canSpeak(): boolean {
    return this.#voice !== null;
  }

  switch(on: boolean, context: Context<View>): void {
    this.#keep({ ...this.#kept, on });
    this.#voice?.cancel();
    this.captions = [];
    if (on) this.#say(presentHour(context), context);
  }

  useVoice(voice: boolean): void {
    this.#keep({ ...this.#kept, voice });
    if (!voice) this.#voice?.cancel();
  }

  /**
   * Hears what the beat on the stage has brought of its moment so far, and everything that was heard before: what plays is told
   * with its beat, what was skipped with the next, and nothing twice.
   */
  follow(beat: readonly News[] | null, heard: readonly News[], context: Context<View>): void {
    if (beat !== null && beat !== this.#playing) {
      if (this.#count !== null) this.#tell(beat.slice(this.#ahead), context);
      this.#ahead = beat.length;
    }
    this.#playing = beat ?? this.#playing;
    if (this.#count === null) this.hear(heard, context);
    else if (heard.length > this.#count) {
      this.#tell(heard.slice(this.#count + this.#ahead), context);
      this.#ahead = 0;
    }
    this.#count = heard.length;
  }

  /** Other eyes, or another picture: what was before it is not told again. */
  leave(heard: readonly News[], beat: readonly News[] | null): void {
    this.#count = heard.length;
    this.#playing = beat;
    this.#ahead = 0;
    this.#heard = heard;
  }

  #tell(news: readonly News[], context: Context<View>): void {
    if (!this.#kept.on) return;
    const lines = news.flatMap((one) => narrated(one, context));
    untrack(() => this.#say(lines, context));
  }

  /** Hears the news of a moment, once. */
  hear(news: readonly News[], context: Context<View>): void {
    if (news === this.#heard) return;
    const first = this.#heard === null;
    this.#heard = news;
    if (!this.#kept.on) return;
    // Whoever has just opened the page is told the hour, not yesterday's deaths.
    const lines = first ? presentHour(context) : news.flatMap((one) => narrated(one, context));
    untrack(() => this.#say(lines, context));
  }

  #say(lines: string[], { t }: Context<View>): void {
    if (lines.length === 0) return;
    this.captions = [...this.captions, ...lines].slice(-LAST);
    if (!this.#voice || !this.#kept.voice) return;
    const tongue: Tongue = t("loups-garous-ui-tongue") === "fr" ? "fr" : "en";
    for (const line of lines) speakAloud(this.#voice, line, tongue);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  }
}
