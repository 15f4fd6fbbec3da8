import type { Translate } from "../../contract";
import type { Book, Piece } from "../../../rules/book";
import { CARDS, printed } from "../cards";
import { cardHelp } from "../help";
import type { Card, View } from "../types";
import { cardName, cardText } from "../words";
import Picture from "./Picture.svelte";
import PieceCard from "./Piece.svelte";
import { street } from "./position";

const TRAVEL = new Set<Card>(["rumeur", "ragot", "accord", "arnaque", "brouillard"]);
const HUNT = new Set<Card>(["chasseur", "cachette", "chien", "ami", "enquete", "avis"]);

function kindsOf(card: Card): string[] {
  if (printed(card).monster) return ["monster"];
  return [TRAVEL.has(card) ? "travel" : "", HUNT.has(card) ? "hunt" : ""].filter(Boolean);
}

function piece(t: Translate, view: View, card: Card): Piece {
  return {
    key: card,
    kinds: kindsOf(card),
    name: cardName(t, card),
    text: cardText(t, view, card),
    help: cardHelp(t, view, card),
    rule: printed(card).rule,
  };
}

export default {
  Picture,
  Piece: PieceCard,
  filters: ["monster", "hunt", "travel"],
  pieces: (t, options) => CARDS.map((card) => piece(t, street(options), card)),
} satisfies Book;
