// What the shell and a game's folder promise each other. The shell knows no game; a game knows no server.
import type { Component } from "svelte";

/** Words in the reader's language: `t("bestioles-card-air-3")`, `t("x", { n: 3 })`. Reactive to the language. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

/**
 * Where a card lies on a device that goes round: face down, and the screen shows what everybody may see; in hand, and its
 * holder acts without showing it; face up.
 */
export type Lies = "down" | "hand" | "up";

/** A device that goes round, in a game whose card lies face down (`GameModule.cover`). */
export interface Cover {
  /** Whose card it is. While it lies down the table itself is given no seat. */
  seat: number;
  name: string;
  lies: Lies;
  lay: (lies: Lies) => void;
}

/** Everything a game's table is given. `View` and `News` are the game's generated types. */
export interface TableProps<View = unknown, News = unknown> {
  view: View;
  /** What has just been heard, for animations. */
  news: News[];
  /** Everything heard so far, oldest first, where the shell has it. */
  heard?: News[];
  /** Legal moves in notation; empty when nothing is asked, when watching and in replays. */
  moves: string[];
  /** The seat looked from; null for the public view. */
  seat: number | null;
  /** Names by seat. */
  names: string[];
  t: Translate;
  /** Makes a move. Resolves when the table has answered; false if it was refused (the shell shows why). */
  play: (notation: string) => Promise<boolean>;
  /** Asks once before a move that cannot be taken back; true if the player is sure (a setting turns it off). */
  confirm: (question: string, yes: string) => Promise<boolean>;
  /** Opens the help sheet of the shell with this content. */
  help: (title: string, body: string, rule?: string) => void;
  /** The player has covered a secret of his: moves of which this is true would tell it, and are not listed; null: none. */
  conceal?: (tells: ((notation: string) => boolean) | null) => void;
  /** Only on a device that goes round. While the card lies down, `view`, `seat` and `moves` are the public's. */
  cover?: Cover | undefined;
}

/** One sentence on top of the table, and a second line on wide screens. */
export interface Prompt {
  title: string;
  detail?: string;
}

/** One line of the log. */
export interface LogLine {
  /** Seat it speaks of, for its shield. */
  seat?: number;
  /** Our own words; `**bold**` marks names and cards. */
  text: string;
  /** A line that divides, such as the start of a battle. */
  heading?: boolean;
}

export interface Context<View = unknown> {
  view: View;
  seat: number | null;
  names: string[];
  t: Translate;
}

/** A game as the shell sees it. `src/games/<key>/index.ts` exports one as default and is loaded when needed. */
export interface GameModule<View = unknown, News = unknown> {
  key: string;
  /** Board and tray: fills the zones `rail`, `board` and `tray` of the table. */
  Table: Component<TableProps<View, News>>;
  /** What is asked of me, or whom we wait for. */
  prompt: (context: Context<View>, moves: string[]) => Prompt;
  /** What has happened, in words. */
  log: (news: News, context: Context<View>) => LogLine[];
  /** A move as a button says it. */
  moveLabel: (notation: string, context: Context<View>) => string;
  /** Public facts under a player's name, such as hand size and score. */
  seatFacts: (seat: number, context: Context<View>) => { line: string; score?: string; detail?: string };
  /** Seat whose turn it is, for the candle edge; null if nobody's. */
  turn: (view: View) => number | null;
  /** For games whose card lies face down on a device that goes round. */
  cover?: {
    /** The view without anything of its seat's own. */
    strip: (view: View) => View;
    /** In another hour the card is laid down again. */
    hour: (view: View) => string;
  };
  /** Why it ended, on the end screen: title and a few lines. */
  ending: (context: Context<View>) => { title: string; lines: string[] };
}
