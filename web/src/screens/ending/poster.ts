// One picture worth sharing: what stands on it. Pure words and figures; `paint.ts` draws them. Names, never « vous ».
import type { Context, CourseStep, GameModule } from "../../games/contract";
import { armsOf, ARMS } from "../../design/heraldry";
import type { MoveOutcome } from "../../wire/MoveOutcome";
import { fates } from "./result";

/** What its owner leaves out. */
export interface Wish {
  names: boolean;
  end: boolean;
}

export interface Told {
  module: GameModule;
  game: string;
  /** The last view of the game: everything is shown by then. */
  view: unknown;
  names: string[];
  outcome: MoveOutcome;
  /** When it was played, in milliseconds since 1970. */
  when: number;
  /** How the score went. */
  course: CourseStep[];
  /** Where it stays: `bestiaire.example/g/…`. */
  address: string;
}

export interface PosterRow {
  seat: number;
  name: string;
  line: string;
  won: boolean;
}

export interface Poster {
  game: string;
  house: string;
  /** A code that gives the same map or deal again, or none. */
  code: string;
  date: string;
  kicker: string;
  title: string;
  detail: string;
  rows: PosterRow[];
  /** How many more there are than rows. */
  more: string;
  footer: string;
  /** Empty where the end is left out: the lines would tell it. */
  course: CourseStep[];
}

/** So many players stand on it; the others are counted. */
const ROWS = 6;

/** What somebody is called by the charge of his arms, for a picture without names. */
export function armsName(seat: number, t: Context["t"]): string {
  return t(`poster-arms-${(seat % ARMS) + 1}`);
}

export function posterOf(told: Told, wish: Wish, t: Context["t"], locale: string): Poster {
  const { module, game, view, outcome } = told;
  const names = wish.names ? told.names : told.names.map((_, seat) => armsName(seat, t));
  const context: Context = { view, seat: null, names, t };
  const ending = module.ending(context);
  const gameName = t(`game-${game}-name`);
  const all = fates(module, context, outcome);
  const rows = wish.end ? all : [...all].sort((a, b) => a.seat - b.seat).map((it) => ({ ...it, won: false, line: "" }));
  const shown = rows.length > ROWS ? rows.slice(0, ROWS - 1) : rows;
  const more = rows.length - shown.length;
  return {
    game,
    house: t("house-name"),
    code: (wish.end && module.code?.(view)) || "",
    date: new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }).format(told.when),
    kicker: t("poster-kicker", { game: gameName, n: names.length }),
    title: wish.end ? plain(ending.title) : t("poster-question"),
    detail: wish.end ? plain(ending.lines[0] ?? "") : t("poster-question-detail"),
    rows: shown,
    more: more > 0 ? t("poster-more", { n: more }) : "",
    footer: t("poster-see", { address: told.address }),
    course: wish.end && told.course.length > 1 ? told.course : [],
  };
}

/** Marks of the log mean nothing on paper. */
function plain(text: string): string {
  return text.replaceAll("**", "");
}

/** Colour of a seat as a picture needs it: a value, not a name. */
export function tinctureOf(seat: number, style: { getPropertyValue: (name: string) => string }): string {
  const name = /var\((--[\w-]+)\)/.exec(armsOf(seat).tincture)?.[1] ?? "";
  return style.getPropertyValue(name).trim();
}

/** Words in lines no wider than `width`, at most `most` of them; the last one ends in an ellipsis if it has to. */
export function wrapped(text: string, width: number, most: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const last = lines.slice(most - 1).join(" ");
  return [...lines.slice(0, most - 1), cut(last, width, measure)];
}

/** As much of a line as there is room for; never in the middle of a word. */
export function cut(text: string, width: number, measure: (line: string) => number): string {
  if (measure(text) <= width) return text;
  const words = text.split(" ");
  while (words.length > 1 && measure(`${words.join(" ")} …`) > width) words.pop();
  return `${words.join(" ")} …`;
}
