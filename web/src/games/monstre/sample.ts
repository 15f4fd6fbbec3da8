// A round in progress, for the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../../i18n/grammar";
import en from "../../../../texts/en/monstre.ftl?raw";
import fr from "../../../../texts/fr/monstre.ftl?raw";
import type { Context, Translate } from "../contract";
import type { Box, Card, Laid, Player, Power, Question, RoundResult, View } from "./types";

export const SOURCES = { fr, en };
export type Tongue = keyof typeof SOURCES;

/** Strict: an unknown id, a missing variable or a message written twice is an error. */
export function translator(tongue: Tongue): Translate {
  const words = new FluentBundle(tongue, { useIsolating: false, functions: FUNCTIONS });
  const twice = words.addResource(new FluentResource(SOURCES[tongue]));
  if (twice.length > 0) throw twice[0];
  return (id, args) => {
    const message = words.getMessage(id);
    if (!message?.value) throw new Error(`${tongue}: no text ${id}`);
    const errors: Error[] = [];
    const text = words.formatPattern(message.value, args, errors);
    if (errors.length > 0) throw new Error(`${tongue}: ${id}: ${errors[0]?.message}`);
    return text;
  };
}

export const NAMES = ["Louise", "Malo", "Inès", "Sacha", "Farid", "Lou", "Zoé", "Bastien"];

type Boxes = [Box, Box, Box, Box];
const ALWAYS: Boxes = ["V", "V", "V", "V"];
const LAST: Boxes = ["R", "R", "R", "V"];
const THIRD: Boxes = ["R", "R", "C", "V"];

const COUNTS: [Card, number, Boxes][] = [
  ["avis", 1, ALWAYS],
  ["chasseur", 6, ["R", "V", "V", "V"]],
  ["cachette", 4, ALWAYS],
  ["ami", 3, ALWAYS],
  ["chien", 1, ["N", "V", "V", "V"]],
  ["enquete", 3, ALWAYS],
  ["rumeur", 4, ALWAYS],
  ["ragot", 3, ALWAYS],
  ["accord", 3, ALWAYS],
  ["arnaque", 3, ALWAYS],
  ["brouillard", 2, ALWAYS],
];

function power(boxes: Boxes, more: Partial<Power>): Power {
  return { boxes, condition: null, ignores: null, dog: false, house: true, ...more };
}

const POWERS: [Card, Power][] = [
  ["loup-garou", power(THIRD, { condition: { type: "hunters", count: 2 } })],
  ["sirene", power(LAST, { ignores: { type: "first" }, house: false })],
  ["vampire", power(LAST, { ignores: { type: "turn", turn: 2 } })],
  ["gumiho", power(THIRD, { condition: { type: "friend" } })],
  ["mandragore", power(LAST, { ignores: { type: "turn", turn: 3 }, dog: true })],
];

export const up = (card: Card): Laid => ({ card, up: true, how: "played" });
export const down = (card: Card | null, how: Laid["how"] = "thrown"): Laid => ({ card, up: false, how });

export function player(more: Partial<Player> = {}): Player {
  return {
    cards: 3,
    known: [],
    pile: [],
    turns: 1,
    friend: false,
    score: 1,
    awaited: false,
    answered: false,
    ...more,
  };
}

export function ask(kind: Question["kind"], more: Partial<Question> = {}): Question {
  return { kind, card: null, by: 0, side: null, number: 1, taken: null, chosen: [], ...more };
}

export const HAND: Card[] = ["chasseur", "rumeur", "arnaque", "sirene"];

/** Six neighbours, the looker to play his first card. */
export function sampleView(more: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { manches: "5", chien: "reste", brouillard: "mains", egalite: "partage", memoire: "avec", cartes: "" },
    round: 2,
    rounds: 5,
    contenders: [],
    first: 1,
    active: 0,
    question: ask("turn"),
    players: [
      player({ cards: 4, known: HAND, awaited: true }),
      player({ pile: [up("avis")], score: 2, known: ["accord"] }),
      player({ pile: [up("ami")], score: 0, friend: true }),
      player({ cards: 2, pile: [up("cachette")] }),
      player({ pile: [up("enquete")] }),
      player({ pile: [up("ragot")], known: ["chasseur", "cachette"] }),
    ],
    deck: 11,
    hunters: 0,
    monster: "sirene",
    used: ["vampire"],
    last: null,
    winners: [],
    kinds: COUNTS.map(([card, count, boxes]) => ({ card, count, boxes, house: card !== "avis" })) as View["kinds"],
    monsters: POWERS.map(([card, it]) => ({ card, power: it })) as View["monsters"],
    ...more,
  };
}

export const RESULT: RoundResult = {
  round: 1,
  monster: "vampire",
  end: "hunter",
  by: 4,
  side: 2,
  betrayed: false,
  points: [1, 1, 0, 0, 2, 1],
  hands: [["rumeur"], ["cachette", "ami"], ["accord"], [], ["chasseur", "brouillard"], ["ragot"]],
  piles: [
    [up("accord"), up("enquete"), up("ami")],
    [up("avis"), up("rumeur")],
    [up("cachette"), up("chasseur"), { card: "vampire", up: true, how: "caught" }],
    [up("ami"), down("chasseur", "laid"), up("arnaque"), up("rumeur")],
    [up("enquete"), up("chasseur")],
    [up("chien"), down("cachette"), up("ragot")],
  ],
  friends: [3],
  way: [
    { turn: 0, seat: 0 },
    { turn: 4, seat: 5 },
    { turn: 6, seat: 0 },
    { turn: 9, seat: 1 },
    { turn: 11, seat: 2 },
  ],
};

export function context(tongue: Tongue, more: Partial<View> = {}, seat: number | null = 0): Context<View> {
  return { view: sampleView(more), seat, names: NAMES, t: translator(tongue) };
}
