// The square as it is to be drawn: one look a house, and what stands in the middle.
import check from "icon:check-mark";
import doubleShot from "icon:double-shot";
import vote from "icon:vote";
import { plain } from "../../stage/tell";
import type { Cue } from "./cues";
import type { Desk } from "./desk.svelte";
import { packWishes, pinsOf, secretSign } from "./know";
import type { ArrowLook, HouseLook, MidLook } from "./looks";
import { CALL_ICONS, ROLE_ICONS } from "./roles";
import type { Role } from "./types";
import { aRole } from "./variants";
import { alive, dayTitle, hourTitle, listed, waiting } from "./words";

/** `open` shows the square to everybody: nothing of what I alone know, nothing to touch. */
export function houseLooks(desk: Desk, night: boolean, cue: Cue | null = null, open = false): HouseLook[] {
  const votes = new Map(cue?.kind === "tally" ? cue.bars.map((it) => [it.seat, it.votes]) : []);
  const struck = cue?.kind === "shot" ? cue.to : cue?.kind === "no-shot" ? cue.from : desk.view.shooter;
  return desk.view.players.map((player, seat) => {
    const role = player.role ?? (desk.view.end ? (desk.view.truth?.roles[seat] ?? null) : null);
    const count = votes.get(seat) ?? 0;
    const mark = markOf(desk, seat);
    const mine = !open && seat === desk.seat;
    const name = desk.name(seat);
    return {
      seat,
      name,
      alive: player.alive,
      mine,
      tag: desk.t("loups-garous-ui-you-tag"),
      light: !night && player.alive,
      lit: !open && desk.isLit(seat),
      chosen: !open && desk.isChosen(seat),
      count,
      role: role === null ? null : ROLE_ICONS[role],
      claim: player.alive && player.claim && !desk.view.end ? ROLE_ICONS[player.claim] : null,
      secret: !open && desk.turned && role === null ? secretSign(desk.view, seat) : null,
      mark: mark?.icon ?? null,
      pins: open || !night ? [] : pinsOf(desk.context, seat),
      struck: struck === seat,
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
  const seatIs = "other";
  const parts = [
    player?.alive || !role
      ? t("loups-garous-ui-house-alive", { name })
      : t("loups-garous-ui-house-dead", { seatIs, name, role: aRole(t, role) }),
    ...(owner.mine ? [t("loups-garous-ui-you-tag")] : []),
  ];
  if (player?.alive && player.claim) {
    parts.push(t("loups-garous-ui-house-claims", { seatIs, role: aRole(t, player.claim) }));
  }
  const secret = owner.mine || !desk.turned || role ? null : secretText(desk, owner.seat);
  if (secret) parts.push(secret);
  if (count > 0) parts.push(t("loups-garous-ui-house-votes", { n: count }));
  if (mark) parts.push(mark);
  return parts.join(", ");
}

/** What the Seer has seen of him, for who listens. */
function secretText({ t, view }: Desk, seat: number): string | null {
  const vision = view.own?.visions.findLast((it) => it.seat === seat);
  return vision ? t("loups-garous-ui-house-seen", { role: aRole(t, vision.role), n: vision.night }) : null;
}

/** A shot in the air. */
export function shotOf(cue: Cue | null): ArrowLook[] {
  return cue?.kind === "shot" ? [{ from: cue.from, to: cue.to, double: false, mine: false }] : [];
}

/** What stands in the middle of the square. `open`: for everybody's eyes. */
export function midOf(desk: Desk, cue: Cue | null, open = false): MidLook {
  const { t, view } = desk;
  if (cue?.kind === "no-shot") {
    return {
      icon: ROLE_ICONS.hunter,
      title: t("loups-garous-ui-no-shot", { name: desk.name(cue.from) }),
      text: t("loups-garous-ui-no-shot-text"),
    };
  }
  // The count is told beside it.
  if (cue?.kind === "tally") return { title: dayTitle(view, t), text: hourTitle(view, t) };
  if (!open && desk.decides) return choiceMid(desk);
  if (!open && view.truth && view.phase === "call") return watchMid(desk);
  if (view.phase === "shot") return shotMid(desk);
  if (view.phase === "vote" || view.phase === "runoff") {
    const cast = view.players.filter((it) => it.alive && it.voted).length;
    return {
      title: t("loups-garous-ui-mid-votes", { n: cast, all: alive(view) }),
      text: t("loups-garous-ui-mid-votes-text"),
    };
  }
  return { title: dayTitle(view, t), text: hourTitle(view, t) };
}

/** What I am about to do at night. */
function choiceMid(desk: Desk): MidLook {
  const { t, view } = desk;
  const [first, second] = desk.picked;
  const icon = view.call ? CALL_ICONS[view.call] : ROLE_ICONS.villager;
  const name = typeof first === "number" ? desk.name(first) : "";
  const asked = name ? t("loups-garous-ui-mid-name", { name }) : hourTitle(view, t);
  switch (desk.touch.deed) {
    case "look": {
      const seen = view.own?.visions.map((it) =>
        t("loups-garous-ui-mid-seen", { name: desk.name(it.seat), role: aRole(t, it.role) }),
      );
      return { icon, title: asked, text: seen?.join(" ") ?? "" };
    }
    case "love": {
      const both = typeof second === "number" ? listed(t, [name, desk.name(second)]) : asked;
      return { icon, title: both, text: t("loups-garous-ui-mid-love") };
    }
    case "devour":
    case "watch": {
      const verb = desk.touch.deed;
      const others = packWishes(desk.context).filter(({ prey }) => prey !== null);
      const told = others.map(({ wolf, prey }) =>
        t(`loups-garous-ui-mid-${verb}`, { name: desk.name(wolf), side: desk.name(prey ?? 0) }),
      );
      return { icon, title: asked, text: told.join(" ") };
    }
    default:
      return { icon, title: asked, text: "" };
  }
}

/** The dead watch: what is done while the others sleep. */
function watchMid(desk: Desk): MidLook {
  const { t, view } = desk;
  const night = view.truth?.nights.find((it) => it.night === view.night);
  const wolves = night?.wolves.flatMap((it) => {
    const prey = it.second ?? it.first;
    return prey === null ? [] : [t("loups-garous-ui-mid-devour", { name: desk.name(it.seat), side: desk.name(prey) })];
  });
  const look = night?.look ?? null;
  const seen = look === null ? [] : [t("loups-garous-ui-end-night-look", { name: desk.name(look) })];
  return { title: dayTitle(view, t), text: [...(wolves ?? []), ...seen].join(" · ") || hourTitle(view, t) };
}

function shotMid(desk: Desk): MidLook {
  const { t, view } = desk;
  const icon = ROLE_ICONS.hunter;
  if (view.shooter !== null && view.shooter === desk.seat) {
    const title =
      desk.about === null ? hourTitle(view, t) : t("loups-garous-ui-mid-name", { name: desk.name(desk.about) });
    return { icon, title, text: t("loups-garous-ui-mid-aim") };
  }
  const name = view.shooter === null ? "" : desk.name(view.shooter);
  return { icon, title: t("loups-garous-ui-mid-aims", { name }), text: plain(waiting(desk.context)) };
}
