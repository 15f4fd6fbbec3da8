// What the table draws while a beat lasts.
import { tally } from "./chronicle";
import type { Ballot, Call, Cause, News, Role } from "./types";

export interface Dead {
  seat: number;
  role: Role;
  cause: Cause;
}

/** One bar of the count: who votes against whom. */
export interface Bar {
  seat: number;
  votes: number;
  /** In seat order. */
  voters: { seat: number; double: boolean }[];
}

export interface Verdict {
  /** Whom the village sends away; more than one where the table plays so. */
  gone: { seat: number; role: Role; claim: Role | null }[];
  /** Between whom it votes again. */
  tied: number[];
  /** Why nobody goes. */
  why: "silence" | "tie" | null;
}

export interface Count {
  kind: "tally";
  day: number;
  runoff: boolean;
  bars: Bar[];
  /** Who did not vote. */
  silent: number[];
  /** Who held the double arrow. */
  owner: number | null;
  /** In a run-off: who votes otherwise than before. */
  changed: { seat: number; from: number | null; to: number | null }[];
}

/** Private ones are told to me alone. */
export type Cue =
  | { kind: "card"; role: Role }
  | { kind: "became"; role: Role; left: Role | null }
  | { kind: "pack"; seats: number[] }
  | { kind: "vision"; seat: number; role: Role }
  | { kind: "lover"; seat: number }
  | { kind: "pair"; seats: [number, number] }
  | { kind: "glimpse"; seats: number[] }
  | { kind: "victim" | "caught"; seat: number }
  | { kind: "night" }
  | { kind: "call"; call: Call }
  | { kind: "dawn"; quiet: boolean; shut: number[] }
  | ({ kind: "death"; chain: Dead[]; aims: boolean; sentence: string } & Dead)
  | { kind: "my-death"; cause: Cause; isCaught: boolean }
  | { kind: "shot"; from: number; to: number; role: Role }
  | { kind: "no-shot"; from: number }
  | (Count & { verdict: Verdict | null })
  | { kind: "end" };

/** The count of a vote, bar by bar. */
export function tallied(news: Extract<News, { type: "revealed" }>, earlier: readonly Ballot[]): Count {
  const { ballots, day, runoff, owner } = news;
  const bars = tally(ballots).map(({ seat, votes }) => ({
    seat,
    votes,
    voters: ballots.filter((it) => it.side === seat).map((it) => ({ seat: it.seat, double: it.weight > 1 })),
  }));
  const changed = ballots.flatMap(({ seat, side }) => {
    const was = earlier.find((it) => it.seat === seat);
    return was && was.side !== side ? [{ seat, from: was.side, to: side }] : [];
  });
  const silent = ballots.filter(({ side }) => side === null).map(({ seat }) => seat);
  return { kind: "tally", day, runoff, bars, silent, owner, changed };
}
