// Scenes in words: one thing is told, on the whole glass. What is drawn of them is Scene.svelte's.
import type { Context } from "../contract";
import type { Cue } from "./cues";
import type { Call, Role, View } from "./types";
import { aRole, say, theRole } from "./variants";
import { listed, nameOf, whoIs } from "./words";

type Ctx = Context<View>;

export type Sky = "night" | "dusk" | "vision" | "love" | "dawn" | "day" | "death";

/** What stands in the sky's light. */
export type Picture =
  /** A card, face up. */
  | { kind: "card"; role: Role; under: string | null }
  | { kind: "wolves" | "runners"; n: number }
  | { kind: "candle" | "snuffed" | "moon" };

export interface Telling {
  sky: Sky;
  picture: Picture;
  /** Seats whose shields stand over the title, and the word between them. */
  named: number[];
  between: string | null;
  title: string;
  text: string;
  small: string | null;
}

export const sideOf = (role: Role): "wolves" | "village" => (role === "wolf" ? "wolves" : "village");

/** The calls in which a role decides something; the others sleep all night. */
const CALLS_OF: Partial<Record<Role, readonly Call[]>> = {
  thief: ["thief"],
  cupid: ["cupid"],
  seer: ["seer"],
  wolf: ["wolves", "duel"],
  girl: ["duel"],
};

/** When I shall be called this night; the pack's second round is one of them once it is wanted. */
function myCalls({ own, calls, players, seat }: View): Call[] {
  if (!own || seat === null || !players[seat]?.alive) return [];
  const isAgain = (own.pack?.leaders.length ?? 0) > 0;
  const mine = CALLS_OF[own.role] ?? [];
  return calls.filter((it) => mine.includes(it) || (it === "wolves_again" && isAgain));
}

/** The first call of this night that is mine. */
export const myCall = (view: View): Call | null => myCalls(view)[0] ?? null;

/** Who has something to decide in the open call, or in one that comes. */
export const dashed = (key: string): string => key.replaceAll("_", "-");

/** The one sentence of a beat that everybody may hear. */
export function titleOf(cue: Cue, context: Ctx): string {
  const { t } = context;
  const name = (seat: number) => nameOf(seat, context);
  switch (cue.kind) {
    case "night":
      return t("loups-garous-ui-scene-night");
    case "call":
      return t(`loups-garous-ui-call-${dashed(cue.call)}`);
    case "dawn":
      return t("loups-garous-ui-scene-dawn");
    case "death":
      return cue.sentence;
    case "my-death":
      return t(`loups-garous-ui-my-death-${cue.isCaught ? "caught" : cue.cause}`);
    case "shot":
      return t("loups-garous-ui-shot", { name: name(cue.from), side: name(cue.to), role: aRole(t, cue.role) });
    case "no-shot":
      return t("loups-garous-ui-no-shot", { name: name(cue.from) });
    case "tally":
      return tallyTitle(cue, context);
    case "end":
      return context.view.end ? t(`loups-garous-ui-end-${context.view.end.reason}`) : t("loups-garous-ui-over");
    default:
      return tellingOf(cue, context)?.title ?? "";
  }
}

function tallyTitle({ verdict, runoff }: Extract<Cue, { kind: "tally" }>, context: Ctx): string {
  const { t } = context;
  if (!verdict) return t("loups-garous-ui-tally");
  const names = (seats: number[]) =>
    listed(
      t,
      seats.map((seat) => nameOf(seat, context)),
    );
  const [gone] = verdict.gone;
  if (verdict.gone.length > 1)
    return t("loups-garous-ui-tally-all-gone", { names: names(verdict.gone.map((it) => it.seat)) });
  if (gone) return t("loups-garous-ui-tally-gone", { name: nameOf(gone.seat, context), role: aRole(t, gone.role) });
  if (verdict.tied.length > 0) return t("loups-garous-ui-tally-tied", { names: names(verdict.tied) });
  if (verdict.why === "silence") return t("loups-garous-ui-tally-silence");
  return t(runoff ? "loups-garous-ui-tally-tie-again" : "loups-garous-ui-tally-tie");
}

/** A scene on the whole glass; null for what is drawn on the board. */
export function tellingOf(cue: Cue, context: Ctx): Telling | null {
  switch (cue.kind) {
    case "night":
    case "call":
    case "dawn":
      return hourTelling(cue, context);
    case "my-death":
      return myDeath(cue, context);
    default:
      return privateTelling(cue, context);
  }
}

const NONE = { named: [], between: null, small: null };

function hourTelling(cue: Extract<Cue, { kind: "night" | "call" | "dawn" }>, context: Ctx): Telling {
  const { t, view } = context;
  const title = titleOf(cue, context);
  if (cue.kind === "night") return { ...NONE, sky: "dusk", picture: { kind: "candle" }, title, text: lullaby(context) };
  if (cue.kind === "call") {
    return { ...NONE, sky: "night", picture: { kind: "candle" }, title, text: restOfNight(context).text };
  }
  const [shut] = cue.shut;
  const still = { name: shut === undefined ? "" : nameOf(shut, context) };
  const text = cue.quiet
    ? say(t, "ui-quiet-night", [view.night], {})
    : t(shut === undefined ? "loups-garous-ui-scene-dawn-open" : "loups-garous-ui-scene-dawn-shut", still);
  return { ...NONE, sky: "dawn", picture: { kind: "moon" }, title, text };
}

/** What a player is told when night falls. */
function lullaby(context: Ctx): string {
  const { view, seat, t, isShared } = context;
  if (seat === null || isShared) return t("loups-garous-ui-scene-night-all");
  if (!view.players[seat]?.alive) return t("loups-garous-ui-scene-night-dead");
  const call = myCall(view);
  if (!call) return t("loups-garous-ui-scene-night-sleep");
  return t(`loups-garous-ui-scene-night-wakes-${call}`, { name: nameOf(seat, context) });
}

/** What comes for me in this night, in two lines. Where others may see the screen it is the same for every card. */
export function restOfNight(context: Ctx): { over: string; text: string } {
  const { view, seat, t, isShared } = context;
  if (seat === null || isShared) return { over: t("loups-garous-ui-night-is"), text: t("loups-garous-ui-asleep-all") };
  const mine = myCalls(view);
  const { call } = view;
  if (call && mine.includes(call)) {
    const id = (view.own?.answer ?? null) === null ? "called" : "answered";
    return { over: t(`loups-garous-ui-${id}`), text: t(`loups-garous-ui-${id}-text`) };
  }
  const now = call ? view.calls.indexOf(call) : -1;
  const soon = mine.some((it) => view.calls.indexOf(it) > now);
  return { over: t("loups-garous-ui-asleep"), text: t(`loups-garous-ui-asleep-${soon ? "soon" : "rest"}`) };
}

function myDeath({ cause, isCaught }: Extract<Cue, { kind: "my-death" }>, { t, view, seat }: Ctx): Telling {
  const id = `loups-garous-ui-my-death-${isCaught ? "caught" : cause}`;
  const small = t(`loups-garous-ui-my-death-watch-${view.options.dead_watch}`);
  const named = seat === null ? [] : [seat];
  return { ...NONE, sky: "death", picture: { kind: "snuffed" }, named, title: t(id), text: t(`${id}-text`), small };
}

function privateTelling(cue: Cue, context: Ctx): Telling | null {
  const { t, seat: mine } = context;
  const name = (seat: number) => nameOf(seat, context);
  const tell = (id: string, args: Record<string, string | number> = {}) => ({
    title: t(`loups-garous-ui-scene-${id}`, args),
    text: t(`loups-garous-ui-scene-${id}-text`, args),
  });
  const card = (role: Role, under: string | null = null): Picture => ({ kind: "card", role, under });
  switch (cue.kind) {
    case "card": {
      const text = t(`loups-garous-ui-text-${cue.role}`);
      const title = t("loups-garous-ui-scene-card", { role: aRole(t, cue.role) });
      const small = t("loups-garous-ui-scene-card-note");
      return { ...NONE, sky: "night", picture: card(cue.role, sideText(cue.role, context)), title, text, small };
    }
    case "became": {
      const small = cue.left ? t("loups-garous-ui-scene-became-left", { role: aRole(t, cue.left) }) : null;
      const told = tell("became", { role: aRole(t, cue.role) });
      return { ...NONE, sky: "night", picture: card(cue.role, sideText(cue.role, context)), ...told, small };
    }
    case "pack": {
      const others = cue.seats.filter((seat) => seat !== mine).map(name);
      const told =
        others.length > 0 ? tell("pack", { names: listed(t, others), n: others.length }) : tell("pack-alone");
      return { ...NONE, sky: "night", picture: { kind: "wolves", n: cue.seats.length }, named: cue.seats, ...told };
    }
    case "vision": {
      const told = tell("vision", { name: name(cue.seat), role: aRole(t, cue.role) });
      return { ...NONE, sky: "vision", picture: card(cue.role), named: [cue.seat], ...told };
    }
    case "lover": {
      const named = mine === null ? [cue.seat] : [mine, cue.seat];
      const small = t("loups-garous-ui-scene-lover-card");
      return {
        ...NONE,
        sky: "love",
        picture: { kind: "moon" },
        named,
        between: "♥",
        ...tell("lover", { name: name(cue.seat) }),
        small,
      };
    }
    case "pair": {
      const [one, two] = cue.seats;
      const told = tell("pair", { one: name(one), two: name(two) });
      return { ...NONE, sky: "love", picture: { kind: "moon" }, named: [one, two], between: "♥", ...told };
    }
    case "glimpse": {
      const [one = 0, two] = cue.seats;
      const picture: Picture = { kind: "runners", n: cue.seats.length };
      if (two === undefined)
        return { ...NONE, sky: "night", picture, named: [one], ...tell("glimpse-sure", { name: name(one) }) };
      const told = tell("glimpse", { one: name(one), two: name(two) });
      return { ...NONE, sky: "night", picture, named: [one, two], between: t("loups-garous-ui-or"), ...told };
    }
    case "victim":
      return {
        ...NONE,
        sky: "night",
        picture: { kind: "wolves", n: hunters(context) },
        named: [cue.seat],
        ...tell("victim", { name: name(cue.seat) }),
      };
    case "caught":
      return {
        ...NONE,
        sky: "night",
        picture: card("girl"),
        named: [cue.seat],
        ...tell("caught", { name: name(cue.seat) }),
      };
    default:
      return null;
  }
}

/** How many wolves are out. */
function hunters({ view }: Ctx): number {
  return view.own?.pack?.wolves.filter((it) => view.players[it]?.alive).length ?? 1;
}

function sideText(role: Role, { t }: Ctx): string {
  return t(`loups-garous-ui-side-${sideOf(role)}`);
}

export const cardTitle = (role: Role, { t }: Ctx): string => theRole(t, role);

/** Names over a scene: "vous" stands beside mine, never instead of it. */
export const isMine = (seat: number, context: Ctx): boolean => seat === context.seat;
export { whoIs };
