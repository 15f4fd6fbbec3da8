// When something was, as people say it: "two hours ago", "yesterday", "12 March".
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago: minutes, then hours, then days. */
export function ago(then: number, now: number, language: string): string {
  const gone = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "long" });
  if (gone < HOUR) return words.format(-Math.floor(gone / MINUTE), "minute");
  if (gone < DAY) return words.format(-Math.floor(gone / HOUR), "hour");
  return words.format(-Math.floor(gone / DAY), "day");
}

/** The day: today, yesterday, a weekday of this week, else the date. */
export function day(then: number, now: number, language: string): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(0, days), "day");
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  const format: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: "long" } : { day: "numeric", month: "long", ...(isThisYear ? {} : { year: "numeric" }) };
  return new Intl.DateTimeFormat(language, format).format(then);
}

/** Whether it was in the seven days before now. */
export function isThisWeek(then: number, now: number): boolean {
  return now - then < 7 * DAY;
}
