// How a house looks now, as the square is told by the table.

export interface HouseLook {
  seat: number;
  name: string;
  alive: boolean;
  mine: boolean;
  /** Stands beside my own name. */
  tag: string;
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
  /** Shields of the wolves who want or watch this house; for wolves only. */
  pins: number[];
  /** Something happens to this house right now. */
  struck: boolean;
  /** How the house is read aloud. */
  label: string;
}

/** What stands in the middle of the square. */
export interface MidLook {
  /** An outline; without it sun or moon. */
  icon?: string;
  title: string;
  text: string;
}

/** One vote in the air. */
export interface ArrowLook {
  from: number;
  to: number;
  double: boolean;
  mine: boolean;
}
