import type { Translate } from "../../contract";
import type { Book, Piece } from "../../../rules/book";
import { ROLE_RULES } from "../roles";
import type { Role } from "../types";
import { ROLES, theRole } from "../variants";
import { SPECIAL, hasRole } from "../village";
import Picture from "./Picture.svelte";
import PieceCard from "./Piece.svelte";

const CALLED = new Set<Role>(["wolf", "seer", "cupid", "thief", "girl"]);

function piece(t: Translate, role: Role): Piece {
  return {
    key: role,
    kinds: [role === "wolf" ? "wolves" : "village", CALLED.has(role) ? "night" : ""].filter(Boolean),
    name: theRole(t, role),
    text: t(`loups-garous-ui-text-${role}`),
    help: "",
    rule: ROLE_RULES[role],
  };
}

export default {
  Picture,
  Piece: PieceCard,
  filters: ["village", "wolves", "night"],
  pieces: (t) => ROLES.map((role) => piece(t, role)),
  inPlay: ({ key }, { options, seats }) => {
    const special = SPECIAL.find((role) => role === key);
    return special === undefined || hasRole(special, options, seats);
  },
} satisfies Book;
