// What a proposal of the next game means for who looks: pure, so that every case can be looked at.
import type { ProposalInfo } from "../../wire/ProposalInfo";
import type { SeatInfo } from "../../wire/SeatInfo";
import type { TableInfo } from "../../wire/TableInfo";

/** What somebody has said, or is awaited to say. */
export type Word = "proposes" | "accepts" | "declines" | "thinks" | "away" | "left" | "asked";

export function wordOf(seat: SeatInfo, proposal: ProposalInfo, me: string | null): Word {
  if (seat.kind === "free") return "left";
  if (seat.kind === "bot") return "accepts";
  if (proposal.by === seat.guest) return "proposes";
  if (proposal.accepted.includes(seat.guest)) return "accepts";
  if (proposal.declined.includes(seat.guest)) return "declines";
  if (seat.guest === me) return "asked";
  return seat.here ? "thinks" : "away";
}

/** Whether a word counts as a yes. */
export function isYes(word: Word): boolean {
  return word === "proposes" || word === "accepts";
}

export interface MyPart {
  /** Whether I may propose: nobody has. */
  propose: boolean;
  /** Whether proposing begins it: nobody else has to agree. */
  atOnce: boolean;
  /** Whether I am asked for my word; false once I have said yes. */
  answer: boolean;
  /** Whether I may still take my yes back. */
  decline: boolean;
  withdraw: boolean;
  /** With how many I may begin without the others; null if I may not. */
  begin: number | null;
}

/** What I may do about the next game. */
export function myPart(table: TableInfo, me: string | null, seated: boolean): MyPart {
  const nothing = { propose: false, atOnce: false, answer: false, decline: false, withdraw: false, begin: null };
  if (me === null || (!seated && table.host !== me)) return nothing;
  const { proposal } = table;
  if (!proposal) return { ...nothing, propose: true, atOnce: othersAt(table, me).length === 0 };
  const decides = proposal.by === me || table.host === me;
  const saidYes = proposal.accepted.includes(me);
  return {
    ...nothing,
    answer: seated && !saidYes,
    decline: seated && saidYes && proposal.by !== me,
    withdraw: decides,
    begin: decides && saidYes ? proposal.without : null,
  };
}

/** The other persons at a table. */
export function othersAt(table: TableInfo, me: string | null): string[] {
  const guests = table.seats.flatMap((seat) => (seat.kind === "person" && seat.guest !== me ? [seat.guest] : []));
  return [...new Set(guests)];
}

/** How many persons sit here. */
export function personsAt(table: TableInfo): number {
  return table.seats.filter(({ kind }) => kind === "person").length;
}
