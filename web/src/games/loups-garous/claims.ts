// What everybody knows of a villager: what was said, how the votes went, the card of the dead.
import type { Context } from "../contract";
import { saidBy, votesOf, type Chronicle } from "./chronicle";
import type { Statement, View } from "./types";
import { aRole } from "./variants";
import { nameOf } from "./words";

type Ctx = Context<View>;

/** A statement in two or three words, after the name of who made it. */
export function shortly(it: Statement, context: Ctx): string {
  const { t } = context;
  const name = (seat: number) => nameOf(seat, context);
  switch (it.type) {
    case "claimed":
      return t("loups-garous-ui-claims-is", { role: aRole(t, it.role) });
    case "reported":
      return t("loups-garous-ui-claims-report", { name: name(it.side), role: aRole(t, it.role) });
    case "accused":
      return t("loups-garous-ui-claims-accuse", { name: name(it.side) });
    case "announced":
      return t("loups-garous-ui-claims-announce", { name: name(it.side) });
    case "defended":
      return it.side === it.seat
        ? t("loups-garous-ui-claims-defend-me")
        : t("loups-garous-ui-claims-defend", { name: name(it.side) });
    case "doubted":
      return t("loups-garous-ui-claims-doubt", { name: name(it.side) });
    case "replied":
      return t(`loups-garous-ui-claims-${it.yes ? "yes" : "no"}`);
  }
}

/** The sheet that a house tells, a paragraph a line. Nothing in it is mine alone: whoever looks over my shoulder knows it. */
export function houseHelp(seat: number, chronicle: Chronicle, context: Ctx): string {
  const { view, t } = context;
  const player = view.players[seat];
  if (!player) return "";
  const shown = view.end ? (view.truth?.roles[seat] ?? player.role) : player.alive ? null : player.role;
  const day = (n: number) => t("loups-garous-ui-short-day", { n });
  const state =
    shown === null
      ? t("loups-garous-ui-facts-alive")
      : player.alive
        ? aRole(t, shown)
        : t("loups-garous-ui-facts-dead", { role: aRole(t, shown) });
  const said = saidBy(chronicle, seat).map((it) => {
    const words = new Set(it.said.map((one) => shortly(one, context)));
    return `${day(it.day)} ${[...words].join(" · ")}`;
  });
  const votes = votesOf(chronicle, seat).map(({ day: n, runoff, ballot }) => {
    const against = ballot.side === null ? t("loups-garous-ui-votes-abstain") : nameOf(ballot.side, context);
    return `${day(n)}${runoff ? "′" : ""} → ${against}${ballot.weight > 1 ? " ×2" : ""}`;
  });
  const double = view.double === seat ? [t("loups-garous-ui-house-double")] : [];
  return [`**${state}**`, ...double, ...said, ...(votes.length > 0 ? [votes.join(" · ")] : [])].join("\n");
}
