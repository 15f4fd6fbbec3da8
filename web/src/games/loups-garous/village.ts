// The cards of a village: what the options of a table mean for so many players. The lobby shows them, and so does the gallery.
export const SPECIAL = ["seer", "hunter", "cupid", "girl", "thief"] as const;
export type Special = (typeof SPECIAL)[number];

/** From how many players a role is in the pack where nobody says otherwise. */
const FROM: Record<Special, number> = { seer: 0, hunter: 9, cupid: 10, girl: 11, thief: 15 };
const THREE_WOLVES_FROM = 14;
/** What lies in the middle for the Thief. */
const SPARE = 2;

export interface Cards {
  wolves: number;
  roles: Special[];
  villagers: number;
  total: number;
}

type Options = { [key in string]?: string };

export function hasRole(role: Special, options: Options, players: number): boolean {
  const chosen = options[role] ?? "default";
  return chosen === "default" ? players >= FROM[role] : chosen === "yes";
}

export function wolvesOf(options: Options, players: number): number {
  const chosen = Number(options["wolves"]);
  return Number.isInteger(chosen) && chosen > 0 ? chosen : players >= THREE_WOLVES_FROM ? 3 : 2;
}

export function cardsOf(options: Options, players: number): Cards {
  const wolves = wolvesOf(options, players);
  const roles = SPECIAL.filter((role) => hasRole(role, options, players));
  const total = players + (roles.includes("thief") ? SPARE : 0);
  return { wolves, roles, villagers: total - wolves - roles.length, total };
}
