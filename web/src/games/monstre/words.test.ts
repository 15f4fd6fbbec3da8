import { describe, expect, it } from "vitest";
import { CARDS, MONSTERS } from "./cards";
import { boxHelp, cardHelp, houseHelp } from "./help";
import { neighbourOf } from "./neighbour";
import { ask, context, down, player, RESULT, sampleView, translator, up, type Tongue } from "./sample";
import type { Card, Question } from "./types";
import { cardText, endTitle, ending, laidName, leftOf, moveLabel, prompt, seatFacts, turn } from "./words";

const TONGUES: Tongue[] = ["fr", "en"];
const QUESTIONS: [Question, string[]][] = [
  [ask("turn"), ["play rumeur", "play arnaque 2"]],
  [ask("turn"), ["play avis"]],
  [ask("turn"), ["lay"]],
  [ask("turn"), ["play sirene"]],
  ...(["ragot", "accord", "brouillard"] as Card[]).map((card): [Question, string[]] => [
    ask("give", { card, by: 2, side: card === "accord" ? 0 : null, number: card === "accord" ? 2 : 1 }),
    ["give rumeur"],
  ]),
  [ask("give_back", { card: "arnaque", side: 3, taken: "ami" }), ["give ami"]],
  [ask("discard", { card: "chien", by: 4, side: 0 }), ["discard ami"]],
];

describe.each(TONGUES)("in %s", (tongue) => {
  const t = translator(tongue);

  it("every question is asked in a sentence, and waited for in another", () => {
    const titles = QUESTIONS.map(([question, moves]) => {
      const asked = prompt(context(tongue, { question }), moves);
      expect(asked.detail).toBeTruthy();
      expect(prompt(context(tongue, { question }), []).title).not.toBe(asked.title);
      return asked.title;
    });
    expect(new Set(titles).size).toBe(titles.length - 1);
  });

  it("every card has a text and a help that names what is ours", () => {
    const view = sampleView();
    for (const card of CARDS) {
      expect(cardText(t, view, card).length).toBeGreaterThan(10);
      // Every Monster tells when it may be played, which is ours (MON-7).
      expect(cardHelp(t, view, card).includes("°")).toBe(card !== "avis");
      const ours = view.monsters.find((it) => it.card === card)?.power.house ?? false;
      expect(cardText(t, view, card).includes("°")).toBe(ours);
    }
    expect(new Set(MONSTERS.map((card) => cardText(t, view, card))).size).toBe(MONSTERS.length);
    expect(boxHelp(t, view)).toContain("°");
  });

  it("mon_24: the card that sleeps in a first turn is the table's, not the code's", () => {
    const asleep = t("monstre-help-asleep");
    expect(cardHelp(t, sampleView(), "chien")).toContain(asleep);
    const kinds = sampleView().kinds.map((kind) => {
      const boxes = { chien: ["V", "V", "V", "V"], rumeur: ["N", "V", "V", "V"] }[kind.card as string];
      return boxes ? { ...kind, boxes } : kind;
    });
    const other = sampleView({ kinds: kinds as never });
    expect(cardHelp(t, other, "chien")).not.toContain(asleep);
    expect(cardHelp(t, other, "rumeur")).toContain(asleep);
  });

  it("mon_30: a further round may have any of the five Monsters", () => {
    const used = MONSTERS.slice(0, 5);
    const regular = boxHelp(t, sampleView({ used: used.slice(0, 3) }));
    const further = boxHelp(t, sampleView({ used, round: 6, contenders: [0, 2] }));
    for (const card of used.slice(0, 3)) expect(regular.split("\n")[2]).not.toContain(t(`monstre-card-${card}`));
    for (const card of used) expect(further).toContain(t(`monstre-card-${card}`));
  });

  it("every move has a name of its own", () => {
    const moves = [
      "play rumeur",
      "play arnaque 2",
      "play accord 3 1",
      "play accord 3 2",
      "lay",
      "give ami",
      "give ami chien",
    ];
    const labels = [...moves, "discard ami"].map((it) => moveLabel(it, context(tongue)));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("a round ends and the game ends in words", () => {
    for (const end of ["played", "hunter", "dog"] as const) {
      for (const seat of [null, 2, 4]) {
        expect(endTitle({ ...RESULT, end }, { ...context(tongue), seat })).toBeTruthy();
      }
    }
    const shared = ending(context(tongue, { question: null, winners: [0, 1], last: RESULT }));
    expect(shared.title).toContain("Louise, Malo");
    expect(shared.lines).toHaveLength(2);
    expect(ending(context(tongue, { question: null, winners: [1] })).title).toContain("Malo");
  });

  it("a neighbour is told with his cards in order", () => {
    const view = sampleView();
    view.players[1] = player({
      pile: [up("avis"), down("chasseur", "laid"), down(null)],
      known: ["ami"],
      friend: true,
    });
    const lines = houseHelp(t, neighbourOf(1, { ...context(tongue), view })).split("\n");
    expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(3);
    expect(lines).toHaveLength(7);
    expect(laidName(t, down(null))).not.toContain("{");
    expect(seatFacts(2, context(tongue))).toMatchObject({ score: "0" });
  });
});

it("names the neighbour to whom a Ragot goes", () => {
  const view = sampleView();
  view.players[1]!.cards = 0;
  expect(leftOf(view, 0)).toBe(2);
  expect(leftOf(view, 5)).toBe(0);
});

it("has nobody's turn once the game is over", () => {
  expect(turn(sampleView())).toBe(0);
  expect(turn(sampleView({ question: null }))).toBeNull();
});
