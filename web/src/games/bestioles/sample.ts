// A battle in progress, for the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../../i18n/grammar";
import en from "../../../../texts/en/bestioles.ftl?raw";
import fr from "../../../../texts/fr/bestioles.ftl?raw";
import type { Context, Translate } from "../contract";
import type { Card, Laid, Player, Question, Side, Theatre, TheatreView, View } from "./types";

export const SOURCES = { fr, en };
export type Tongue = keyof typeof SOURCES;

export function bundle(tongue: Tongue): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false, functions: FUNCTIONS });
  const errors = made.addResource(new FluentResource(SOURCES[tongue]));
  if (errors.length > 0) throw errors[0];
  return made;
}

/** Strict: an unknown id or a missing variable is an error. */
export function translator(tongue: Tongue): Translate {
  const words = bundle(tongue);
  return (id, args) => {
    const message = words.getMessage(id);
    if (!message?.value) throw new Error(`${tongue}: no text ${id}`);
    const errors: Error[] = [];
    const text = words.formatPattern(message.value, args, errors);
    if (errors.length > 0) throw new Error(`${tongue}: ${id}: ${errors[0]?.message}`);
    return text;
  };
}

export const up = (card: Card, strength = Number(card.split("-")[1])): Laid => ({
  card,
  up: true,
  strength,
  shown: true,
});
export const down = (card: Card | null, shown = false): Laid => ({ card, up: false, strength: 2, shown });

export function side(...pile: Laid[]): Side {
  return { pile, total: pile.reduce((sum, laid) => sum + laid.strength, 0), support: 0 };
}

export function theatre(name: Theatre, first: Side, second: Side): TheatreView {
  return { theatre: name, sides: [first, second], control: second.total > first.total ? 1 : 0, blockaded: false };
}

function player(hand: (Card | null)[], withdrawals: Player["withdrawals"]): Player {
  return { hand, shown: [], air_drop: false, withdrawal: withdrawals[hand.length] ?? 0, withdrawals };
}

export function ask(kind: Question["kind"], more: Partial<Question> = {}): Question {
  return { seat: 0, kind, owner: 0, card: null, drawn: null, drawn_shown: false, ...more };
}

export function sampleView(more: Partial<View> = {}): View {
  return {
    seat: 0,
    options: { target: "12" },
    battle: 2,
    first: 0,
    active: 0,
    scores: [6, 5],
    target: 12,
    players: [
      player(["air-2", "land-3", "sea-6"], [6, 4, 3, 3, 2, 2, 2]),
      player([null, null, null], [6, 6, 4, 3, 3, 2, 2]),
    ],
    theatres: [
      theatre("air", side(up("air-4")), side(up("air-6"))),
      theatre("land", side(down("sea-2"), up("land-4")), side(up("land-1"))),
      theatre("sea", side(), side(down(null), up("sea-5"))),
    ],
    deck: [null, null, null, null, null],
    deck_shown: [],
    question: ask("turn"),
    waiting: [],
    contained: false,
    last_battle: null,
    winner: null,
    ...more,
  };
}

export function context(tongue: Tongue, more: Partial<View> = {}, seat: number | null = 0): Context<View> {
  return { view: sampleView(more), seat, names: ["Louise", "Camille"], t: translator(tongue) };
}
