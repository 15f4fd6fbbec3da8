export type Card = "avis" | "chasseur" | "cachette" | "ami" | "chien" | "enquete" | "rumeur" | "ragot" | "accord" | "arnaque" | "brouillard" | "loup-garou" | "sirene" | "vampire" | "gumiho" | "mandragore";
export type Box = "V" | "R" | "N" | "C";
export type Condition = { type: "hunters"; count: number } | { type: "friend" };
export type Ignores = { type: "first" } | { type: "turn"; turn: number };
export interface Power { boxes: [Box, Box, Box, Box]; condition: Condition | null; ignores: Ignores | null; dog: boolean; house: boolean }
export interface Laid { card: Card | null; up: boolean; how: "played" | "laid" | "thrown" | "caught" }
export interface Player { cards: number; known: Card[]; pile: Laid[]; turns: number; friend: boolean; score: number; awaited: boolean; answered: boolean }
export type QuestionKind = "turn" | "give" | "give_back" | "discard";
export interface Question { kind: QuestionKind; card: Card | null; by: number; side: number | null; number: number; taken: Card | null; chosen: Card[] }
export interface Station { turn: number; seat: number }
export interface RoundResult { round: number; monster: Card; end: "played" | "hunter" | "dog"; by: number; side: number; betrayed: boolean; points: number[]; hands: Card[][]; piles: Laid[][]; friends: number[]; way: Station[] }
export interface Kind { card: Card; count: number; boxes: [Box, Box, Box, Box]; house: boolean }
export interface Monster { card: Card; power: Power }
export interface Options { manches: "5" | "3"; chien: "reste" | "passe"; brouillard: "mains" | "une-carte"; egalite: "partage" | "manche"; memoire: "avec" | "sans"; cartes: string }
export interface View { seat: number | null; options: Options; round: number; rounds: number; contenders: number[]; first: number; active: number; question: Question | null; players: Player[]; deck: number; hunters: number; monster: Card | null; used: Card[]; last: RoundResult | null; winners: number[]; kinds: Kind[]; monsters: Monster[] }
export interface Transfer { from: number; to: number; number: number }
export type News =
  | { type: "round_begun"; round: number; further: boolean; first: number; monster: Card | null; hands: Card[][] }
  | { type: "played"; seat: number; card: Card; side: number | null; number: number | null; void: string | null }
  | { type: "laid"; seat: number }
  | { type: "missed"; seat: number; side: number }
  | { type: "caught"; seat: number; side: number; card: Card }
  | { type: "bitten"; seat: number; side: number; card: Card }
  | { type: "befriended"; seat: number; side: number | null; sent: boolean }
  | { type: "looked"; seat: number; side: number; cards: Card[] | null }
  | { type: "chose"; seat: number; gave: Card | null; gave_too: Card | null }
  | { type: "moved"; card: Card; gave: Card | null; gave_too: Card | null; side: number | null; got: Card | null; got_too: Card | null; by: number | null; transfers: Transfer[] }
  | { type: "took"; seat: number; side: number; got: Card | null }
  | { type: "gave_back"; seat: number; side: number; gave: Card | null }
  | { type: "fogged"; seat: number; gave: Card | null; got: Card | null; seats: number[] }
  | { type: "thrown"; seat: number; side: number; gave: Card | null; passed: boolean }
  | { type: "monster_played"; seat: number; card: Card }
  | { type: "round_ended"; result: RoundResult; scores: number[] }
  | { type: "game_ended"; winners: number[]; scores: number[] };
