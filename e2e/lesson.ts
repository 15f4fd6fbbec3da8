// The files of lessons/ as a test needs them: what is wanted, what is named as a mistake, what is pointed at.
import { readFileSync } from "node:fs";

export interface Mistake {
  pattern: string;
  when: string | null;
  /** The end of its text's key. */
  key: string;
  /** It is shown before it is taken back. */
  isShown: boolean;
}

export interface Task {
  says: { key: string; points: string[] }[];
  accept: string[];
  also: string[];
  /** Moves that lead elsewhere, while the same is wanted. */
  free: string[];
  wrong: Mistake[];
  bots: boolean;
}

export interface Step {
  key: string;
  tasks: Task[];
}

const withoutWhen = (text: string) => text.split(" when ")[0]?.split(" luck ")[0]?.trim() ?? "";

export function readLesson(game: string): Step[] {
  const text = readFileSync(`../lessons/${game}.lesson`, "utf8");
  const steps: Step[] = [];
  let inTask = false;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const step = steps.at(-1);
    if (line.startsWith("step:")) {
      steps.push({ key: line.slice(5).trim(), tasks: [] });
      inTask = false;
    } else if (line === "task:") {
      step?.tasks.push({ says: [], accept: [], also: [], free: [], wrong: [], bots: false });
      inTask = true;
    } else if (/^(setup|lead-in|done|tip|after|seed|options):/.test(line)) inTask = false;
    const task = inTask ? step?.tasks.at(-1) : undefined;
    if (!task) continue;
    const [word = "", ...words] = line.split(" ");
    const rest = words.join(" ");
    const [before = "", after = ""] = rest.split("->").map((it) => it.trim());
    if (word === "say") {
      task.says.push({ key: withoutWhen(before), points: after ? after.split(",").map((it) => it.trim()) : [] });
    } else if (word === "accept") task.accept.push(withoutWhen(rest));
    else if (word === "also") task.also.push(withoutWhen(before));
    else if (word === "free") task.free.push(withoutWhen(rest));
    else if (word === "bots") task.bots = true;
    else if (word === "wrong") {
      const [key = "", then] = after.split(" then ");
      const when = before.split(" when ")[1] ?? null;
      task.wrong.push({ pattern: withoutWhen(before), when, key: key.trim(), isShown: then !== undefined });
    }
  }
  return steps;
}

/** As in docs/lessons.md: `*` is a word, a last one any rest, `a/b` either word. */
export function means(pattern: string, notation: string): boolean {
  const wanted = pattern.split(/\s+/);
  const words = notation.split(/\s+/);
  for (const [i, it] of wanted.entries()) {
    if (it === "*" && i === wanted.length - 1) return true;
    const word = words[i];
    if (word === undefined || (it !== "*" && !it.split("/").includes(word))) return false;
  }
  return words.length === wanted.length;
}
