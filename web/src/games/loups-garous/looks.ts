// How a house looks now, as the square is told by the table.

export interface HouseLook {
  seat: number;
  name: string;
  alive: boolean;
  mine: boolean;
  /** Light in the windows. */
  light: boolean;
  /** A touch leads to a move. */
  lit: boolean;
  chosen: boolean;
  /** Votes against the one who lives here; 0 shows nothing. */
  count: number;
  /** Outline of the role that everybody knows: the dead, and all at the end. */
  role: string | null;
  /** Outline of the role he says he has. */
  claim: string | null;
  /** Outline of what I alone know; only while my card is turned over. */
  secret: string | null;
  /** Outline of a public mark: ready, has voted. */
  mark: string | null;
  /** How the house is read aloud. */
  label: string;
}

/** One vote in the air. */
export interface ArrowLook {
  from: number;
  to: number;
  double: boolean;
  mine: boolean;
}
