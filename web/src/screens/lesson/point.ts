// Where the things are that the coach points at.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The first thing of this name that can be seen. */
export function find(name: string): Element | null {
  const all = document.querySelectorAll(`[data-point~="${CSS.escape(name)}"]`);
  return (
    [...all].find((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width > 0 && height > 0;
    }) ?? null
  );
}

/** The length of the hand, and half its breadth. */
const HAND = 66;
const BREADTH = 24;

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Where its fingertip stands, and how it is turned: from the left, from the right, from below. It never lies on `kept`, the words. */
export function handAt(
  { left, top, width, height }: Box,
  screen: { width: number; height: number },
  kept: Box | null = null,
): { x: number; y: number; turn: number; flip: boolean } {
  const middle = top + height / 2;
  const right = left + width;
  const isFree = (from: number) =>
    !kept || !overlap({ left: from, top: middle - BREADTH, width: HAND, height: 2 * BREADTH }, kept);
  if (left > HAND && isFree(left - HAND)) return { x: left + 6, y: middle, turn: 0, flip: false };
  if (screen.width - right > HAND && isFree(right)) return { x: right - 6, y: middle, turn: 180, flip: true };
  const isLow = top + height + HAND > screen.height;
  return { x: left + width / 2, y: isLow ? top + 6 : top + height - 6, turn: isLow ? 90 : -90, flip: false };
}
