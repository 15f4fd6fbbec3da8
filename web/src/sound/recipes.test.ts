import { describe, expect, it } from "vitest";
import { SOUNDS, lengthOf, voicesOf, type Sound } from "./recipes";

/** Milliseconds as drawn; tails that nobody hears any more may be longer. */
const DRAWN: Record<Sound, number> = {
  card: 120,
  flip: 190,
  disc: 130,
  cube: 150,
  die: 720,
  step: 280,
  bell: 1800,
  owl: 1150,
  vote: 90,
  turn: 330,
  win: 1300,
  lose: 1200,
};

/** Seconds until every voice is below −48 dB: gains fall evenly in decibels from the end of the swell. */
function audible(sound: Sound): number {
  const ends = voicesOf(sound).map(({ at, lasts, gain, attack }) => {
    const share = Math.log(gain / 0.004) / Math.log(gain / 0.0001);
    return at + attack + (lasts - attack) * Math.max(0, share);
  });
  return Math.max(...ends);
}

describe("the twelve sounds", () => {
  it("are twelve", () => expect(SOUNDS.toSorted()).toEqual(Object.keys(DRAWN).toSorted()));

  it.each(SOUNDS)("%s is as short as drawn", (sound) => {
    expect(audible(sound) * 1000).toBeLessThanOrEqual(DRAWN[sound]);
    expect(lengthOf(sound) * 1000).toBeGreaterThanOrEqual(DRAWN[sound] * 0.75);
    expect(lengthOf(sound)).toBeLessThan(2);
  });

  it.each(SOUNDS)("%s can be heard and never bursts", (sound) => {
    const voices = voicesOf(sound);
    const loudest = Math.max(...voices.map(({ gain }) => gain));
    expect(loudest).toBeGreaterThan(0.1);
    for (const { at: moment } of voices) {
      const together = voices.filter(({ at, lasts }) => at <= moment && moment < at + lasts);
      expect(together.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThan(1);
    }
    for (const { attack, lasts, from, to } of voices) {
      expect(attack).toBeLessThan(lasts);
      expect(Math.min(from, to)).toBeGreaterThan(20);
    }
  });

  it("lets votes rise a little, and not for ever", () => {
    const pitch = (rank: number) => voicesOf("vote", rank)[0]?.from ?? 0;
    expect(pitch(1)).toBeGreaterThan(pitch(0));
    expect(pitch(17)).toBe(pitch(8));
    expect(pitch(17)).toBeLessThan(pitch(0) * 2);
  });
});
