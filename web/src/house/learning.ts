// How far one is with each lesson on this device. Nobody else is told.

export interface Learning {
  /** The step where one was last, counted from 0. */
  at: number;
  /** How many steps the lesson has. */
  of: number;
  /** Steps that were done. */
  done: number[];
  /** Its last step was done once. */
  learnt: boolean;
}

const KEY = "bestiaire.lessons";

function isLearning(value: unknown): value is Learning {
  if (typeof value !== "object" || value === null) return false;
  const { at, of, done, learnt } = value as Partial<Learning>;
  return typeof at === "number" && typeof of === "number" && Array.isArray(done) && typeof learnt === "boolean";
}

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Null for whoever has not begun. */
export function learning(game: string): Learning | null {
  const kept = all()[game];
  return isLearning(kept) ? kept : null;
}

function keep(game: string, now: Learning): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: now }));
  } catch {
    // A full or closed storage: the lesson begins with its first step again.
  }
}

/** One is at this step now. */
export function noteStep(game: string, at: number, of: number): void {
  const { done = [], learnt = false } = learning(game) ?? {};
  keep(game, { at, of, done, learnt });
}

/** This step is done; the lesson is learnt with its last one. */
export function noteDone(game: string, step: number, of: number): void {
  const { done = [], learnt = false } = learning(game) ?? {};
  const isLast = step === of - 1;
  // Whoever comes back after the end begins again.
  const at = isLast ? 0 : step + 1;
  keep(game, { at, of, done: [...new Set([...done, step])], learnt: learnt || isLast });
}

/** What leads to it is called: learn, which step, learnt. */
export function learnLabel(kept: Learning | null, t: (id: string, args?: Record<string, number>) => string): string {
  if (kept?.learnt) return t("learnt");
  return kept && kept.at > 0 ? t("learn-at", { n: kept.at + 1, of: kept.of }) : t("learn");
}
