// What lies in the box, read from the file that the rules themselves read: the gallery cannot say anything else.
import source from "../../../../../crates/games/monstre/data/cards.txt?raw";
import { printed } from "../cards";
import type { Box, Card, Power, View } from "../types";

type Boxes = Power["boxes"];

const entries: [Card, string[]][] = source.split("\n").flatMap((line) => {
  const [card, value] = line.trim().split("=");
  return !card || !value || card.startsWith("#") ? [] : [[card as Card, value.split("+")]];
});

const boxesIn = (words: string[]): Boxes => {
  const letters = words.find((word) => /^[VRNC]{4}$/.test(word)) ?? "VVVV";
  return [...letters] as Box[] as Boxes;
};

/** The number behind a word such as `hunters-2`; null without it. */
function figure(words: string[], start: string): number | null {
  const found = words.find((word) => word.startsWith(`${start}-`));
  return found ? Number(found.slice(start.length + 1)) : null;
}

function conditionIn(words: string[]): Power["condition"] {
  const count = figure(words, "hunters");
  if (count !== null) return { type: "hunters", count };
  return words.includes("friend") ? { type: "friend" } : null;
}

function ignoresIn(words: string[]): Power["ignores"] {
  const turn = figure(words, "ignores-turn");
  if (turn !== null) return { type: "turn", turn };
  return words.includes("ignores-first") ? { type: "first" } : null;
}

function powerIn(words: string[]): Power {
  return {
    boxes: boxesIn(words),
    condition: conditionIn(words),
    ignores: ignoresIn(words),
    dog: words.includes("dog"),
    house: words.includes("house"),
  };
}

/** General cards, in the order of the file. */
export const KINDS = entries
  .filter(([card]) => !printed(card).monster)
  .map(([card, words]) => ({
    card,
    count: Number(words[0]),
    boxes: boxesIn(words),
    house: words.includes("house"),
  })) as View["kinds"];

export const MONSTERS = entries
  .filter(([card]) => printed(card).monster)
  .map(([card, words]) => ({ card, power: powerIn(words) })) as View["monsters"];
