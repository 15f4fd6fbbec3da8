import { beforeEach, describe, expect, it, vi } from "vitest";
import { narrated, presentHour } from "./narration";
import { Narrator } from "./narrator.svelte";
import { context, nightView, own, translator, VILLAGER, type Tongue } from "./sample";
import type { Call, News } from "./types";

class FakeUtterance {
  lang = "";
  rate = 1;
  voice: unknown = null;
  constructor(readonly text: string) {}
}

function fakeVoice() {
  const said: FakeUtterance[] = [];
  return {
    said,
    speak: vi.fn((it: unknown) => void said.push(it as FakeUtterance)),
    cancel: vi.fn(),
    getVoices: () =>
      [
        { lang: "en-GB", localService: true },
        { lang: "fr-CA", localService: false },
        { lang: "fr-FR", localService: true },
      ] as SpeechSynthesisVoice[],
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
});

const CALLS: Call[] = ["thief", "cupid", "lovers", "seer", "wolves", "wolves_again", "duel"];
const night = (tongue: Tongue) => ({ ...context(tongue), view: nightView("seer") });

describe("the narrator", () => {
  it("is silent until switched on, and stays on in this browser", () => {
    const voice = fakeVoice();
    const narrator = new Narrator(voice);
    narrator.hear([{ type: "dawn", night: 1, quiet: true }], night("fr"));
    expect(voice.said).toEqual([]);
    narrator.switch(true, night("fr"));
    expect(voice.said.map((it) => it.text)).toEqual(presentHour(night("fr")));
    expect(new Narrator(fakeVoice()).on).toBe(true);
  });

  it.each([
    ["fr", "fr-FR"],
    ["en", "en-GB"],
  ] as const)("speaks %s with a voice of that language", (tongue, lang) => {
    const voice = fakeVoice();
    const narrator = new Narrator(voice);
    narrator.switch(true, night(tongue));
    expect(voice.said[0]).toMatchObject({ lang, voice: { lang } });
  });

  it("tells what plays with its beat, what was passed over afterwards, and nothing twice", () => {
    const dawn: News = { type: "dawn", night: 3, quiet: false };
    const died: News = { type: "died", seat: 3, role: "villager", cause: "night", by: null };
    const debate: News = { type: "debate_opened", day: 3 };
    const before: News[] = [{ type: "night_fell", night: 3 }];
    const listen = () => {
      const voice = fakeVoice();
      const narrator = new Narrator(voice);
      narrator.switch(true, night("fr"));
      narrator.follow(null, before, night("fr"));
      voice.said.length = 0;
      return { narrator, said: () => voice.said.map((it) => it.text) };
    };
    const slow = listen();
    const first = [dawn];
    slow.narrator.follow(first, before, night("fr"));
    slow.narrator.follow(first, before, night("fr"));
    const second = [dawn, died, debate];
    slow.narrator.follow(second, before, night("fr"));
    slow.narrator.follow(null, [...before, dawn, died, debate], night("fr"));
    const quick = listen();
    quick.narrator.follow(null, [...before, dawn, died, debate], night("fr"));
    expect(quick.said()).toHaveLength(3);
    expect(slow.said()).toEqual(quick.said());
  });

  it("writes what it says, also without a voice", () => {
    const narrator = new Narrator(null);
    narrator.switch(true, night("fr"));
    narrator.hear([], night("fr"));
    narrator.hear(
      [
        { type: "dawn", night: 3, quiet: false },
        { type: "died", seat: 6, role: "villager", cause: "night", by: null },
      ],
      night("fr"),
    );
    expect(narrator.canSpeak).toBe(false);
    expect(narrator.captions.at(-2)).toBe("Le jour se lève. Ouvrez les yeux.");
    expect(narrator.captions.at(-1)).toContain("Prune");
  });

  it("keeps the captions when the voice is off", () => {
    const voice = fakeVoice();
    const narrator = new Narrator(voice);
    narrator.switch(true, night("en"));
    narrator.hear([], night("en"));
    narrator.useVoice(false);
    voice.said.length = 0;
    narrator.hear([{ type: "called", call: "wolves" }], night("en"));
    expect(voice.said).toEqual([]);
    expect(narrator.captions.at(-1)).toContain("wolves wake up");
    expect(voice.cancel).toHaveBeenCalled();
  });

  it("says each moment once", () => {
    const voice = fakeVoice();
    const narrator = new Narrator(voice);
    narrator.switch(true, night("fr"));
    narrator.hear([], night("fr"));
    voice.said.length = 0;
    const news: News[] = [{ type: "called", call: "wolves" }];
    narrator.hear(news, night("fr"));
    narrator.hear(news, night("fr"));
    expect(voice.said).toHaveLength(1);
  });
});

describe.each(["fr", "en"] as Tongue[])("what is told, in %s", (tongue) => {
  it("is the same for every call, whoever listens and whatever he was told", () => {
    for (const call of CALLS) {
      const nothing: News = { type: "closed", call, told: "nothing", seat: null, side: null, role: null, pad: "" };
      const vision: News = { type: "closed", call, told: "vision", seat: 7, side: null, role: "wolf", pad: "" };
      const wolf = { ...night(tongue), view: nightView("seer", { own: own({ role: "wolf" }) }) };
      const villager = { ...night(tongue), view: nightView("seer", { own: VILLAGER }) };
      expect(narrated(vision, wolf)).toEqual(narrated(nothing, villager));
      expect(narrated({ type: "called", call }, wolf)).toEqual(narrated({ type: "called", call }, villager));
      expect(narrated({ type: "called", call }, wolf)).toHaveLength(1);
    }
  });

  it("passes over what only some may hear", () => {
    expect(narrated({ type: "answered", seat: 0, answer: "look 8", pad: "" }, night(tongue))).toEqual([]);
    const double = narrated({ type: "vote_opened", day: 1, double: true }, night(tongue));
    expect(double).toEqual(narrated({ type: "vote_opened", day: 1, double: false }, night(tongue)));
  });

  it("tells the whole of a day and the end", () => {
    const t = translator(tongue);
    const news: News[] = [
      { type: "night_fell", night: 1 },
      { type: "dawn", night: 1, quiet: true },
      { type: "debate_opened", day: 1 },
      { type: "vote_opened", day: 1, double: false },
      { type: "runoff_opened", day: 1, tied: [3, 7] },
      { type: "revealed", day: 1, runoff: true, ballots: [{ seat: 1, side: 3, weight: 2 }], owner: 1 },
      { type: "aiming", seat: 9 },
      { type: "fired", seat: 9, side: null },
      { type: "spared", day: 1, why: "tie" },
      { type: "over", reason: "village" },
    ];
    const lines = news.flatMap((one) => narrated(one, night(tongue)));
    expect(lines.length).toBe(12);
    expect(lines.at(-2)).toBe(t("loups-garous-ui-end-village"));
    expect(lines.join(" ")).not.toMatch(/\{|loups-garous-/);
  });

  it("begins in the middle of any hour", () => {
    const hours = (["debate", "vote", "runoff"] as const).map(
      (phase) => presentHour(context(tongue, { phase, candidates: [3, 7] }))[0],
    );
    expect(new Set(hours).size).toBe(3);
    expect(presentHour(context(tongue, { phase: "shot", shooter: 9 }))[0]).toContain("Lou");
    expect(presentHour(context(tongue, { phase: "over", end: { reason: "wolves", winners: [] } }))).toHaveLength(1);
  });
});
