// A street where nothing happens: the pictures of the rules are taken in it.
import type { Options } from "../../../rules/options";
import type { View } from "../types";
import { KINDS, MONSTERS } from "./box";

const USUAL = { manches: "5", chien: "reste", brouillard: "mains", egalite: "partage", memoire: "avec", cartes: "" };

/** As the table plays through which one reads. */
export function street(options: Options | null = null): View {
  return {
    seat: 0,
    options: { ...USUAL, ...options } as View["options"],
    round: 1,
    rounds: options?.["manches"] === "3" ? 3 : 5,
    contenders: [],
    first: 0,
    active: 0,
    question: null,
    players: [],
    deck: 0,
    hunters: 0,
    monster: null,
    used: [],
    last: null,
    winners: [],
    kinds: KINDS,
    monsters: MONSTERS,
  };
}
