// What the shell and a game's folder promise each other. The shell knows no game; a game knows no server.
import type { Component } from "svelte";
import type { Beat } from "../stage/beat";
import type { ChannelInfo } from "../wire/ChannelInfo";
import type { ChatLine } from "../wire/ChatLine";
import type { Clock } from "../wire/Clock";
import type { Place } from "../wire/Place";

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

/** What people say at the table, for a game that shows it among its own news (`GameModule.hasOwnTalk`). */
export interface TableTalk {
  lines: ChatLine[];
  /** The places to talk that are open to me now. */
  channels: ChannelInfo[];
  /** Says something there; false if it was not heard (the shell shows why). */
  say: (text: string, channel: string) => Promise<boolean>;
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
  /** A move as the list of moves calls it. */
  moveLabel?: (notation: string) => string;
  /** Asks once before a move that cannot be taken back; true if the player is sure (a setting turns it off). */
  confirm: (question: string, yes: string) => Promise<boolean>;
  /** Opens the help sheet of the shell with this content. */
  help: (title: string, body: string, rule?: string) => void;
  /** The player has covered a secret of his: moves of which this is true would tell it, and are not listed; null: none. */
  conceal?: (tells: ((notation: string) => boolean) | null) => void;
  /** What is asked while something is in hand: it stands in the prompt in place of the game's own question; null: nothing is. */
  asks?: (prompt: Prompt | null) => void;
  /** The beat that plays right now, as the game's own `beats` declared it. */
  beat?: Beat<View, News> | null;
  /** Acknowledges a beat whose button the game draws itself (`Held.isDrawn`). */
  seen?: () => void;
  /** Ends a beat that need not be acknowledged. */
  skip?: () => void;
  /** The clock of the present period, and when it was heard of. */
  time?: { clock: Clock; heardAt: number } | null;
  /** Only for a game with `hasOwnTalk`, where there is a line to the table. */
  talk?: TableTalk | undefined;
  /** Where those at the table are while they play; absent in replays. */
  place?: Place;
  /** At the table of a lesson: something was done on the screen that the referee never hears of, such as `@notebook fill`. */
  deed?: (deed: string) => void;
  /** The places that may still be it, while a proof is told (riddles): all others of the map are dark. */
  left?: readonly string[] | null;
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
  /** The device goes round, or lies on a table with others: what stands on it may be seen. */
  isShared?: boolean;
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
  /**
   * What has happened, as beats for the stage, between what was seen before and what is seen now. Without it every line of
   * the log is a beat; null: the game tells its story itself, and the stage is not used.
   */
  beats?: ((news: News[], before: Context<View>, after: Context<View>) => Beat<View, News>[]) | null;
  /** What is told when a game is first looked at, such as one's own card. */
  opening?: (context: Context<View>) => Beat<View, News>[];
  /** Whoever has nothing to decide sleeps, on a device of his own: the table answers for him. */
  sleeps?: boolean;
  /** The game shows what people say itself, and needs no log, list of moves and chat beside it. */
  hasOwnTalk?: boolean;
  /** A move as a button says it. */
  moveLabel: (notation: string, context: Context<View>) => string;
  /** Public facts under a player's name, such as hand size and score; `mark` stands where a score would, and is none. */
  seatFacts: (seat: number, context: Context<View>) => { line: string; score?: string; mark?: string; detail?: string };
  /** Seat whose turn it is, for the candle edge; null if nobody's. */
  turn: (view: View) => number | null;
  /** Hours in which no device in a room may betray that its holder is awake: nothing trembles and nothing calls. */
  hush?: (view: View) => boolean;
  /** For games whose card lies face down on a device that goes round. */
  cover?: {
    /** The view without anything of its seat's own. */
    strip: (view: View) => View;
    /** In another hour the card is laid down again. */
    hour: (view: View) => string;
  };
  /** Why it ended, on the end screen: title and a few lines. */
  ending: (context: Context<View>) => { title: string; lines: string[] };
  /** The end as a picture with its own title, in place of the list of fates; loaded when a game is over. */
  endPicture?: () => Promise<Component<{ context: Context<View> }>>;
  /** The board itself tells how it ended, and is shown above the fates. */
  endsOnBoard?: boolean;
  /** How it ended for one seat, in a few words; without it its score, or the line under its name. */
  fate?: (seat: number, context: Context<View>) => string;
  /** The part of the game that a view belongs to, for jumps in a replay: `replay-part-<kind>` says it with its number. */
  part?: (view: View) => { kind: string; n: number };
  /** How the table stands, in a few words that everybody may read: under the hour on a television. */
  standing?: (context: Context<View>) => string;
  /** How the score went, battle by battle or round by round, from everything that was heard. */
  course?: (heard: News[], context: Context<View>) => CourseStep[];
  /** What gives the same map or deal again, once the game is over. */
  code?: (view: View) => string | null;
  /** How a finished game is shown with everything open; loaded when somebody asks for it. */
  open?: () => Promise<Opening<View>>;
}

/** A part of a game that counts: a battle, a round. */
export interface CourseStep {
  n: number;
  /** Who has won it, if one alone has. */
  winner: number | null;
  /** How it ended, in a few words. */
  line: string;
  /** What it brought to who has won it. */
  gain: number;
  /** Points of all seats after it. */
  scores: number[];
}

/** A finished game with everything open. */
export interface Opening<View = unknown> {
  /** Whether what each seat saw is needed, or only what everybody did. */
  isFromSeats: boolean;
  /** The table as nobody saw it: from what each seat saw at this moment (or everybody, if that is enough), and what the end showed. */
  open: (views: View[], last: View) => View;
  /** What one seat kept from the others at this moment, in a few words; empty if nothing. */
  secret: (seat: number, views: View[], last: View, context: Context<View>) => string;
}
