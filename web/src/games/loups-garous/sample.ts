// A village of twelve in its third day, for the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../../i18n/grammar";
import en from "../../../../texts/en/loups-garous.ftl?raw";
import fr from "../../../../texts/fr/loups-garous.ftl?raw";
import type { Context, Translate } from "../contract";
import type { News, Own, Player, Role, Truth, View } from "./types";

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

export const NAMES = [
  "Louise",
  "Farid",
  "Théo",
  "Ana",
  "Basile",
  "Nina",
  "Prune",
  "Hugo",
  "Éloi",
  "Lou",
  "Karim",
  "Zoé",
];

export const ROLES_DEALT: Role[] = [
  "seer",
  "villager",
  "villager",
  "villager",
  "girl",
  "wolf",
  "villager",
  "wolf",
  "cupid",
  "hunter",
  "villager",
  "villager",
];

const LIVING: Player = {
  alive: true,
  left: false,
  role: null,
  cause: null,
  died: null,
  ready: false,
  voted: false,
  statements: 8,
  claim: null,
  named: null,
  word: null,
  accused: [],
  defended: [],
  voted_against: [],
  as_wolf: [],
  as_other: [],
};

function players(): Player[] {
  const dead: Record<number, Partial<Player>> = {
    2: { cause: "night", died: 1 },
    5: { cause: "executed", died: 1 },
    6: { cause: "night", died: 2 },
    8: { cause: "executed", died: 2 },
  };
  return NAMES.map((_, seat) =>
    dead[seat]
      ? { ...LIVING, alive: false, role: ROLES_DEALT[seat] ?? null, statements: 0, ...dead[seat] }
      : { ...LIVING },
  );
}

export function own(more: Partial<Own> = {}): Own {
  return {
    role: "seer",
    dealt: "seer",
    answer: null,
    ballot: null,
    double: false,
    lover: null,
    pair: null,
    middle: null,
    visions: [
      { night: 1, seat: 1, role: "villager" },
      { night: 2, seat: 7, role: "wolf" },
    ],
    glimpses: [],
    pack: null,
    ...more,
  };
}

export const WOLF: Own = own({
  role: "wolf",
  dealt: "wolf",
  visions: [],
  pack: {
    wolves: [0, 7],
    answers: [{ seat: 7, first: 3, second: null, watch: null }],
    leaders: [],
    victim: null,
    caught: null,
    points: [],
  },
});

export const VILLAGER: Own = own({ role: "villager", dealt: "villager", visions: [] });

export function sampleView(more: Partial<View> = {}): View {
  return {
    seat: 0,
    options: {
      wolves: "default",
      seer: "default",
      hunter: "default",
      cupid: "default",
      thief: "default",
      girl: "default",
      double: "each",
      second_tie: "nobody",
      wolves_tie: "random",
      cupid_silent: "random",
      hunter_grief: "yes",
      parity_ends_game: "off",
      dead_watch: "on",
      dead_chat: "off",
    },
    deck: [
      { role: "wolf", count: 2 },
      { role: "villager", count: 6 },
      { role: "seer", count: 1 },
      { role: "hunter", count: 1 },
      { role: "cupid", count: 1 },
      { role: "girl", count: 1 },
    ],
    night: 3,
    phase: "debate",
    call: null,
    calls: ["seer", "wolves", "wolves_again", "duel"],
    held: false,
    today: [],
    players: players(),
    period: 12,
    shooter: null,
    then: null,
    doomed: [],
    doom: null,
    candidates: [],
    reveal: null,
    double: null,
    couple: null,
    own: own(),
    truth: null,
    end: null,
    ...more,
  };
}

/** A night in which this call is open. */
export function nightView(call: NonNullable<View["call"]>, more: Partial<View> = {}): View {
  const calls: View["calls"] =
    call === "thief" || call === "cupid" || call === "lovers"
      ? ["thief", "cupid", "lovers", "seer", "wolves", "wolves_again"]
      : ["seer", "wolves", "wolves_again", "duel"];
  return sampleView({ phase: "call", call, calls, ...more });
}

export const LIVING_SEATS = [0, 1, 3, 4, 7, 9, 10, 11];

/** `note 2`, `note 4`, …, `note -`: what everybody else answers. */
export const NOTES = [...LIVING_SEATS.map((seat) => `note ${seat + 1}`), "note -"];
export const LOOKS = LIVING_SEATS.filter((seat) => seat !== 0).map((seat) => `look ${seat + 1}`);
export const VOTES = LIVING_SEATS.filter((seat) => seat !== 0).map((seat) => `vote ${seat + 1}`);

/** All one may say in a debate with this deck. */
export const WORDS = [
  ...["wolf", "villager", "seer", "hunter", "cupid", "girl"].map((role) => `claim ${role}`),
  ...NAMES.flatMap((_, seat) =>
    seat === 0
      ? []
      : ["wolf", "villager", "seer", "hunter", "cupid", "girl"].map((role) => `report ${seat + 1} ${role}`),
  ),
  ...LIVING_SEATS.flatMap((seat) =>
    seat === 0 ? ["defend 1"] : ["accuse", "defend", "announce"].map((it) => `${it} ${seat + 1}`),
  ),
];

export const BALLOTS = [
  { seat: 0, side: 7, weight: 1 },
  { seat: 1, side: 3, weight: 2 },
  { seat: 3, side: 7, weight: 1 },
  { seat: 4, side: 9, weight: 1 },
  { seat: 7, side: 3, weight: 1 },
  { seat: 9, side: 7, weight: 1 },
  { seat: 10, side: null, weight: 1 },
  { seat: 11, side: 3, weight: 1 },
];

/** Statements in plain words, without a reason. */
export const stated = {
  claimed: (seat: number, role: Role): News => ({
    type: "claimed",
    seat,
    role,
    why: null,
    of: null,
    words: "claimed-1",
  }),
  reported: (seat: number, side: number, role: Role): News => ({
    type: "reported",
    seat,
    side,
    role,
    words: role === "wolf" ? "reported-wolf-1" : "reported-1",
  }),
  accused: (seat: number, side: number): News => ({
    type: "accused",
    seat,
    side,
    why: null,
    of: null,
    words: "accused-1",
  }),
  defended: (seat: number, side: number): News => ({
    type: "defended",
    seat,
    side,
    why: null,
    of: null,
    words: side === seat ? "defended-self-1" : "defended-1",
  }),
  denied: (seat: number, side: number, role: Role): News => ({
    type: "replied",
    seat,
    yes: false,
    side,
    about: "report",
    role,
    words: "replied-no-1",
  }),
};

export const HEARD: News[] = [
  { type: "night_fell", night: 2 },
  { type: "answered", seat: 0, answer: "note 8", pad: "...." },
  { type: "dawn", night: 2, quiet: false },
  { type: "died", seat: 6, role: "villager", cause: "night", by: null },
  { type: "debate_opened", day: 2 },
  stated.claimed(7, "seer"),
  stated.reported(7, 3, "wolf"),
  stated.accused(1, 8),
  { type: "revealed", day: 2, runoff: false, ballots: BALLOTS.map((it) => ({ ...it, side: 8 })), owner: 1 },
  { type: "died", seat: 8, role: "cupid", cause: "executed", by: null },
  { type: "night_fell", night: 3 },
  { type: "dawn", night: 3, quiet: true },
  { type: "debate_opened", day: 3 },
  stated.defended(4, 3),
  stated.denied(3, 7, "wolf"),
];

export const TRUTH: Truth = {
  roles: ROLES_DEALT,
  middle: null,
  thief: null,
  lovers: [1, 7],
  answers: [],
  nights: [
    {
      night: 1,
      look: 1,
      wolves: [{ seat: 5, first: 2, second: null, watch: null }],
      victim: 2,
      girl: "glance",
      names: [3, 5],
      caught: false,
    },
    {
      night: 2,
      look: 7,
      wolves: [{ seat: 7, first: 6, second: null, watch: 4 }],
      victim: 6,
      girl: "sleep",
      names: [],
      caught: false,
    },
    { night: 3, look: null, wolves: [], victim: null, girl: "stare", names: [], caught: true },
  ],
};

export function context(tongue: Tongue, more: Partial<View> = {}, seat: number | null = 0): Context<View> {
  return { view: sampleView({ seat, ...more }), seat, names: NAMES, t: translator(tongue) };
}
