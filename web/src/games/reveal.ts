// What several pairs of eyes saw, put together: where one saw nothing, what another saw.
/** The first of these that is known; inside lists and objects, the same for every part. */
export function together<T>(views: T[]): T {
  const known = views.filter((view) => view !== null && view !== undefined);
  const [first] = known;
  if (first === undefined) return views[0] as T;
  if (Array.isArray(first)) {
    const lists = known.filter(Array.isArray) as unknown[][];
    // Lists of different lengths say different things: parts of them do not belong together.
    if (lists.some((list) => list.length !== lists[0]?.length)) return first;
    return first.map((_, index) => together(lists.map((list) => list[index]))) as T;
  }
  if (typeof first !== "object") return first;
  const objects = known as Record<string, unknown>[];
  const names = Object.keys(first);
  return Object.fromEntries(names.map((name) => [name, together(objects.map((it) => it[name]))])) as T;
}
