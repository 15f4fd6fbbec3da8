// What the coach says at one moment, of all he has to say. Pure.
import type { Coach } from "../../wire/Coach";

export type Line =
  /** Others move, or nothing is left to say: the table speaks for itself. */
  | { kind: "silent" }
  /** One bubble; `more` if there is something to press for the next. */
  | { kind: "says"; text: string; points: string[]; more: boolean }
  /** A move that was not made, and why. */
  | { kind: "wrong"; text: string | null; rule: string | null; points: string[] }
  /** A mistake that stands on the table. */
  | { kind: "shown"; text: string }
  /** The step is over, and this is said last. */
  | { kind: "done"; text: string | null; points: string[] };

/** Changes when the coach begins to speak of something else. */
export function topicOf({ step, task, done }: Coach): string {
  return `${step}/${task}/${done}`;
}

/** Everything he says of the present topic, one after the other. */
function bubbles({ answer, says, closing }: Coach): { text: string; points: string[] }[] {
  const also = answer?.kind === "also" && answer.text ? [{ text: answer.text, points: [] }] : [];
  return [...also, ...says, ...(closing ? [closing] : [])];
}

/** `read`: how many bubbles of the topic were read; `heeded`: the answer to what was just done has been read. */
export function lineOf(coach: Coach, read: number, heeded: boolean): Line {
  const { answer, astray, waits, done, alone } = coach;
  const all = bubbles(coach);
  if (astray && !waits) return { kind: "shown", text: answer?.text ?? "" };
  if (waits) return { kind: "silent" };
  // What was said last of the task stays in sight, and so does what it points at.
  const at = alone && !done ? read : Math.min(read, all.length - 1);
  const now = all[at];
  if (answer && !heeded && answer.kind !== "also" && answer.kind !== "shown") {
    return { kind: "wrong", text: answer.text, rule: answer.rule, points: now?.points ?? [] };
  }
  if (done && at >= all.length - 1) return { kind: "done", text: now?.text ?? null, points: now?.points ?? [] };
  if (!now) return { kind: "silent" };
  return { kind: "says", ...now, more: alone || at < all.length - 1 };
}
