// A hunt in progress on the house's board, for the tests.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../../i18n/grammar";
import en from "../../../../texts/en/gevaudan.ftl?raw";
import fr from "../../../../texts/fr/gevaudan.ftl?raw";
import type { Context, Translate } from "../contract";
import {
  COLOURS,
  type Box,
  type Cell,
  type End,
  type Land,
  type Player,
  type Print,
  type Question,
  type View,
} from "./types";

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

/** Cell, place, parameters, neighbours, arrows: the table of the rules. */
const BOARD = `A1 3,0 D A2+B1+B2+NW A2+B1+B2
A2 5,0 - A1+A3+B2+B3 A3+B2+A1
A3 7,0 R A2+B3+B4+NE B4+A2+B3
B1 2,1 RFD A1+B2+C1+C2+NW A1+C2+C1
B2 4,1 RF A1+A2+B1+B3+C2+C3 C2+A1+B1
B3 6,1 V A2+A3+B2+B4+C3+C4 B2+A3+A2
B4 8,1 RD A3+B3+C4+C5+NE C5+B3+A3
C1 1,2 FD B1+C2+D1+NW+SW B1+D1+D1
C2 3,2 F B1+B2+C1+C3+D1+D2 C3+C1+D2
C3 5,2 VR B2+B3+C2+C4+D2+D3 D2+D3+C4
C4 7,2 VD B3+B4+C3+C5+D3+D4 B3+B4+D4
C5 9,2 VRD B4+C4+D4+NE+SE D4+C4+B4
D1 2,3 VFD C1+C2+D2+SW C1+D2+C2
D2 4,3 VF C2+C3+D1+D3 D1+C3+D3
D3 6,3 VRF C3+C4+D2+D4 C4+D4+C3
D4 8,3 VRFD C4+C5+D3+SE D3+C5+C5
NW 1,0 - A1+B1+C1 -
NE 9,0 - A3+B4+C5 -
SW 0,3 - C1+D1 -
SE 10,3 - C5+D4 -`;

export const LANDS: Land[] = BOARD.split("\n").map((line) => {
  const [cell = "", place = "", has = "", near = "", arrows = ""] = line.split(" ");
  const [x = 0, y = 0] = place.split(",").map(Number);
  return {
    cell,
    refuge: /^[NS]/.test(cell),
    x,
    y,
    has: COLOURS.filter((_, index) => has.includes("VRFD".charAt(index))),
    near: near.split("+"),
    arrows: arrows === "-" ? [] : arrows.split("+"),
  };
});

export function print(number: number, more: Partial<Print> = {}): Print {
  const colour = COLOURS[Math.floor(number / 6)] ?? "village";
  return { print: number, colour, revealed: false, clue: null, seen_by: [], ...more };
}

export function player(hunter: Player["hunter"], cell: Cell | null, more: Partial<Player> = {}): Player {
  return {
    hunter,
    cell,
    wounds: 0,
    out: null,
    marked: false,
    walled: false,
    summoned: false,
    cubes: 1,
    influence: 0,
    tokens: 0,
    characters: [],
    archive: [],
    notes: 0,
    base: 4,
    danger: [],
    consult_cost: 1,
    toll: false,
    heal_points: 0,
    ...more,
  };
}

export function ask(kind: Question["kind"], more: Partial<Question> = {}): Question {
  return { seat: 0, kind, side: null, places: [], value: 0, cause: null, ...more };
}

export const NAMES = ["Louise", "Malo", "Inès", "Bastien"];

/** Where the prints of a sample lie: by number, six a colour, the last of each in the box. */
const LAID: [Cell, number][] = [
  ["A1", 0],
  ["A2", 6],
  ["B1", 7],
  ["B2", 18],
  ["B3", 1],
  ["B4", 12],
  ["C1", 8],
  ["C2", 13],
  ["D1", 19],
  ["D3", 10],
  ["D4", 14],
  ["NW", 15],
  ["NE", 20],
  ["SW", 2],
];

const OPTIONS: View["options"] = {
  characters: "off",
  events: "standard",
  abilities: "off",
  deck: "usual",
  last_rounds: "free",
  beast_cell: "entering",
  heal: "wounded",
  memory: "notebook",
  first: "drawn",
  hunter1: "drawn",
  hunter2: "drawn",
  hunter3: "drawn",
  hunter4: "drawn",
  board: "",
};

function players(): Player[] {
  return [
    player("garde-chasse", "C2", {
      danger: ["black"],
      archive: [
        print(3, { clue: { present: false, dots: 1 }, seen_by: [0] }),
        print(9, { clue: { present: true, dots: 2 }, seen_by: [0] }),
      ],
    }),
    player("fourbe", "B4", { wounds: 1, base: 3, archive: [print(16), print(21), print(22)] }),
    player("devot", "SE", { cubes: 3, archive: [print(4)] }),
  ];
}

export const TURN: NonNullable<View["turn"]> = {
  points: 2,
  cubes: true,
  opening: false,
  examined: false,
  solicited: false,
  entry: "wound",
  mark: "none",
  used: [],
};

export function sampleView(more: Partial<View> = {}): View {
  const faces: Record<number, Partial<Print>> = {
    12: { revealed: true, clue: { present: false, dots: 2 }, seen_by: [0, 1, 2] },
    10: { revealed: true, clue: { present: true, dots: 3 }, seen_by: [0, 1, 2] },
    13: { clue: { present: true, dots: 1 }, seen_by: [0] },
  };
  return {
    seat: 0,
    options: OPTIONS,
    board: { house: true, cells: LANDS, church: "C3", entries: ["D3", "D1", "A2"] },
    round: 4,
    last_round: false,
    first: 1,
    active: 0,
    order: [1, 2, 0],
    stage: "hunters",
    beast: "C4",
    die: "black",
    ferocity: 4,
    ferocity_max: 8,
    beast_steps: 4,
    ways: [
      ["B3", "B2", "C2", "C3"],
      ["B4", "B3", "A3", "A2"],
      ["D4", "C5", "B4", "A3"],
    ],
    players: players(),
    prints: LAID.map(([cell, number]) => ({ cell, print: print(number, faces[number]) })),
    town: [],
    deck: {
      left: 6,
      total: 9,
      drawn: [
        { card: "e01", kind: "battue", value: 1, slides: 0, idle: false },
        { card: "e07", kind: "ferocity", value: 1, slides: 0, idle: false },
      ],
      current: null,
      last_rounds: false,
      end: "last_three",
    },
    row: null,
    turn: TURN,
    question: ask("turn"),
    notes: [{ colour: "river", present: true }],
    failed: [],
    opened: null,
    end: null,
    ...more,
  };
}

/** The same hunt with everything the historical game adds. */
export function historical(more: Partial<View> = {}): View {
  const base = sampleView();
  const [me, second, third] = base.players;
  return {
    ...base,
    options: { ...OPTIONS, characters: "on", events: "historical", abilities: "on" },
    players: [
      { ...me!, influence: 3, tokens: 3, characters: ["cavalier", "procureur"] },
      { ...second!, influence: 1, tokens: 2, characters: ["prince"] },
      { ...third!, influence: 0, tokens: 1, out: "wounds", wounds: 3 },
      player("discret", "B4", { tokens: 1, walled: true, influence: 5, cubes: 5, marked: true }),
    ],
    order: [1, 2, 3, 0],
    deck: {
      ...base.deck,
      drawn: [
        { card: "h05", kind: "ferocity", value: 1, slides: 2, idle: false },
        { card: "h01", kind: "ferocity", value: 1, slides: 1, idle: false },
      ],
      current: "h01",
    },
    row: {
      spaces: [
        { character: "mere-courage", cost: 2 },
        { character: "garde-forestier", cost: 2 },
        { character: null, cost: 1 },
      ],
      top: "combattante",
      pile: 12,
      discard: ["ministre"],
      cubes: [1, 1, 1, 1, 1, 3, 2, 1, 0, 2, 2, 2, 1, 0, 1, 1, 1, 1, 1, 1],
      charm: 1,
    },
    ...more,
  };
}

export const OPENED: Box = {
  lair: "B1",
  boxed: [
    { print: 5, colour: "village", present: true, dots: 2 },
    { print: 11, colour: "river", present: false, dots: 1 },
    { print: 17, colour: "forest", present: false, dots: 3 },
    { print: 23, colour: "dragons", present: false, dots: 2 },
  ],
};

export const END: End = {
  reason: "lair",
  winner: 0,
  opened: OPENED,
  notes: [[{ colour: "river", present: true }], [], []],
  left: ["e03", "end"],
};

export function context(tongue: Tongue, more: Partial<View> = {}, seat: number | null = 0): Context<View> {
  return { view: sampleView(more), seat, names: NAMES, t: translator(tongue) };
}
