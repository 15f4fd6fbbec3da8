// What the server sends, as in crates/games/bestioles/src/{view,news}.rs. Seats are counted from 0.
export type Theatre = "air" | "land" | "sea";
export type Card = `${Theatre}-${number}`;

export interface Laid {
  card: Card | null;
  up: boolean;
  strength: number;
  shown: boolean;
}

export interface Side {
  pile: Laid[];
  total: number;
  support: number;
}

export interface TheatreView {
  theatre: Theatre;
  sides: [Side, Side];
  control: number;
  blockaded: boolean;
}

export interface Player {
  hand: (Card | null)[];
  shown: Card[];
  air_drop: boolean;
  withdrawal: number;
  withdrawals: [number, number, number, number, number, number, number];
}

export type QuestionKind = "turn" | "play" | "flip" | "flip_own" | "reinforce" | "transport" | "redeploy";

export interface Question {
  seat: number;
  kind: QuestionKind;
  /** Whose ability asks. */
  owner: number;
  card: Card | null;
  drawn: Card | null;
  /** Whether everybody knows the card drawn. */
  drawn_shown: boolean;
}

export interface BattleResult {
  winner: number;
  points: number;
  withdrawn: boolean;
}

export interface Waiting {
  card: Card;
  owner: number;
}

export interface View {
  seat: number | null;
  options: unknown;
  battle: number;
  first: number;
  active: number;
  scores: [number, number];
  target: number;
  players: [Player, Player];
  theatres: [TheatreView, TheatreView, TheatreView];
  deck: (Card | null)[];
  /** Cards in the deck that everybody knows. */
  deck_shown: Card[];
  question: Question | null;
  waiting: Waiting[];
  contained: boolean;
  last_battle: BattleResult | null;
  winner: number | null;
}

export type Cause = "turn" | "redeploy" | "reinforce";
export type Doom = "containment" | "blockade";

export type News =
  | { type: "battle_begun"; battle: number; first: number; order: [Theatre, Theatre, Theatre] }
  | { type: "played"; seat: number; card: Card | null; theatre: Theatre; up: boolean; cause: Cause; doom: Doom | null }
  | { type: "set_off"; seat: number; card: Card }
  | { type: "ignored"; seat: number; card: Card }
  | { type: "flipped"; by: number; side: number; theatre: Theatre; card: Card | null; up: boolean }
  | { type: "drew"; seat: number; card: Card | null }
  | { type: "moved"; seat: number; card: Card | null; from: Theatre; place: number; to: Theatre }
  | { type: "took_back"; seat: number; card: Card | null; from: Theatre; place: number }
  | { type: "declined"; seat: number; card: Card }
  | { type: "withdrew"; seat: number; cards: number }
  | {
      type: "battle_ended";
      result: BattleResult;
      totals: [[number, number], [number, number], [number, number]];
      controls: [number, number, number];
      scores: [number, number];
    }
  | { type: "war_ended"; winner: number; scores: [number, number] };
