// The square as it is to be drawn: one look a house, the arrows in the air, what the village is told.
import check from "icon:check-mark";
import doubleShot from "icon:double-shot";
import vote from "icon:vote";
import { tally } from "./chronicle";
import type { Desk } from "./desk.svelte";
import { secretSign } from "./know";
import type { ArrowLook, HouseLook } from "./looks";
import { ROLE_ICONS } from "./roles";
import type { Ballot, Role } from "./types";
import { aRole } from "./variants";
import { isNight } from "./words";

/** The ballots that are still in the air: those of this day, or those just revealed. */
export function ballotsInTheAir({ view }: Desk, justRevealed: Ballot[] | null): Ballot[] {
  if (justRevealed) return justRevealed;
  const { reveal } = view;
  return reveal && reveal.day === view.night && !isNight(view) && !view.end ? reveal.ballots : [];
}

export function arrowsOf(ballots: readonly Ballot[], mine: number | null): ArrowLook[] {
  return ballots.flatMap(({ seat, side, weight }) =>
    side === null ? [] : [{ from: seat, to: side, double: weight > 1, mine: seat === mine }],
  );
}

/** `open` shows the square to everybody: nothing of what I alone know, nothing to touch. */
export function houseLooks(desk: Desk, ballots: readonly Ballot[], night: boolean, open = false): HouseLook[] {
  const votes = new Map(tally(ballots).map((it) => [it.seat, it.votes]));
  return desk.view.players.map((player, seat) => {
    const role = player.role ?? (desk.view.end ? (desk.view.truth?.roles[seat] ?? null) : null);
    const count = votes.get(seat) ?? 0;
    const mark = markOf(desk, seat);
    const mine = !open && seat === desk.seat;
    const name = open ? desk.name(seat) : desk.who(seat);
    return {
      seat,
      name,
      alive: player.alive,
      mine,
      light: !night && player.alive,
      lit: !open && desk.isLit(seat),
      chosen: !open && desk.isChosen(seat),
      count,
      role: role === null ? null : ROLE_ICONS[role],
      claim: player.alive && player.claim && !desk.view.end ? ROLE_ICONS[player.claim] : null,
      secret: !open && desk.turned && role === null ? secretSign(desk.view, seat) : null,
      mark: mark?.icon ?? null,
      label: labelOf(desk, { seat, name, mine }, role, count, mark?.text ?? null),
    };
  });
}

function markOf({ view, t }: Desk, seat: number): { icon: string; text: string } | null {
  const player = view.players[seat];
  if (!player?.alive) return null;
  if (view.phase === "debate" && player.ready) return { icon: check, text: t("loups-garous-ui-house-ready") };
  if ((view.phase === "vote" || view.phase === "runoff") && player.voted) {
    return { icon: vote, text: t("loups-garous-ui-house-voted") };
  }
  return view.double === seat ? { icon: doubleShot, text: t("loups-garous-ui-house-double") } : null;
}

type Owner = Pick<HouseLook, "seat" | "name" | "mine">;

/** What is written on the house comes first, so that it is found by its name. */
function labelOf(desk: Desk, owner: Owner, role: Role | null, count: number, mark: string | null): string {
  const { t, view } = desk;
  const player = view.players[owner.seat];
  const { name } = owner;
  const seatIs = owner.mine ? "you" : "other";
  const parts = [
    player?.alive || !role
      ? t("loups-garous-ui-house-alive", { name })
      : t("loups-garous-ui-house-dead", { seatIs, name, role: aRole(t, role) }),
  ];
  if (player?.alive && player.claim) {
    parts.push(t("loups-garous-ui-house-claims", { seatIs, role: aRole(t, player.claim) }));
  }
  if (count > 0) parts.push(t("loups-garous-ui-house-votes", { n: count }));
  if (mark) parts.push(mark);
  return parts.join(", ");
}
