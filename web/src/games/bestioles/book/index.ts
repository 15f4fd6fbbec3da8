import type { Translate } from "../../contract";
import type { Book, Piece } from "../../../rules/book";
import { CARDS, printed, strengthOf, theatreOf } from "../cards";
import type { Card } from "../types";
import { cardName, theatreName } from "../words";
import Picture from "./Picture.svelte";
import PieceCard from "./Piece.svelte";

function piece(t: Translate, card: Card): Piece {
  const { kind, rule } = printed(card);
  const facts = [`${theatreName(t, theatreOf(card))} ${strengthOf(card)}`];
  if (kind !== "none") facts.push(t(`bestioles-kind-${kind}`));
  return {
    key: card,
    kinds: [theatreOf(card), kind],
    name: cardName(t, card),
    text: t(`bestioles-card-${card}-text`),
    help: [`**${facts.join(" · ")}**`, t(`bestioles-card-${card}-help`)].join("\n"),
    rule,
  };
}

export default {
  Picture,
  Piece: PieceCard,
  filters: ["air", "land", "sea", "instant", "ongoing", "none"],
  pieces: (t) => CARDS.map((card) => piece(t, card)),
} satisfies Book;
