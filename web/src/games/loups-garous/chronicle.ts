// What has been said and voted, day by day, put together from what was heard. It all is public, but for my own notes.
import { parseMove } from "./moves";
import type { Ballot, News, Role, Statement } from "./types";

export interface BallotRound {
  runoff: boolean;
  ballots: Ballot[];
}

export interface Day {
  day: number;
  said: Statement[];
  rounds: BallotRound[];
}

export interface Chronicle {
  days: Day[];
  /** Seats I noted at night, the latest first. */
  notes: number[];
}

const STATEMENTS: ReadonlySet<string> = new Set([
  "claimed",
  "reported",
  "accused",
  "defended",
  "announced",
  "doubted",
  "replied",
]);

export const isStatement = (news: News): news is Statement => STATEMENTS.has(news.type);

export function chronicleOf(heard: readonly News[], mine: number | null): Chronicle {
  const days: Day[] = [];
  const notes: number[] = [];
  let today = 1;
  const day = (): Day => {
    let found = days.find((it) => it.day === today);
    if (!found) days.push((found = { day: today, said: [], rounds: [] }));
    return found;
  };
  for (const news of heard) {
    if (news.type === "night_fell" || news.type === "dawn") today = news.night;
    else if (news.type === "debate_opened") today = news.day;
    else if (news.type === "revealed") day().rounds.push({ runoff: news.runoff, ballots: news.ballots });
    else if (isStatement(news)) day().said.push(news);
    else if (news.type === "answered" && news.seat === mine) notes.unshift(...noted(news.answer));
  }
  return { days, notes: [...new Set(notes)] };
}

function noted(answer: string): number[] {
  const move = parseMove(answer);
  return move?.kind === "note" && move.seat !== null ? [move.seat] : [];
}

/** Of one day no more than these are kept in sight: what he is, what he knows, and his last words. */
const MOST = 5;

/** What somebody has said, the latest day first, each thing once a day. */
export function saidBy({ days }: Chronicle, seat: number): { day: number; said: Statement[] }[] {
  return days
    .map(({ day, said }) => ({ day, said: unique(said.filter((it) => it.seat === seat)) }))
    .filter(({ said }) => said.length > 0)
    .reverse();
}

function unique(said: Statement[]): Statement[] {
  const seen = new Map(said.map((it) => [JSON.stringify(it), it]));
  const all = [...seen.values()];
  const weighty: Statement[] = all.filter((it) => it.type === "claimed" || it.type === "reported").slice(-MOST);
  const rest = all.filter((it) => !weighty.includes(it)).slice(-Math.max(1, MOST - weighty.length));
  return all.filter((it) => weighty.includes(it) || rest.includes(it));
}

/** Whether what was last said of somebody waits for his word: said today, and not answered since. */
export function awaitsReply({ days }: Chronicle, seat: number, today: number): boolean {
  const said = days.flatMap(({ day, said: words }) => words.map((it) => ({ day, it })));
  const named = said.findLastIndex(({ it }) => (it.type === "accused" || it.type === "reported") && it.side === seat);
  // Not heard by this page: the table knows.
  if (named < 0) return true;
  const replied = said.findLastIndex(({ it }) => it.type === "replied" && it.seat === seat);
  return said[named]?.day === today && replied < named;
}

/** Against whom somebody voted, in order. */
export function votesOf({ days }: Chronicle, seat: number): { day: number; runoff: boolean; ballot: Ballot }[] {
  return days.flatMap(({ day, rounds }) =>
    rounds.flatMap(({ runoff, ballots }) => {
      const ballot = ballots.find((it) => it.seat === seat);
      return ballot ? [{ day, runoff, ballot }] : [];
    }),
  );
}

/** Votes against each seat, heaviest first. */
export function tally(ballots: readonly Ballot[]): { seat: number; votes: number }[] {
  const votes = new Map<number, number>();
  for (const { side, weight } of ballots) if (side !== null) votes.set(side, (votes.get(side) ?? 0) + weight);
  return [...votes]
    .map(([seat, count]) => ({ seat, votes: count }))
    .sort((a, b) => b.votes - a.votes || a.seat - b.seat);
}

/** The roles that somebody was reported as, with who said so. */
export function reportsOf({ days }: Chronicle, seat: number): { by: number; role: Role }[] {
  return days.flatMap(({ said }) =>
    said.flatMap((it) => (it.type === "reported" && it.side === seat ? [{ by: it.seat, role: it.role }] : [])),
  );
}
