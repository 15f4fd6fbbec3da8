// A game in progress on a golden board, for the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../../i18n/grammar";
import en from "../../../../texts/en/cryptide.ftl?raw";
import fr from "../../../../texts/fr/cryptide.ftl?raw";
import type { Context, Translate } from "../contract";
import golden from "./golden.fixture.json";
import type { End, Ground, Mode, Question, Structure, View } from "./types";

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

export const BOARDS = golden.map((board) => ({
  mode: board.mode as Mode,
  map: {
    code: board.terrains.slice(0, 18),
    sections: [1, 2, 3, 4, 5, 6].map((section) => ({ section, turned: false })) as Ground["sections"],
    terrains: board.terrains,
    animals: board.animals,
    structures: board.structures as Structure[],
  } satisfies Ground,
  masks: board.masks,
  setups: board.setups,
}));

export function ask(kind: Question["kind"], more: Partial<Question> = {}): Question {
  return { seat: 0, kind, hex: null, opening_left: 0, ...more };
}

export const NAMES = ["Louise", "Ana", "Bastien", "Chloé"];

export function sampleView(more: Partial<View> = {}, board = 0): View {
  const { mode, map } = BOARDS[board]!;
  return {
    seat: 0,
    options: { mode, table: "strict", answers: "automatic", difficulty: "any", first: "drawn", setup: "" },
    map,
    first: 1,
    active: 0,
    players: NAMES.map(() => ({ discs: 1, cubes: 2, agreed: false })),
    clue: "within-1-animal",
    tokens: [
      { hex: "C1", tokens: [{ seat: 2, token: "cube" }] },
      {
        hex: "G8",
        tokens: [
          { seat: 2, token: "disc" },
          { seat: 3, token: "disc" },
        ],
      },
      { hex: "K1", tokens: [{ seat: 1, token: "cube" }] },
      { hex: "A3", tokens: [{ seat: 0, token: "disc" }] },
    ],
    question: ask("turn"),
    last: { seat: 3, hex: "G8", side: 2 },
    hint: null,
    hint_needed: 3,
    end: null,
    ...more,
  };
}

export const END: End = {
  reason: "habitat",
  winner: 1,
  searcher: 1,
  searched: "K4",
  habitat: "K4",
  clues: ["within-1-animal", "within-1-forest", "within-3-white", "within-2-bear"],
  fits: NAMES.map((_, seat) => "01".repeat(54 - seat) + "1".repeat(2 * seat)),
  wrong: [],
  hint: "no-two-terrains",
  left_without: [5, 6, 7, 8],
  difficulty: 6.5,
  setup: "000000000000000000-01020304-3",
};

export function context(tongue: Tongue, more: Partial<View> = {}, seat: number | null = 0): Context<View> {
  return { view: sampleView(more), seat, names: NAMES, t: translator(tongue) };
}
