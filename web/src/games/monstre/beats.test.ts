import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import { beats, type Cue } from "./beats";
import { context, player, RESULT, sampleView, type Tongue, up } from "./sample";
import type { Card, News, View } from "./types";

const HUNTER: News = { type: "played", seat: 3, card: "chasseur", side: 2, number: null, void: null };
const MISSED: News = { type: "missed", seat: 3, side: 2 };
const CAUGHT: News = { type: "caught", seat: 3, side: 2, card: "vampire" };
const ENDED: News = { type: "round_ended", result: RESULT, scores: [2, 3, 0, 1, 3, 2] };
const BEGUN: News = { type: "round_begun", round: 2, further: false, first: 1, monster: null, hands: [] };

const told = (news: News[], after: Partial<View> = {}, seat: number | null = 0, tongue: Tongue = "fr") =>
  beats(news, context(tongue, {}, seat), context(tongue, after, seat));
const cueOf = (beat: { cue?: unknown } | undefined) => (beat?.cue ?? null) as Cue | null;
const titles = (news: News[], after: Partial<View> = {}, seat: number | null = 0) =>
  told(news, after, seat).map(({ say }) => say.title);

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("monstre");
});

describe("a Hunter", () => {
  it("hit or missed is one and the same until the breath is over", () => {
    const prefix = (news: News[]) => {
      const scene = told(news).slice(0, 2);
      return scene.map(({ say, lasts, seat, cue, board, chip }) => ({ say, lasts, seat, cue, board, chip }));
    };
    const missed = prefix([HUNTER, MISSED]);
    expect(prefix([HUNTER, CAUGHT, ENDED, BEGUN])).toEqual(missed);
    expect(missed.reduce((sum, { lasts }) => sum + lasts, 0)).toBe(2800);
  });

  it("is turned only then", () => {
    const scene = told([HUNTER, CAUGHT, ENDED, BEGUN]);
    expect(cueOf(scene[1])).toEqual({ kind: "door", from: 3, to: 2, card: null });
    expect(cueOf(scene[2])).toEqual({ kind: "door", from: 3, to: 2, card: "vampire" });
    expect(scene[2]?.say.title).toBe("Touché\u202f: Inès défausse le Vampire\u202f!");
    expect(told([HUNTER, MISSED])[2]?.say.title).toBe("Manqué.");
  });
});

describe("a private look", () => {
  const looked = (cards: Card[] | null): News => ({ type: "looked", seat: 0, side: 1, cards });
  const PLAYED: News = { type: "played", seat: 0, card: "enquete", side: 1, number: null, void: null };

  it("waits for its button, and nothing moves behind it", () => {
    const after = { players: sampleView().players.map((it) => ({ ...it, known: ["ami" as Card] })) };
    const [played, look, back] = told([PLAYED, looked(["ami", "chien"])], after);
    expect(look?.held?.button).toBe("C’est vu");
    expect(cueOf(look)).toEqual({ kind: "look", seat: 1, cards: ["ami", "chien"] });
    expect(look?.board?.view).toBe(played?.board?.view);
    expect(look?.board?.view.players[1]?.known).toEqual(["accord"]);
    expect(back?.board?.view.players[1]?.known).toEqual(["ami"]);
  });

  it("is one beat for all others, whatever was seen", () => {
    const others = (cards: Card[] | null) => told([PLAYED, looked(cards)], {}, 4);
    expect(others(null)).toHaveLength(2);
    expect(others(null).some(({ held }) => held)).toBe(false);
  });
});

describe("cards that pass", () => {
  const MOVED: News = {
    type: "moved",
    card: "rumeur",
    gave: "chasseur",
    gave_too: null,
    side: 1,
    got: "chien",
    got_too: null,
    by: 5,
    transfers: [
      { from: 0, to: 1, number: 1, cards: ["chasseur"] },
      { from: 5, to: 0, number: 1, cards: ["chien"] },
    ],
  };

  it("pass all at once, then mine are named", () => {
    const [pass, mine] = told([MOVED]);
    expect(cueOf(pass)).toEqual({
      kind: "pass",
      ways: [
        { from: 0, to: 1 },
        { from: 5, to: 0 },
      ],
    });
    expect(mine?.say.title).toBe("Vous recevez Chien. Malo vous a pris Chasseur.");
    expect(mine?.chip).toBe("Rumeur\u202f: reçu Chien, donné Chasseur");
  });

  it("are not named to who looks on", () => {
    const unseen: News = { ...MOVED, gave: null, side: null, got: null, by: null } as News;
    expect(told([unseen], {}, null)).toHaveLength(1);
  });

  it("of the Fog leave the windows before they come back", () => {
    const fogged: News = {
      type: "fogged",
      seat: 3,
      gave: null,
      got: null,
      cards: ["ami", "chien"],
      seats: [0, 1],
      hands: [],
    };
    const [fog, hand] = told([fogged], { players: [player({ cards: 2, known: ["ami", "chien"] }), player()] });
    expect(fog?.board?.view.players.every((it) => it.known.length === 0)).toBe(true);
    expect(hand?.say.title).toBe("Votre nouvelle main\u202f: Ami, Chien.");
    expect(hand?.board?.view.players[0]?.known).toEqual(["ami", "chien"]);
  });
});

describe("a choice of another", () => {
  it("does not come between while I choose", () => {
    expect(told([{ type: "chose", seat: 2, gave: null, gave_too: null }])).toEqual([]);
    expect(told([{ type: "chose", seat: 0, gave: "ami", gave_too: null }])).toHaveLength(1);
  });
});

describe("a Friend", () => {
  const befriended = (sent: boolean): News => ({ type: "befriended", seat: 0, side: 2, sent });
  it("gets a seal, then somebody loses a Hunter, or has none", () => {
    expect(titles([befriended(true)])).toEqual([
      "Vous êtes Ami du Monstre, pour cette manche.",
      "Inès perd un Chasseur.",
    ]);
    const none = told([befriended(false)])[1];
    expect([none?.say.title, cueOf(none)]).toEqual(["Inès n’avait pas de Chasseur.", { kind: "none", seat: 2 }]);
    expect(told([befriended(true)])[0]?.board?.view.players[0]?.friend).toBe(true);
  });
});

describe("the end of a round", () => {
  it("goes house by house, then the Monster's way, then the points, which are held; then the deal", () => {
    const scene = told([HUNTER, CAUGHT, ENDED, BEGUN], { round: 2, players: [player(), player()] });
    expect(scene.map(({ kind, held }) => (held ? `${kind} held` : (kind ?? "-")))).toEqual([
      "-",
      "hunt",
      "caught",
      ...RESULT.hands.map(() => "hand"),
      "way",
      "round-end held",
      "deal",
    ]);
    const ends = scene.map(cueOf).filter((it) => it?.kind === "end");
    expect(ends.map((it) => it?.kind === "end" && it.turned.length)).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  it("keeps the street of before until it is acknowledged", () => {
    const scene = told([HUNTER, CAUGHT, ENDED, BEGUN], { round: 3, players: [player(), player()] });
    const boards = scene.slice(0, -1).flatMap(({ board }) => (board ? [board.view] : []));
    expect(boards.every((it) => it.round === 2 && it.players.length === 6)).toBe(true);
    expect(boards.at(-1)?.players.map((it) => it.score)).toEqual([2, 3, 0, 1, 3, 2]);
    expect(boards.at(-1)?.players[2]?.pile.at(-1)).toEqual({ ...up("vampire"), how: "caught" });
    expect(boards.slice(0, -1).every((it) => it.players[4]?.score === 1)).toBe(true);
    expect(scene.at(-1)?.board?.view.round).toBe(3);
  });

  it("names all who score, the last after an « et »", () => {
    const result = { ...RESULT, end: "played" as const, by: 1, side: 1, friends: [2, 3] };
    const scene = told([{ type: "round_ended", result, scores: [] }, BEGUN], { round: 2 }, null);
    const [one, two, three] = [1, 2, 3].map((seat) => context("fr").names[seat]);
    expect(scene.map(({ say }) => say.title)).toContain(`${one}, ${two} et ${three} marquent 2 points.`);
  });

  it("ends the game with the same picture", () => {
    const over: News = { type: "game_ended", winners: [1], scores: [2, 3, 0, 1, 3, 2] };
    const scene = told([HUNTER, CAUGHT, ENDED, over], { winners: [1], question: null });
    expect(scene.at(-1)).toMatchObject({ kind: "game-end", held: { button: "Voir le résultat" } });
  });
});

describe("words", () => {
  const transfers = [{ from: 0, to: 1, number: 1, cards: [] }];
  const moved = { gave: "ami", gave_too: null, side: 1, got: "chien", got_too: null, by: 1, transfers } as const;
  const ALL: News[] = [
    HUNTER,
    MISSED,
    CAUGHT,
    { type: "laid", seat: 2 },
    { type: "bitten", seat: 1, side: 0, card: "sirene" },
    { type: "befriended", seat: 1, side: null, sent: false },
    { type: "befriended", seat: 1, side: 0, sent: false },
    { type: "looked", seat: 0, side: 1, cards: ["ami"] },
    { type: "looked", seat: 1, side: 0, cards: null },
    { type: "chose", seat: 0, gave: "ami", gave_too: null },
    { type: "moved", card: "ragot", ...moved, transfers: [...transfers] },
    { type: "moved", card: "accord", ...moved, transfers: [...transfers] },
    { type: "took", seat: 1, side: 0, got: "ami" },
    { type: "gave_back", seat: 1, side: 0, gave: "ami" },
    { type: "fogged", seat: 1, gave: "ami", got: "chien", cards: null, seats: [0, 1], hands: [] },
    { type: "fogged", seat: 1, gave: null, got: null, cards: null, seats: [0, 1], hands: [] },
    { type: "thrown", seat: 0, side: 1, gave: "ami", passed: true },
    { type: "monster_played", seat: 1, card: "gumiho" },
    { type: "round_ended", result: { ...RESULT, end: "played", friends: [] }, scores: [] },
    { type: "round_ended", result: { ...RESULT, end: "dog", betrayed: true, way: [{ turn: 0, seat: 0 }] }, scores: [] },
    { type: "round_ended", result: { ...RESULT, way: RESULT.way.slice(0, 2) }, scores: [] },
    { type: "round_ended", result: { ...RESULT, way: RESULT.way.slice(0, 3) }, scores: [] },
    BEGUN,
  ];

  it.each(["fr", "en"] as const)("are there in %s for everything, for players and for those who look on", (tongue) => {
    for (const seat of [0, 1, null]) {
      for (const news of ALL) {
        const scene = told([news], {}, seat, tongue);
        expect(scene.length > 0 || news.type === "chose").toBe(true);
        for (const { say, chip } of scene)
          for (const text of [say.title, chip ?? "-"]) expect(text.trim()).not.toBe("");
      }
    }
  });
});
