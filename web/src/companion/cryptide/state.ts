// What happens with the one device on the table, as a value: whose hands it is in, what may be on its screen.
// Nothing here shows a clue by itself: one is on the screen only while `eyes.open`, which is never kept.
import type { CryptideDifficulty } from "../../wire/CryptideDifficulty";
import type { CryptideMode } from "../../wire/CryptideMode";

export const PLAYERS = [3, 4, 5] as const;
export const MODES: CryptideMode[] = ["normal", "advanced"];
export const DIFFICULTIES: CryptideDifficulty[] = ["any", "easy", "medium", "hard"];
export const STAGES = ["build", "round", "play"] as const;
export type Stage = (typeof STAGES)[number];

const MOST_NAMES = 5;
const LONGEST_NAME = 20;

/** What was chosen before the map was drawn. */
export interface Wishes {
  players: number;
  mode: CryptideMode;
  difficulty: CryptideDifficulty;
  /** By seat; empty where nobody gave one. */
  names: string[];
}

/** A game on the table. */
export interface Game {
  /** The whole setup, secrets included. */
  code: string;
  stage: Stage;
  /** How far the map is built. */
  step: number;
  /** Who has read his clue. */
  read: boolean[];
  /** Who begins. */
  first: number;
  /** Whether the hint was shown to all. */
  hinted: boolean;
}

export interface State {
  wishes: Wishes;
  game: Game | null;
  /** The player the device is handed to, and whether he has said that he is alone with it. Never kept. */
  eyes: { seat: number; open: boolean } | null;
  /** Whether the solution is on the screen. Never kept. */
  solved: boolean;
}

export function fresh(): State {
  return {
    wishes: { players: 4, mode: "normal", difficulty: "any", names: Array<string>(MOST_NAMES).fill("") },
    game: null,
    eyes: null,
    solved: false,
  };
}

export function wish(state: State, change: Partial<Wishes>): State {
  return { ...state, wishes: { ...state.wishes, ...change } };
}

export function rename(state: State, seat: number, name: string): State {
  return wish(state, { names: state.wishes.names.map((old, at) => (at === seat ? tidyName(name) : old)) });
}

const tidyName = (name: string): string => name.slice(0, LONGEST_NAME);

function gameOf(code: string, players: number, first: number, stage: Stage): Game {
  return { code, stage, step: 0, read: Array<boolean>(players).fill(false), first, hinted: false };
}

/** A setup was drawn or typed in: the map is built next. */
export function begin(state: State, code: string, players: number, mode: CryptideMode, first: number): State {
  return { ...wish(state, { players, mode }), game: gameOf(code, players, first, "build"), eyes: null, solved: false };
}

/** Other clues for the map that lies on the table: the device goes round at once. */
export function changeClues(state: State, code: string, players: number, first: number): State {
  return handOver({ ...state, game: gameOf(code, players, first, "round"), eyes: null, solved: false });
}

const inGame = (state: State, change: Partial<Game>): State =>
  state.game ? { ...state, game: { ...state.game, ...change } } : state;

export function toStep(state: State, step: number): State {
  return inGame(state, { step: Math.max(0, step) });
}

/** The map lies on the table. */
export function built(state: State): State {
  return handOver(inGame(state, { stage: "round" }));
}

/** To the next player who has not read; when all have, the game is on. */
function handOver(state: State): State {
  if (state.game?.stage !== "round") return { ...state, eyes: null };
  const next = state.game.read.indexOf(false);
  if (next < 0) return { ...inGame(state, { stage: "play" }), eyes: null };
  return { ...state, eyes: { seat: next, open: false } };
}

/** The player says that he is alone. */
export function lift(state: State): State {
  return state.eyes ? { ...state, eyes: { ...state.eyes, open: true } } : state;
}

/** The curtain falls, whatever happens next: the page went to the background. */
export function cover(state: State): State {
  return state.eyes?.open ? { ...state, eyes: { ...state.eyes, open: false } } : state;
}

/** The player has read and hides his clue. Only who has seen it can have read it. */
export function hide(state: State): State {
  const { eyes, game } = state;
  if (!eyes?.open || !game) return state;
  return handOver(inGame(state, { read: game.read.map((it, seat) => it || seat === eyes.seat) }));
}

/** During the game a player wants to read his clue again: behind the same curtain. */
export function readAgain(state: State, seat: number): State {
  return state.game?.stage === "play" ? { ...state, eyes: { seat, open: false } } : state;
}

/** Away from the curtain without looking; before the game everybody has to look once. */
export function turnAway(state: State): State {
  return state.game?.stage === "play" ? { ...state, eyes: null } : state;
}

export function showHint(state: State): State {
  return state.game?.stage === "play" ? inGame(state, { hinted: true }) : state;
}

export function solve(state: State): State {
  return state.game?.stage === "play" ? { ...state, solved: true } : state;
}

/** Back to the choice; names and wishes stay. */
export function endGame(state: State): State {
  return { ...state, game: null, eyes: null, solved: false };
}

/** The seat whose clue is on the screen. */
export function seenSeat({ eyes }: State): number | null {
  return eyes?.open ? eyes.seat : null;
}

/** What is written down. Who looks and whether the solution is shown are not. */
export function keep({ wishes, game }: State): string {
  return JSON.stringify({ wishes, game });
}

/** What was written down, as far as it makes sense. The curtain is always closed. */
export function recall(text: string | null): State {
  const state = fresh();
  const kept = parsed(text);
  if (!isRecord(kept)) return state;
  const wishes = { ...state.wishes, ...wishesOf(kept["wishes"]) };
  return handOver({ ...state, wishes, game: recalledGame(kept["game"]) });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const oneOf = <T>(value: unknown, all: readonly T[]): value is T => all.some((each) => each === value);
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function wishesOf(kept: unknown): Partial<Wishes> {
  if (!isRecord(kept)) return {};
  const { players, mode, difficulty, names } = kept;
  return {
    ...(oneOf<number>(players, PLAYERS) && { players }),
    ...(oneOf(mode, MODES) && { mode }),
    ...(oneOf(difficulty, DIFFICULTIES) && { difficulty }),
    ...(Array.isArray(names) &&
      names.length === MOST_NAMES && { names: names.map((it) => (typeof it === "string" ? tidyName(it) : "")) }),
  };
}

function recalledGame(kept: unknown): Game | null {
  if (!isRecord(kept)) return null;
  const { code, stage, step, read, first, hinted } = kept;
  if (typeof code !== "string" || !oneOf(stage, STAGES) || !isIndex(step) || !isIndex(first)) return null;
  if (!Array.isArray(read) || !oneOf<number>(read.length, PLAYERS) || first >= read.length) return null;
  return { code, stage, step, read: read.map((it) => it === true), first, hinted: hinted === true };
}
