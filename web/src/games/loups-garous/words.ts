// Sentences about the game: what is asked, what a move is called, what has happened, how it ended. On a device that goes round
// nothing here tells what only one player may know.
import { newsText } from "../../i18n/news";
import type { Context, LogLine, Prompt, Translate } from "../contract";
import { isStatement, tally } from "./chronicle";
import { parseMove } from "./moves";
import type { Night, News, Role, View } from "./types";
import { aRole, ROLES, spoken, theRole, told } from "./variants";

type Ctx = Context<View>;
type Who = Omit<Ctx, "view">;

export function nameOf(seat: number, { names }: { names: string[] }): string {
  return names[seat] ?? String(seat + 1);
}

/** "You" for the reader himself, else the name. */
export function whoIs(seat: number, who: Who): string {
  return seat === who.seat ? who.t("loups-garous-ui-you") : nameOf(seat, who);
}

/** "Ana, Hugo and Lou". */
export function listed(t: Translate, names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("loups-garous-ui-names-and", { names: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** Part of a night or day, as texts name it. */
export const hourOf = ({ phase, call }: View): string => (phase === "call" && call ? dashed(call) : phase);

const dashed = (key: string): string => key.replaceAll("_", "-");

export const isNight = (view: View): boolean => view.phase === "call";

export const alive = (view: View): number => view.players.filter((it) => it.alive).length;

/** "Night 2" or "Day 2". */
export const dayTitle = (view: View, t: Translate): string =>
  t(isNight(view) ? "loups-garous-ui-night" : "loups-garous-ui-day", { n: view.night });

export const hourTitle = (view: View, t: Translate): string => t(`loups-garous-ui-hour-${hourOf(view)}`);

// ---- What is asked

export function prompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat, t } = context;
  if (view.end) return { title: ending(context).title };
  const me = seat === null ? undefined : view.players[seat];
  if (me && !me.alive && view.shooter !== seat) {
    return { title: t("loups-garous-ui-prompt-dead"), detail: waiting(context) };
  }
  if (view.phase === "shot") return shotPrompt(context);
  if (!me) return { title: waiting(context) };
  if (view.phase === "call") return nightPrompt(context, moves);
  return dayPrompt(context, moves);
}

/** What my own card asks of me; on a device that goes round the same words for every card. */
function nightPrompt(context: Ctx, moves: string[]): Prompt {
  const { view, t, isShared } = context;
  if (isShared) {
    if (moves.length > 0) {
      return { title: t(`loups-garous-ui-prompt-${hourOf(view)}`), detail: t("loups-garous-ui-prompt-night-detail") };
    }
    return { title: t("loups-garous-ui-prompt-answered"), detail: t("loups-garous-ui-prompt-answered-detail") };
  }
  const asked = askedAtNight(view, moves);
  if (asked === null) return { title: t(`loups-garous-ui-call-${hourOf(view)}`), detail: t("loups-garous-ui-asleep") };
  return { title: t(`loups-garous-ui-q-${asked}`), detail: t(`loups-garous-ui-q-${asked}-detail`) };
}

/** What the open call wants of me; null if I sleep. */
export function askedAtNight({ call, own }: View, moves: readonly string[]): string | null {
  const first = moves[0] === undefined ? null : parseMove(moves[0]);
  if (!first || first.kind === "note") return null;
  if (call === "thief") return moves.includes("keep") ? "thief" : "thief-must";
  if (call === "duel") return own?.role === "girl" ? "girl" : "watch";
  return first.kind === "devour" && call === "wolves_again" ? "devour-again" : first.kind;
}

/** Who spoke of me last today, if I have not answered since; what was said on other days waits no more. */
function waitsForMyWord({ view: { today }, seat }: Ctx): number | null {
  const at = today.findLastIndex((it) => (it.type === "accused" || it.type === "reported") && it.side === seat);
  const answered = today.findLastIndex((it) => it.type === "replied" && it.seat === seat);
  const said = today[at];
  return at > answered && said && "seat" in said ? (said.seat ?? null) : null;
}

function dayPrompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat, t } = context;
  const args = counts(context);
  const me = view.players[seat ?? 0];
  if (view.phase === "debate") {
    const asked = me?.ready ? "ready" : "debate";
    const accuser = moves.includes("yes") && !me?.ready ? waitsForMyWord(context) : null;
    if (accuser !== null) {
      const title = t("loups-garous-ui-prompt-named", { name: nameOf(accuser, context) });
      return { title, detail: t("loups-garous-ui-prompt-ready-count", args) };
    }
    return {
      title: t(asked === "ready" ? "loups-garous-ui-prompt-ready" : "loups-garous-ui-prompt-talk"),
      detail: t("loups-garous-ui-prompt-ready-count", args),
    };
  }
  if (!moves.some((move) => move.startsWith("vote"))) {
    return { title: t("loups-garous-ui-prompt-voted"), detail: waiting(context) };
  }
  const runoff = view.phase === "runoff";
  return {
    title: t(`loups-garous-ui-prompt-${view.phase}`, args),
    detail: t(
      view.own?.double
        ? "loups-garous-ui-prompt-double"
        : runoff
          ? `loups-garous-ui-prompt-runoff-${view.options.second_tie}`
          : "loups-garous-ui-prompt-vote-detail",
    ),
  };
}

function shotPrompt(context: Ctx): Prompt {
  const { view, seat, t } = context;
  if (view.shooter !== null && view.shooter === seat) {
    const cause = view.players[seat]?.cause ?? "night";
    return { title: t(`loups-garous-ui-prompt-shot-${cause}`), detail: t("loups-garous-ui-prompt-shot-detail") };
  }
  return { title: waiting(context) };
}

function counts({ view, names, t }: Ctx): Record<string, string | number> {
  return {
    alive: alive(view),
    ready: view.players.filter((it) => it.alive && it.ready).length,
    cast: view.players.filter((it) => it.alive && it.voted).length,
    names: listed(
      t,
      view.candidates.map((seat) => nameOf(seat, { names })),
    ),
  };
}

/** What the village is about, for whoever is not asked. */
export function waiting(context: Ctx): string {
  const { view, t } = context;
  if (view.phase === "call") return t("loups-garous-ui-wait-night", { hour: hourTitle(view, t) });
  const name = view.shooter === null ? "" : nameOf(view.shooter, context);
  return t(`loups-garous-ui-wait-${view.phase}`, { ...counts(context), name });
}

// ---- What has happened

/** Told to one seat alone. They come into the log when nothing is secret any more. */
const SECRET: ReadonlySet<News["type"]> = new Set(["answered", "closed"]);
/** Seen on the houses themselves, or told by what follows. */
const UNTOLD: ReadonlySet<News["type"]> = new Set(["ready", "voted", "unmasked", "unveiled", "pointed"]);

export function log(news: News, context: Ctx): LogLine[] {
  const { view, t } = context;
  if (UNTOLD.has(news.type) || (SECRET.has(news.type) && !view.end)) return [];
  const heading = headingOf(news, t);
  if (heading !== null) return [{ text: heading, heading: true }];
  const text = sentence(news, context);
  if (text === null) return [];
  const seat = "seat" in news && news.seat !== null ? news.seat : undefined;
  return [seat === undefined ? { text } : { text, seat }];
}

function headingOf(news: News, t: Translate): string | null {
  if (news.type === "night_fell") return t("loups-garous-ui-night", { n: news.night });
  if (news.type === "debate_opened") return t("loups-garous-ui-day", { n: news.day });
  return null;
}

/** One news in words; null if nothing is said of it. */
export function sentence(news: News, context: Ctx): string | null {
  const { t } = context;
  const name = (seat: number) => nameOf(seat, context);
  if (isStatement(news)) {
    return t("loups-garous-ui-said", { name: whoIs(news.seat, context), words: spoken(t, news, name) });
  }
  if (news.type === "revealed") return arrowsTold(news, context);
  // Whether mine is the double arrow is written on my card.
  const open = news.type === "vote_opened" ? { ...news, double: false } : news;
  return told(t, news, name) ?? newsText("loups-garous", open, context);
}

function arrowsTold({ ballots }: Extract<News, { type: "revealed" }>, context: Ctx): string {
  const list = tally(ballots).map(({ seat, votes }) =>
    context.t("loups-garous-ui-tell-votes-one", { name: `**${nameOf(seat, context)}**`, n: votes }),
  );
  return context.t("loups-garous-ui-tell-votes", { list: list.join(" · ") || context.t("loups-garous-ui-nobody") });
}

// ---- Moves, seats, the end

export function moveLabel(notation: string, context: Ctx): string {
  const { t } = context;
  const move = parseMove(notation);
  if (!move) return notation;
  const name = (seat: number | null) => (seat === null ? t("loups-garous-ui-nobody") : nameOf(seat, context));
  switch (move.kind) {
    case "choice": {
      const [kind, n = "0"] = move.choice.split("-");
      return t(`loups-garous-ui-move-${kind}`, { n: Number(n) });
    }
    case "love":
      return t("loups-garous-ui-move-love", { one: name(move.seats[0]), two: name(move.seats[1]) });
    case "claim":
      return t("loups-garous-ui-move-claim", { role: aRole(t, move.role) });
    case "report":
      return t("loups-garous-ui-move-report", { name: name(move.seat), role: aRole(t, move.role) });
    case "ready":
    case "yes":
    case "no":
      return t(`loups-garous-ui-move-${move.kind}`);
    default:
      return t(`loups-garous-ui-move-${move.kind}`, { name: name(move.seat) });
  }
}

export function seatFacts(seat: number, { view, t }: Ctx): { line: string; detail?: string } {
  const player = view.players[seat];
  if (!player) return { line: "" };
  if (view.end && view.truth) return { line: aRole(t, view.truth.roles[seat] ?? "villager") };
  if (!player.alive)
    return { line: t("loups-garous-ui-facts-dead", { role: player.role ? aRole(t, player.role) : "" }) };
  if (player.claim) return { line: t("loups-garous-ui-facts-claims", { role: aRole(t, player.claim) }) };
  return { line: t("loups-garous-ui-facts-alive") };
}

/** Nobody's turn, but for the Hunter who takes aim: at night and in a vote everybody is asked. */
export function turn(view: View): number | null {
  return view.shooter;
}

export function ending(context: Ctx): { title: string; lines: string[] } {
  const { view, t } = context;
  const { end, truth } = view;
  if (!end) return { title: t("loups-garous-ui-over"), lines: [] };
  const parity =
    end.reason === "wolves" && truth?.roles.some((role, seat) => role !== "wolf" && view.players[seat]?.alive);
  const lines = [t(`loups-garous-ui-end-${parity ? "parity" : end.reason}-why`)];
  if (truth) {
    lines.push(...rolesTold(truth.roles, context));
    if (truth.lovers)
      lines.push(
        pairTold(
          "lovers-were",
          truth.lovers.map((seat) => whoIs(seat, context)),
          t,
        ),
      );
    if (truth.middle)
      lines.push(
        pairTold(
          "middle",
          truth.middle.map((role) => aRole(t, role)),
          t,
        ),
      );
    lines.push(...truth.nights.map((night) => nightTold(night, context)));
  }
  return { title: t(`loups-garous-ui-end-${end.reason}`), lines };
}

const pairTold = (id: string, [one = "", two = ""]: string[], t: Translate): string =>
  t(`loups-garous-ui-end-${id}`, { one, two });

/** Who was what; Simple Villagers are who is left. */
function rolesTold(roles: Role[], context: Ctx): string[] {
  return ROLES.filter((role) => role !== "villager" && roles.includes(role)).map((role) => {
    const seats = roles.flatMap((it, seat) => (it === role ? [whoIs(seat, context)] : []));
    return context.t("loups-garous-ui-end-role", { role: theRole(context.t, role), names: listed(context.t, seats) });
  });
}

function nightTold(night: Night, context: Ctx): string {
  const { t } = context;
  const deeds: string[] = [];
  const told = (id: string, seat?: number) => {
    deeds.push(t(`loups-garous-ui-end-night-${id}`, seat === undefined ? {} : { name: nameOf(seat, context) }));
  };
  if (night.look !== null) told("look", night.look);
  if (night.victim === null) told("no-victim");
  else told("victim", night.victim);
  if (night.caught) told("caught");
  else if (night.girl === "glance" || night.girl === "stare") told(night.girl);
  return t("loups-garous-ui-end-night", { n: night.night, deeds: deeds.join(", ") });
}
