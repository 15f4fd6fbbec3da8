// What my notes amount to: three equal clues of one colour prove that parameter of the lair (GEV-LAIR-2).
import { COLOURS, type Cell, type Clue, type Colour, type Print, type View } from "./types";

/** Of each colour: there, not there, or not known yet. */
export type Verdicts = Record<Colour, boolean | null>;

/** A print I know, and where it is now. */
export interface Known {
  print: Print;
  clue: Clue;
  place: { kind: "cell"; cell: Cell } | { kind: "archive"; seat: number } | { kind: "town" };
}

/** All prints whose face the view shows. */
export function knownPrints(view: View): Known[] {
  const found: Known[] = [];
  const add = (print: Print, place: Known["place"]): void => {
    if (print.clue) found.push({ print, clue: print.clue, place });
  };
  view.prints.forEach(({ cell, print }) => add(print, { kind: "cell", cell }));
  view.players.forEach(({ archive }, seat) => archive.forEach((print) => add(print, { kind: "archive", seat })));
  view.town.forEach((print) => add(print, { kind: "town" }));
  return found;
}

const ENOUGH = 3;

export function verdictsOf(view: View): Verdicts {
  const known = knownPrints(view);
  const verdict = (colour: Colour): boolean | null => {
    const opened = (view.end?.opened ?? view.opened)?.boxed.find((it) => it.colour === colour);
    if (opened) return !opened.present;
    const clues = known.filter((it) => it.print.colour === colour).map((it) => it.clue.present);
    if (clues.filter(Boolean).length >= ENOUGH) return true;
    return clues.filter((it) => !it).length >= ENOUGH ? false : null;
  };
  return Object.fromEntries(COLOURS.map((colour) => [colour, verdict(colour)])) as Verdicts;
}

/** Cells where the lair cannot be: they do not fit what is proven, or a trap failed there. */
export function ruledOut(view: View, verdicts: Verdicts): ReadonlySet<Cell> {
  const out = view.board.cells.filter(({ cell, refuge, has }) => {
    if (refuge) return false;
    const fits = COLOURS.every((colour) => verdicts[colour] === null || verdicts[colour] === has.includes(colour));
    return !fits || view.failed.includes(cell);
  });
  return new Set(out.map((it) => it.cell));
}
