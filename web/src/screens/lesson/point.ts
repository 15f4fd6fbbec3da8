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

/** The length of the hand. */
const HAND = 66;

/** Where its fingertip stands, and how it is turned: from the left, from the right, from below. */
export function handAt(
  { left, top, width, height }: Box,
  screen: { width: number; height: number },
): { x: number; y: number; turn: number; flip: boolean } {
  const middle = top + height / 2;
  if (left > HAND) return { x: left + 6, y: middle, turn: 0, flip: false };
  if (screen.width - left - width > HAND) return { x: left + width - 6, y: middle, turn: 180, flip: true };
  const isLow = top + height + HAND > screen.height;
  return { x: left + width / 2, y: isLow ? top + 6 : top + height - 6, turn: isLow ? 90 : -90, flip: false };
}
