import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import { beats, type Cue } from "./beats";
import { ask, context, down, sampleView, side, theatre, type Tongue } from "./sample";
import type { News, View } from "./types";

const PLAYED: News = { type: "played", seat: 1, card: "land-6", theatre: "land", up: true, cause: "turn", doom: null };
const ENDED: News = {
  type: "battle_ended",
  result: { winner: 0, points: 6, withdrawn: false },
  totals: [
    [4, 6],
    [9, 7],
    [5, 3],
  ],
  controls: [1, 0, 0],
  scores: [12, 5],
};
const BEGUN: News = { type: "battle_begun", battle: 3, first: 1, order: ["sea", "air", "land"], dealt: null };

/** After the deal: the theatres have moved on by one place. */
function dealt(): Partial<View> {
  const [air, land, sea] = sampleView().theatres;
  return { battle: 3, theatres: [sea, air, land], scores: [12, 5] };
}

const told = (news: News[], after: Partial<View> = {}, tongue: Tongue = "fr", seat: number | null = 0) =>
  beats(news, context(tongue, {}, seat), context(tongue, after, seat));

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("bestioles");
});

const cue = (beat: { cue?: unknown } | undefined) => beat?.cue as Cue | undefined;

describe("a card", () => {
  it("is one beat, which brings the board with its movement", () => {
    const [beat, ...rest] = told([PLAYED]);
    expect(rest).toEqual([]);
    expect(beat?.say.title).toContain("Camille");
    expect(beat?.board?.news).toEqual([PLAYED]);
    expect(beat?.seat).toBe(1);
  });

  it("of my own is told more quickly", () => {
    const mine = told([{ ...PLAYED, seat: 0 }])[0];
    expect(mine?.lasts).toBeLessThan(told([PLAYED])[0]?.lasts ?? 0);
  });
});

describe("a card that is turned", () => {
  const flipped: News = { type: "flipped", by: 1, side: 0, theatre: "air", card: "air-4", up: false };
  const ambush = ask("flip", { seat: 1, owner: 1, card: "land-1" });
  const told = (seat: number | null, by = 1) =>
    beats(
      [{ ...flipped, by }],
      context("fr", { question: { ...ambush, seat: by, owner: by === 1 ? 1 : 0 } }, seat),
      context("fr", { theatres: hidden() }, seat),
    );
  const hidden = () => {
    const [air, land, sea] = sampleView().theatres;
    return [theatre("air", side(down("air-4")), air.sides[1]), land, sea] as View["theatres"];
  };

  it("by the other one is pointed at first, on the board as it was; then what that changes", () => {
    const [aim, turned, ...rest] = told(0);
    expect(rest).toEqual([]);
    expect(aim).toMatchObject({
      kind: "aim",
      cue: { from: { side: 1, theatre: "land", place: 0 }, to: { side: 0, theatre: "air", place: 0 } },
    });
    expect(aim?.board).toBeUndefined();
    expect(turned?.board?.news).toHaveLength(1);
    expect(turned?.say.title).toBe("Aérodrome, 4 devient 2\u202f: la carte est cachée.");
    expect(turned?.say.title).not.toBe(aim?.say.title);
  });

  it("by myself just turns", () => {
    expect(told(0, 0)).toHaveLength(1);
    expect(told(0, 0)[0]?.say.detail).toContain("4 devient 2");
  });
});

describe("the end of a battle", () => {
  let scene: ReturnType<typeof told>;
  beforeAll(() => {
    scene = told([PLAYED, ENDED, BEGUN], dealt());
  });

  it("goes from the last card by the three theatres and a look at them to the result and the deal", () => {
    expect(scene.map(({ kind, held }) => (held ? `${kind} held` : (kind ?? "-")))).toEqual([
      "-",
      "count",
      "count",
      "count",
      "-",
      "battle-end held",
      "deal",
    ]);
    expect(scene[0]?.say.detail).toBe("C’est la dernière carte de la bataille.");
    expect(scene[1]?.say).toEqual({ title: "Air : Camille 6, vous 4.", detail: "Air est à Camille." });
    expect(scene[4]?.say.title).toBe("Deux théâtres à un : la bataille est à vous.");
    expect(scene[5]?.chip).toBe("Vous gagnez la bataille 2, +6");
  });

  it("shows the last card on the board that nobody is sent any more, and deals only then", () => {
    const board = scene[0]?.board?.view;
    const land = board?.theatres.find((it) => it.theatre === "land");
    expect(land?.sides[1].pile.at(-1)).toMatchObject({ card: "land-6", up: true, strength: 6 });
    expect(land?.sides.map((it) => it.total)).toEqual([9, 7]);
    expect(board?.players[1].hand).toHaveLength(2);
    expect(scene.slice(1, -2).every((beat) => beat.board === undefined)).toBe(true);
    const result = scene.at(-2)?.board?.view;
    expect(result?.theatres).toEqual(board?.theatres);
    expect(result?.scores).toEqual([12, 5]);
    expect(scene.at(-1)?.board?.view.battle).toBe(3);
  });

  it("counts from left to right", () => {
    const counted = scene.map(cue).filter((it) => it?.kind === "count");
    expect(counted.map((it) => it?.kind === "count" && it.counted)).toEqual([
      ["air"],
      ["air", "land"],
      ["air", "land", "sea"],
      ["air", "land", "sea"],
    ]);
  });

  it("does not count after a withdrawal", () => {
    const withdrew: News = { type: "withdrew", seat: 1, cards: 3 };
    const ended: News = { ...ENDED, result: { winner: 0, points: 3, withdrawn: true } } as News;
    expect(told([withdrew, ended, BEGUN], dealt()).map(({ kind }) => kind ?? "-")).toEqual(["-", "battle-end", "deal"]);
  });

  it("ends the war with the table as it was", () => {
    const war: News = { type: "war_ended", winner: 0, scores: [12, 5] };
    const last = told([PLAYED, ENDED, war], { winner: 0, question: null });
    expect(last.at(-1)).toMatchObject({ kind: "battle-end", say: { detail: "Et avec cette bataille, la guerre." } });
  });

  it.each(["fr", "en"] as const)("has all its words in %s, for players and for those who look on", (tongue) => {
    for (const seat of [0, 1, null]) {
      for (const { say } of told([PLAYED, ENDED, BEGUN], dealt(), tongue, seat)) expect(say.title).not.toBe("");
    }
  });
});
