// What the help sheet says of a card or of a neighbour, and how a house is read aloud.
import type { Translate } from "../contract";
import { CARDS, printed } from "./cards";
import type { Neighbour } from "./neighbour";
import type { Card, Power, View } from "./types";
import { cardList, cardName, laidName, powerOf } from "./words";

/** Text of the sheet, a paragraph a line. What is ours and not the box's is said to be so. */
export function cardHelp(t: Translate, view: View, card: Card): string {
  const power = powerOf(view, card);
  const lines = power ? monsterHelp(t, view, power) : generalHelp(t, view, card);
  return lines.join("\n");
}

function generalHelp(t: Translate, view: View, card: Card): string[] {
  const lines = [t(`monstre-card-${card}-help`)];
  const kind = view.kinds.find((it) => it.card === card);
  if (kind?.boxes[0] === "N") lines.push(t("monstre-help-asleep"));
  if (card === "chien" && view.options.chien === "passe") lines.push(t("monstre-help-chien-passe"));
  if (card === "brouillard" && view.options.brouillard === "une-carte") lines.push(t("monstre-help-brouillard-une"));
  if (kind) lines.push(t("monstre-help-count", { count: kind.count, house: kind.house ? "yes" : "no" }));
  return lines;
}

function monsterHelp(t: Translate, view: View, power: Power): string[] {
  const { condition, ignores, boxes, dog, house } = power;
  const lines = [t("monstre-help-monster")];
  if (condition?.type === "hunters") {
    lines.push(t("monstre-help-hunters", { turn: boxes.indexOf("C") + 1, count: condition.count, now: view.hunters }));
  }
  if (condition?.type === "friend") lines.push(t("monstre-help-friend", { turn: boxes.indexOf("C") + 1 }));
  if (ignores?.type === "first") lines.push(t("monstre-help-first"));
  if (ignores?.type === "turn") lines.push(t("monstre-help-turn", { turn: ignores.turn }));
  if (dog) lines.push(t("monstre-help-dog"));
  if (house) lines.push(t("monstre-help-house"));
  return lines;
}

/** All that is known of a neighbour. */
export function houseHelp(t: Translate, it: Neighbour): string {
  const lines = [`**${t("monstre-house-facts", { cards: it.cards, points: it.score })}**`];
  if (it.friend) lines.push(t("monstre-house-friend"));
  if (it.known.length > 0) lines.push(t("monstre-house-known", { cards: cardList(t, it.known) }));
  if (it.pile.length === 0) lines.push(t("monstre-house-nothing"));
  else lines.push(t("monstre-house-played"));
  it.pile.forEach((laid, index) => lines.push(`${index + 1}. ${laidName(t, laid)}`));
  return lines.join("\n");
}

export function houseLabel(t: Translate, it: Neighbour): string {
  const facts = [it.name, t("monstre-house-facts", { cards: it.cards, points: it.score })];
  if (it.friend) facts.push(t("monstre-friend"));
  if (it.turn) facts.push(t("monstre-house-turn"));
  if (it.answered) facts.push(t("monstre-has-chosen"));
  const played = it.pile.map((laid) => laidName(t, laid)).join(", ");
  const said = [facts.join(", "), played ? t("monstre-house-pile", { cards: played }) : t("monstre-nothing-played")];
  if (it.known.length > 0) said.push(t("monstre-house-known", { cards: cardList(t, it.known) }));
  return said.join(". ");
}

/** What is in the box: every card with its number, and the Monsters still to come, for the help of the table. */
export function boxHelp(t: Translate, view: View): string {
  const counts = view.kinds.map(({ card, count }) => `${cardName(t, card)} ${count}`).join(" · ");
  // A further round has all five Monsters again (MON-30).
  const used = view.contenders.length > 0 ? [] : view.used;
  const left = CARDS.filter((card) => printed(card).monster && !used.includes(card));
  return [
    t("monstre-box-known", { cards: counts }),
    t(view.kinds.some((it) => it.house) ? "monstre-box-house" : "monstre-box-own"),
    t("monstre-box-monsters", { cards: cardList(t, left) }),
  ].join("\n");
}
