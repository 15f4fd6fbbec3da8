import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, switchLanguage } from "../../i18n/index.svelte";
import { CARDS, printed, THEATRES } from "./cards";
import { ask, bundle, context, SOURCES, translator, type Tongue } from "./sample";
import type { News, Question, View } from "./types";
import { ending, log, moveLabel, prompt, seatFacts } from "./words";

const TONGUES = Object.keys(SOURCES) as Tongue[];
const RULES = Array.from({ length: 45 }, (_, index) => `bes-${index + 1}`);
const REFUSALS =
  "not-a-move not-your-turn war-over not-in-hand wrong-theatre no-withdrawal-now answer-first no-uncovered-card not-adjacent not-your-card not-on-table same-theatre not-face-down cannot-decline nothing-to-decline no-ability-asks".split(
    " ",
  );

const QUESTIONS: [Question, string, string][] = [
  [ask("turn"), "Choisissez la carte que vous jouez, ou repliez-vous.", "Choose the card you play, or withdraw."],
  [
    ask("play", { card: "sea-4" }),
    "Redéploiement\u202f: choisissez la carte que vous rejouez.",
    "Redeploy: choose the card you play again.",
  ],
  [
    ask("flip", { card: "land-2" }),
    "Embuscade\u202f: choisissez la carte à retourner, où que ce soit.",
    "Ambush: choose the card to flip, anywhere.",
  ],
  [
    ask("flip", { card: "air-3" }),
    "Manœuvre\u202f: choisissez la carte à retourner dans un théâtre voisin.",
    "Maneuver: choose the card to flip in an adjacent theatre.",
  ],
  [
    ask("flip_own", { card: "land-5", owner: 1 }),
    "Sabotage\u202f: choisissez laquelle de vos cartes se retourne.",
    "Disrupt: choose which of your own cards is flipped.",
  ],
  [
    ask("reinforce", { card: "land-1", drawn: "air-1" }),
    "Renforts\u202f: où posez-vous Appui, face cachée\u202f?",
    "Reinforce: where do you play Support, face down?",
  ],
  [
    ask("transport", { card: "sea-1" }),
    "Transport\u202f: choisissez une de vos cartes et son nouveau théâtre, ou ne bougez rien.",
    "Transport: choose one of your cards and its new theatre, or move nothing.",
  ],
  [
    ask("redeploy", { card: "sea-4" }),
    "Redéploiement\u202f: reprenez une de vos cartes cachées, ou laissez-les en place.",
    "Redeploy: take back one of your face-down cards, or leave them.",
  ],
];

describe.each(TONGUES)("texts in %s", (tongue) => {
  const t = translator(tongue);

  it("name, print and explain every card", () => {
    expect(CARDS).toHaveLength(18);
    for (const card of CARDS) {
      expect(t(`bestioles-card-${card}`)).not.toBe("");
      expect(t(`bestioles-card-${card}-text`).length).toBeLessThan(82);
      expect(t(`bestioles-card-${card}-help`).length).toBeGreaterThan(40);
      expect(RULES).toContain(printed(card).rule.toLowerCase());
    }
  });

  it("know every theatre, rule, refusal and option", () => {
    for (const theatre of THEATRES) expect(t(`bestioles-theatre-${theatre}`)).not.toBe("");
    for (const rule of RULES) expect(t(`bestioles-rule-${rule}`, { target: "12" })).not.toBe("");
    for (const code of REFUSALS) expect(t(`bestioles-refusal-${code}`)).not.toBe("");
    for (const value of ["12", "18", "bleusaille"]) expect(t(`bestioles-option-target-${value}`)).not.toBe("");
    expect(t("bestioles-help").split("\n")).toHaveLength(10);
  });

  it.each(QUESTIONS)("ask %o", (question, french, english) => {
    const asked = prompt(context(tongue, { question }), ["withdraw"]);
    expect(asked.title).toBe(tongue === "fr" ? french : english);
    expect(asked.detail).toBeTruthy();
  });

  it.each(QUESTIONS)("say whom we wait for: %o", (question) => {
    const waited = prompt(context(tongue, { question: { ...question, seat: 1 } }), []);
    expect(waited.title).toContain("Camille");
  });

  it("name every kind of move", () => {
    const all = context(tongue);
    for (const move of ["withdraw", "decline", "reinforce sea", "redeploy sea-2", "transport sea-2 air"]) {
      expect(moveLabel(move, all)).not.toBe(move);
    }
    expect(moveLabel("flip land 2", all)).toContain("Camille");
  });

  it("tell the end", () => {
    const over: Partial<View> = {
      winner: 1,
      scores: [6, 12],
      question: null,
      last_battle: { winner: 1, points: 6, withdrawn: false },
    };
    expect(prompt(context(tongue, over), []).title).toContain("Camille");
    expect(ending(context(tongue, over)).lines).toHaveLength(2);
  });

  it("have the facts of a seat", () => {
    expect(seatFacts(1, context(tongue)).score).toBe("5/12");
  });
});

it("are the same in both languages", () => {
  const ids = (tongue: Tongue): string[] => [...bundle(tongue)._messages.keys()];
  expect(ids("fr")).toEqual(ids("en"));
});

it("have a thin space before French double punctuation", () => {
  const wrong = SOURCES.fr
    .split("\n")
    .filter((line) => !line.startsWith("#") && /[\p{L}\d»)}]? [;:!?»]|« /u.test(line));
  expect(wrong).toEqual([]);
});

const PLAYED: News = { type: "played", seat: 0, card: "air-3", theatre: "land", up: true, cause: "turn", doom: null };
const NEWS: [News, string, string][] = [
  [
    { type: "battle_begun", battle: 2, first: 1, order: ["air", "land", "sea"], dealt: null },
    "Bataille 2 · Camille commence",
    "Battle 2 · Camille plays first",
  ],
  [PLAYED, "**Vous** jouez **Manœuvre** sur Terre.", "**You** play **Maneuver** on Land."],
  [
    { ...PLAYED, seat: 1, card: null, up: false, cause: "reinforce", doom: "containment" },
    "**Camille** pose une carte face cachée sur Terre (Renforts)\u202f: l’Endiguement détruit la carte.",
    "**Camille** plays a card face down on Land (Reinforce): Containment destroys it.",
  ],
  [
    { ...PLAYED, up: false },
    "**Vous** posez **Manœuvre** face cachée sur Terre.",
    "**You** play **Maneuver** face down on Land.",
  ],
  [{ type: "set_off", seat: 0, card: "land-2" }, "Votre **Embuscade** prend effet.", "Your **Ambush** takes effect."],
  [
    { type: "ignored", seat: 0, card: "land-2" },
    "**Embuscade** n’a rien à faire et reste sans effet.",
    "**Ambush** has nothing to act on and is ignored.",
  ],
  [
    { type: "flipped", by: 1, side: 0, theatre: "air", card: "air-4", up: false },
    "**Camille** retourne **Aérodrome** chez vous, dans l’Air\u202f: face cachée.",
    "**Camille** flips **Aerodrome** on your side in the Air: now face down.",
  ],
  [{ type: "drew", seat: 1, card: null }, "**Camille** pioche une carte.", "**Camille** draws a card."],
  [
    { type: "moved", seat: 1, card: null, from: "air", place: 0, to: "sea" },
    "**Camille** déplace une carte cachée de l’Air vers la Mer.",
    "**Camille** moves a face-down card from Air to Sea.",
  ],
  [
    { type: "took_back", seat: 0, card: "sea-2", from: "land", place: 0 },
    "**Vous** reprenez en main **Escalade** (face cachée, sur Terre).",
    "**You** take back the face-down **Escalation** from Land.",
  ],
  [
    { type: "declined", seat: 1, card: "sea-1" },
    "**Camille** n’utilise pas **Transport**.",
    "**Camille** does not use **Transport**.",
  ],
  [
    { type: "withdrew", seat: 1, cards: 1 },
    "**Camille** se replie avec une carte en main.",
    "**Camille** withdraws with one card in hand.",
  ],
  [
    {
      type: "battle_ended",
      result: { winner: 0, points: 4, withdrawn: true },
      totals: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      controls: [1, 1, 1],
      scores: [10, 5],
    },
    "**Vous** remportez la bataille par repli\u202f: 4 points.",
    "**You** win the battle by withdrawal: 4 points.",
  ],
  [{ type: "war_ended", winner: 1, scores: [5, 12] }, "**Camille** gagne la guerre.", "**Camille** wins the war."],
];

describe.each(TONGUES)("the log in %s", (tongue) => {
  beforeAll(async () => {
    await loadTexts("bestioles");
    await switchLanguage(tongue);
  });

  it.each(NEWS)("tells %o", (news, french, english) => {
    const [line] = log(news, context(tongue));
    expect(line?.text).toBe(tongue === "fr" ? french : english);
    expect(line?.heading ?? false).toBe(news.type === "battle_begun");
  });
});
