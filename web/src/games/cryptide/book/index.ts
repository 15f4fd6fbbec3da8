import type { Translate } from "../../contract";
import type { Book, Piece } from "../../../rules/book";
import { BASE_CLUES, CLUE_KINDS, isNegated, kindOf, type Clue } from "../clues";
import Picture from "./Picture.svelte";
import PiecePlate from "./Piece.svelte";
import { clueSentence } from "../words";

const ALL: Clue[] = [...BASE_CLUES, ...BASE_CLUES.map((clue): Clue => `not-${clue}`)];

/** Clues of the advanced mode alone: the black ones and all negations (CRY-5). */
const isAdvanced = (clue: Clue): boolean => isNegated(clue) || clue === "within-3-black";

function piece(t: Translate, clue: Clue): Piece {
  return {
    key: clue,
    kinds: [kindOf(clue), isAdvanced(clue) ? "advanced" : "normal"],
    name: clueSentence(t, clue),
    text: "",
    help: t(isAdvanced(clue) ? "rules-cryptide-clue-advanced" : "rules-cryptide-clue-normal"),
    rule: "CRY-4",
  };
}

export default {
  Picture,
  Piece: PiecePlate,
  filters: [...CLUE_KINDS, "normal", "advanced"],
  pieces: (t) => ALL.map((clue) => piece(t, clue)),
  inPlay: ({ kinds }, { options }) => options["mode"] !== "normal" || !kinds.includes("advanced"),
} satisfies Book;
