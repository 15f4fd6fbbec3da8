import { describe, expect, it, vi } from "vitest";
import { Player, isHeard, loudness, type Mood } from "./player";

const MOOD: Mood = { on: true, volume: 35, pace: "normal", hidden: false };

/** A context that only counts what is made in it; `at` is its time. */
function silence() {
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setTargetAtTime: vi.fn(),
  });
  const gains: { gain: ReturnType<typeof param>; connect: (to: unknown) => unknown; to?: unknown }[] = [];
  const node = (more: object = {}) => {
    const it = { connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn(), ...more };
    return it;
  };
  const destination = {};
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: "running",
    destination,
    createGain: () => {
      const it: (typeof gains)[number] = { gain: param(), connect: (to) => ((it.to = to), to) };
      gains.push(it);
      return it;
    },
    createOscillator: () => node({ frequency: param() }),
    createBufferSource: () => node({ buffer: null }),
    createBiquadFilter: () => node({ frequency: param(), Q: param(), type: "" }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  const masters = () => gains.filter(({ to }) => to === destination);
  return { context: context as unknown as AudioContext, masters };
}

function playerWith(mood: Partial<Mood> = {}) {
  const around = silence();
  const make = vi.fn(() => around.context);
  const time = { now: 0 };
  return {
    ...around,
    make,
    time,
    player: new Player(
      () => ({ ...MOOD, ...mood }),
      make,
      () => time.now,
    ),
  };
}

describe("the player", () => {
  it("makes nothing before it is switched on", () => {
    const { player, make } = playerWith({ on: false });
    expect(player.play("turn")).toBe(false);
    expect(make).not.toHaveBeenCalled();
  });

  it("plays two at a time: a third takes the place of the oldest", () => {
    const { player, masters } = playerWith();
    for (const sound of ["bell", "owl", "die"] as const) expect(player.play(sound)).toBe(true);
    expect(masters()[0]?.gain.setTargetAtTime).toHaveBeenCalledWith(0, 0, expect.any(Number));
    expect(masters()[1]?.gain.setTargetAtTime).not.toHaveBeenCalled();
  });

  it("calls me every three seconds at most", () => {
    const { player, time } = playerWith();
    expect(player.play("turn")).toBe(true);
    time.now = 2900;
    expect(player.play("turn")).toBe(false);
    time.now = 3100;
    expect(player.play("turn")).toBe(true);
  });

  it("uses one volume, at most half as loud as it could be by default", () => {
    const { player, masters } = playerWith({ volume: 100 });
    player.play("disc");
    expect(masters()[0]?.gain.value).toBe(1);
    expect(loudness(35)).toBeLessThan(0.25);
    expect([loudness(0), loudness(-5), loudness(500)]).toEqual([0, 0, 1]);
  });
});

it("is restrained where nobody looks and where all goes at once", () => {
  expect(isHeard("turn", { ...MOOD, hidden: true })).toBe(true);
  expect(isHeard("win", { ...MOOD, hidden: true })).toBe(false);
  expect(isHeard("card", { ...MOOD, pace: "instant" })).toBe(false);
  expect(isHeard("win", { ...MOOD, pace: "instant" })).toBe(true);
});
