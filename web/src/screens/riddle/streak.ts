// What this device remembers of riddles: which were solved, and on which days. Nothing of it leaves the device.

export interface Kept {
  /** By riddle: how it ended, and after how many tries. */
  riddles: Record<string, { end: "solved" | "shown"; tries: number }>;
  /** By day (`2026-11-18`): how the riddle of that day ended. */
  days: Record<string, "solved" | "shown">;
}

const PLACE = "riddles";

export function readKept(storage: Pick<Storage, "getItem"> = localStorage): Kept {
  try {
    const kept = JSON.parse(storage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { riddles: kept.riddles ?? {}, days: kept.days ?? {} };
  } catch {
    return { riddles: {}, days: {} };
  }
}

export function keep(kept: Kept, storage: Pick<Storage, "setItem"> = localStorage): void {
  try {
    storage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A device that keeps nothing has no streak; the riddle can be solved all the same.
  }
}

/** With the end of a riddle. What was solved stays solved, and a proof that was shown cannot be solved any more. */
export function ended(kept: Kept, id: string, end: "solved" | "shown", tries: number, day: string | null): Kept {
  const riddles = kept.riddles[id] ? kept.riddles : { ...kept.riddles, [id]: { end, tries } };
  const days = day === null || kept.days[day] ? kept.days : { ...kept.days, [day]: end };
  return { riddles, days };
}

/** The day so many days before another. */
export function dayBefore(day: string, by = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - by * 86_400_000).toISOString().slice(0, 10);
}

/** Days in a row up to today; today itself may still be open. */
export function streakOf(kept: Kept, today: string): number {
  let day = kept.days[today] === "solved" ? today : dayBefore(today);
  if (kept.days[today] === "shown") return 0;
  let n = 0;
  while (kept.days[day] === "solved") {
    n += 1;
    day = dayBefore(day);
  }
  return n;
}

/** The last seven days, today last. */
export function weekOf(kept: Kept, today: string): { day: string; end: "solved" | "shown" | null }[] {
  return [6, 5, 4, 3, 2, 1, 0].map((by) => {
    const day = by === 0 ? today : dayBefore(today, by);
    return { day, end: kept.days[day] ?? null };
  });
}
