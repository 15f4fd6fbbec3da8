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

/** What is spoken of and not there yet is opened by what is marked so (`data-shows`): nobody is told to look at nothing. */
export function show(name: string): void {
  if (find(name)) return;
  document.querySelector<HTMLElement>(`[data-shows~="${CSS.escape(name)}"]`)?.click();
}

/** As much of a thing as its lists, which scroll, let be seen; null if that is nothing. */
export function seenOf(thing: Element): Box | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    const edge = around.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return right - left < LEAST || bottom - top < LEAST ? null : { left, top, width: right - left, height: bottom - top };
}

/** Less of a thing than this is none. */
const LEAST = 6;

/** The length of the hand, and half its breadth. */
const HAND = 66;
const BREADTH = 24;

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

interface Hand {
  x: number;
  y: number;
  turn: number;
  flip: boolean;
}

/**
 * Where its fingertip stands, and how it is turned: from the left, from the right, from below, from above. It never lies on `kept`, the
 * words, and on `lit`, what else is spoken of, only where there is no other way.
 */
export function handAt(
  { left, top, width, height }: Box,
  screen: { width: number; height: number },
  kept: Box | null = null,
  lit: readonly Box[] = [],
): Hand {
  const [middle, centre, right, bottom] = [top + height / 2, left + width / 2, left + width, top + height];
  const flat = (from: number): Box => ({ left: from, top: middle - BREADTH, width: HAND, height: 2 * BREADTH });
  const upright = (from: number): Box => ({ left: centre - BREADTH, top: from, width: 2 * BREADTH, height: HAND });
  const ways: { at: Box; hand: Hand }[] = [
    { at: flat(left - HAND), hand: { x: left + 6, y: middle, turn: 0, flip: false } },
    { at: flat(right), hand: { x: right - 6, y: middle, turn: 180, flip: true } },
    { at: upright(bottom), hand: { x: centre, y: bottom - 6, turn: -90, flip: false } },
    { at: upright(top - HAND), hand: { x: centre, y: top + 6, turn: 90, flip: false } },
  ];
  const isOn = ({ left: x, top: y, width: wide, height: high }: Box) =>
    x >= 0 && y >= 0 && x + wide <= screen.width && y + high <= screen.height;
  const fits = ways.filter(({ at }) => isOn(at) && !(kept && overlap(at, kept)));
  const best = fits.find(({ at }) => !lit.some((it) => overlap(at, it))) ?? fits[0];
  // What fills the screen is pointed at from within.
  const isLow = bottom + HAND > screen.height;
  return best?.hand ?? { x: centre, y: isLow ? top + 6 : bottom - 6, turn: isLow ? 90 : -90, flip: false };
}
