// What I alone know, as it is written on my card and, while it lies face up, on the houses.
import cupidonArrow from "icon:cupidon-arrow";
import nestedHearts from "icon:nested-hearts";
import notebook from "icon:notebook";
import doubleShot from "icon:double-shot";
import pawPrint from "icon:paw-print";
import type { Context } from "../contract";
import type { Chronicle } from "./chronicle";
import { ROLE_ICONS } from "./roles";
import type { Own, View } from "./types";
import { aRole } from "./variants";
import { listed, nameOf } from "./words";

export interface Fact {
  icon: string;
  title: string;
  text: string;
}

type Ctx = Context<View>;

export function factsOf(own: Own, chronicle: Chronicle, context: Ctx): Fact[] {
  return [
    ...thiefFacts(own, context),
    ...loveFacts(own, context),
    ...seenFacts(own, context),
    ...packFacts(own, context),
    ...smallFacts(own, chronicle, context),
  ];
}

function thiefFacts(own: Own, { t }: Ctx): Fact[] {
  if (!own.middle) return [];
  const middle = own.middle.map((role) => ({
    icon: ROLE_ICONS[role],
    title: aRole(t, role),
    text: t("loups-garous-ui-know-middle"),
  }));
  if (own.dealt === own.role) return middle;
  return [{ icon: ROLE_ICONS.thief, title: t("loups-garous-ui-card-thief-was"), text: "" }, ...middle];
}

function loveFacts(own: Own, context: Ctx): Fact[] {
  const { t } = context;
  const facts: Fact[] = [];
  if (own.lover !== null) {
    facts.push({ icon: nestedHearts, title: nameOf(own.lover, context), text: t("loups-garous-ui-know-lover") });
  }
  if (own.pair) {
    const names = own.pair.map((seat) => nameOf(seat, context));
    facts.push({ icon: cupidonArrow, title: listed(t, names), text: t("loups-garous-ui-know-pair") });
  }
  return facts;
}

function seenFacts(own: Own, context: Ctx): Fact[] {
  const { t } = context;
  const night = (n: number) => t("loups-garous-ui-know-vision", { n });
  const visions = own.visions.map((it) => ({
    icon: ROLE_ICONS[it.role],
    title: nameOf(it.seat, context),
    text: `${aRole(t, it.role)} · ${night(it.night)}`,
  }));
  const glimpses = own.glimpses.map(({ night: n, seat, side }) => {
    const names = [seat, ...(side === null ? [] : [side])].map((it) => nameOf(it, context));
    const what = t(`loups-garous-ui-know-peek-${side === null ? "wolf" : "one-of"}`);
    return {
      icon: side === null ? ROLE_ICONS.wolf : ROLE_ICONS.girl,
      title: listed(t, names),
      text: `${what} · ${night(n)}`,
    };
  });
  return [...visions, ...glimpses];
}

/** The other wolves and what they want this night. */
function packFacts({ pack }: Own, context: Ctx): Fact[] {
  const { view, seat, t } = context;
  if (!pack) return [];
  const wish = (wolf: number): string => {
    const night = view.phase === "call" ? pack.answers.find((it) => it.seat === wolf) : undefined;
    if (night && night.watch !== null) return t("loups-garous-ui-know-watch", { name: nameOf(night.watch, context) });
    const prey = night?.second ?? night?.first ?? null;
    return prey === null
      ? t("loups-garous-ui-know-wolf")
      : t("loups-garous-ui-know-choice", { name: nameOf(prey, context) });
  };
  const others = pack.wolves.filter((it) => it !== seat);
  const facts = others.map((it) => ({ icon: ROLE_ICONS.wolf, title: nameOf(it, context), text: wish(it) }));
  if (pack.victim !== null && view.phase === "call") {
    facts.push({ icon: pawPrint, title: nameOf(pack.victim, context), text: t("loups-garous-ui-know-victim") });
  }
  if (pack.caught !== null) {
    facts.push({ icon: ROLE_ICONS.girl, title: nameOf(pack.caught, context), text: t("loups-garous-ui-know-caught") });
  }
  return facts;
}

function smallFacts(own: Own, { notes }: Chronicle, context: Ctx): Fact[] {
  const { t } = context;
  const facts: Fact[] = [];
  if (own.double) {
    facts.push({
      icon: doubleShot,
      title: t("loups-garous-ui-know-double"),
      text: t("loups-garous-ui-know-double-text"),
    });
  }
  if (notes.length > 0) {
    const names = notes.slice(0, 4).map((seat) => nameOf(seat, context));
    facts.push({ icon: notebook, title: names.join(", "), text: t("loups-garous-ui-know-note") });
  }
  return facts;
}

/** The sign that my own knowledge puts on a house; null for none. */
export function secretSign(view: View, seat: number): string | null {
  const { own, truth } = view;
  if (truth) return ROLE_ICONS[truth.roles[seat] ?? "villager"];
  if (!own) return null;
  if (own.pack?.wolves.includes(seat)) return ROLE_ICONS.wolf;
  const vision = own.visions.findLast((it) => it.seat === seat);
  if (vision) return ROLE_ICONS[vision.role];
  if (own.glimpses.some((it) => it.seat === seat && it.side === null)) return ROLE_ICONS.wolf;
  if (own.lover === seat || own.pair?.includes(seat)) return nestedHearts;
  return null;
}

/** What a wolf wants this night: his last word on it, if there is one. */
export interface Wish {
  wolf: number;
  prey: number | null;
  is: "sure" | "points" | "none";
}

/** The living wolves of my pack, and what each of them wants in the open call; me last. */
export function packWishes({ view, seat }: Ctx): Wish[] {
  const pack = view.own?.pack;
  if (!pack) return [];
  const wolves = pack.wolves.filter((wolf) => view.players[wolf]?.alive && wolf !== seat);
  return wolves.map((wolf) => {
    const night = pack.answers.find((it) => it.seat === wolf);
    const prey = view.call === "duel" ? night?.watch : view.call === "wolves_again" ? night?.second : night?.first;
    if (prey !== undefined && prey !== null) return { wolf, prey, is: "sure" };
    const point = view.call === "duel" ? undefined : pack.points.find((it) => it.seat === wolf);
    return { wolf, prey: point?.side ?? null, is: point ? "points" : "none" };
  });
}

/** Shields on a house: the wolves who want or watch the one who lives there. */
export function pinsOf(context: Ctx, house: number): number[] {
  return packWishes(context).flatMap(({ wolf, prey }) => (prey === house ? [wolf] : []));
}
