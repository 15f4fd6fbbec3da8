// How large things are on a television: its screens are drawn for 800 × 450, in which the text of a table is seventeen high, and
// blown up to whatever glass there is. What is read from a sofa is then at least forty high on a screen of 1920 × 1080.

const WIDTH = 800;
const HEIGHT = 450;

/** By how much everything is blown up on a glass of this size; a phone that opens the address sees a small television. */
export function scaleOf(glass: { width: number; height: number }): number {
  return Math.max(Math.min(glass.width / WIDTH, glass.height / HEIGHT), 0.4);
}
