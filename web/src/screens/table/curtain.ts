/**
 * The seat to which the device must be handed: one of mine is asked while I look from another of mine, or from nobody's
 * with several to choose from. Null when nothing has to be hidden.
 */
export function seatBehindCurtain(awaited: number[], mine: number[], lookingFrom: number | null): number | null {
  if (mine.length < 2) return null;
  const asked = awaited.filter((seat) => mine.includes(seat));
  if (lookingFrom !== null && asked.includes(lookingFrom)) return null;
  return asked[0] ?? null;
}
