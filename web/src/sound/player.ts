// Plays the sounds: one volume, two at a time, and with restraint.
import type { Pace } from "../stage/pace";
import { voicesOf, type Sound, type Voice } from "./recipes";

/** What the player of the page wants and does. */
export interface Mood {
  on: boolean;
  /** From 0 to 100. */
  volume: number;
  pace: Pace;
  /** Nobody looks at the page. */
  hidden: boolean;
}

/** Sounds at once; one more takes the place of the oldest. */
const AT_ONCE = 2;
/** The quiet half of the slider is the longer one. */
const CURVE = 1.5;
const BRISK = 0.7;
const SILENT = 0.0001;
/** Milliseconds between two of a kind. */
const APART: Partial<Record<Sound, number>> = { turn: 3000, card: 90 };
const ALWAYS_APART = 80;

/** Those that are heard however quickly the rest is told. */
const CALLS: ReadonlySet<Sound> = new Set(["turn", "win", "lose"]);

export function loudness(volume: number): number {
  return Math.min(1, Math.max(0, volume / 100)) ** CURVE;
}

/** Whether a sound is heard at all. */
export function isHeard(sound: Sound, { on, pace, hidden }: Mood): boolean {
  if (!on) return false;
  if (hidden) return sound === "turn";
  return pace !== "instant" || CALLS.has(sound);
}

export class Player {
  #mood: () => Mood;
  #make: () => AudioContext;
  #clock: () => number;
  #context: AudioContext | null = null;
  #hiss: AudioBuffer | null = null;
  /** The gains of what sounds now, the oldest first. */
  #sounding: { gain: GainNode; until: number }[] = [];
  #last = new Map<Sound, number>();

  constructor(mood: () => Mood, make = () => new AudioContext(), clock = () => performance.now()) {
    this.#mood = mood;
    this.#make = make;
    this.#clock = clock;
  }

  /** `rank`: how many of its kind came just before. Returns whether it is heard. */
  play(sound: Sound, rank = 0): boolean {
    const mood = this.#mood();
    if (!isHeard(sound, mood) || this.#isTooSoon(sound)) return false;
    const context = (this.#context ??= this.#make());
    // A page that was never touched may not sound; the next touch allows it.
    if (context.state === "suspended") void context.resume();
    const out = context.createGain();
    out.gain.value = loudness(mood.volume);
    out.connect(context.destination);
    const quick = mood.pace === "brisk" ? BRISK : 1;
    const start = context.currentTime + 0.02;
    let until = start;
    for (const voice of voicesOf(sound, rank)) {
      this.#voice(context, voice, start, quick, out);
      until = Math.max(until, start + (voice.at + voice.lasts) * quick);
    }
    this.#makeRoom(context, { gain: out, until });
    return true;
  }

  #isTooSoon(sound: Sound): boolean {
    const now = this.#clock();
    const before = this.#last.get(sound);
    if (before !== undefined && now - before < (APART[sound] ?? ALWAYS_APART)) return true;
    this.#last.set(sound, now);
    return false;
  }

  #makeRoom(context: AudioContext, next: { gain: GainNode; until: number }): void {
    this.#sounding = this.#sounding.filter(({ until }) => until > context.currentTime);
    while (this.#sounding.length >= AT_ONCE) {
      this.#sounding.shift()?.gain.gain.setTargetAtTime(0, context.currentTime, 0.01);
    }
    this.#sounding.push(next);
  }

  #voice(context: AudioContext, voice: Voice, start: number, quick: number, out: AudioNode): void {
    const at = start + voice.at * quick;
    const lasts = voice.lasts * quick;
    const swell = context.createGain();
    swell.gain.setValueAtTime(SILENT, at);
    swell.gain.exponentialRampToValueAtTime(voice.gain, at + Math.min(voice.attack * quick, lasts / 2));
    swell.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
    swell.connect(out);
    const source = voice.kind === "noise" ? context.createBufferSource() : context.createOscillator();
    if (voice.kind === "noise") {
      const filter = context.createBiquadFilter();
      filter.type = voice.filter;
      filter.Q.value = voice.q;
      glide(filter.frequency, voice, at, lasts);
      (source as AudioBufferSourceNode).buffer = this.#paper(context);
      source.connect(filter).connect(swell);
    } else {
      glide((source as OscillatorNode).frequency, voice, at, lasts);
      if (voice.vibrato) tremble(context, (source as OscillatorNode).frequency, voice.vibrato, at, lasts);
      source.connect(swell);
    }
    source.start(at);
    source.stop(at + lasts + 0.02);
  }

  /** A second of noise, the same every time. */
  #paper(context: AudioContext): AudioBuffer {
    if (this.#hiss) return this.#hiss;
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    let seed = 7;
    for (let index = 0; index < data.length; index += 1) {
      seed = (seed * 16807) % 2147483647;
      data[index] = seed / 1073741823.5 - 1;
    }
    this.#hiss = buffer;
    return buffer;
  }
}

function glide(pitch: AudioParam, { from, to }: Voice, at: number, lasts: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + lasts);
}

function tremble(context: AudioContext, pitch: AudioParam, depth: number, at: number, lasts: number): void {
  const slow = context.createOscillator();
  const width = context.createGain();
  slow.frequency.value = 5.5;
  width.gain.value = depth;
  slow.connect(width).connect(pitch);
  slow.start(at);
  slow.stop(at + lasts);
}
