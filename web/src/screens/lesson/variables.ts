// The names in the words of a lesson: `$opponent` at a table of two, `$name2`, `$name3` … by seat.

export function variables(names: string[], mine: number[]): Record<string, string> {
  const others = names.flatMap((name, seat) => (mine.includes(seat) ? [] : [{ name, seat }]));
  const all = Object.fromEntries(others.map(({ name, seat }) => [`name${seat + 1}`, name]));
  const [only, second] = others;
  return only && !second ? { ...all, opponent: only.name } : all;
}
