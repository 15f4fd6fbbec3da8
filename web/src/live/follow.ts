// A moment after another one: what came says only what is new.
import type { Moment } from "../wire/Moment";
import type { Next } from "../wire/Next";

type Piece = [start: number, removed: number, inserted: unknown[]];
type Part = { readonly [name: string]: unknown };

/**
 * What `old` becomes. A member of `changes` takes the place of the one of its name; one whose name ends in `~` holds what
 * has changed inside that member, by index if it is a list; one whose name ends in `@` is a piece of that list: where it
 * begins, how many elements go, and which come. What is the same stays the very same object.
 */
export function changed(old: unknown, changes: unknown): unknown {
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Part) }) as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes as Part)) {
    const member = name.slice(0, -1);
    if (name.endsWith("~")) copy[member] = changed(copy[member], value);
    else if (name.endsWith("@")) copy[member] = spliced(copy[member], value as Piece);
    else copy[name] = value;
  }
  return copy;
}

function spliced(list: unknown, [start, removed, inserted]: Piece): unknown[] {
  const copy = [...(list as unknown[])];
  copy.splice(start, removed, ...inserted);
  return copy;
}

/** The moment that follows `now`. */
export function follow(now: Moment, next: Next): Moment {
  return { ...now, ...next, view: changed(now.view, next.view), moves: next.moves ?? now.moves };
}
