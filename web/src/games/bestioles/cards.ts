// What is printed on a card besides its words: the theatre, the strength, the kind of ability and the animal.
import anglerFish from "icon:angler-fish";
import ant from "icon:ant";
import bee from "icon:bee";
import boar from "icon:boar";
import crab from "icon:crab";
import dolphin from "icon:dolphin";
import dragonfly from "icon:dragonfly";
import fly from "icon:fly";
import flyingBeetle from "icon:flying-beetle";
import hangingSpider from "icon:hanging-spider";
import hedgehog from "icon:hedgehog";
import ladybug from "icon:ladybug";
import octopus from "icon:octopus";
import porcupinefish from "icon:porcupinefish";
import rabbit from "icon:rabbit";
import rat from "icon:rat";
import seaTurtle from "icon:sea-turtle";
import waspSting from "icon:wasp-sting";
import type { Card, Theatre } from "./types";

export type Kind = "instant" | "ongoing" | "none";

export interface Printed {
  kind: Kind;
  /** Outline of its animal. */
  animal: string;
  /** Rule that tells the fine print. */
  rule: string;
}

const PRINTED: Record<Card, Printed> = {
  "air-1": { kind: "ongoing", animal: ladybug, rule: "BES-21" },
  "air-2": { kind: "instant", animal: bee, rule: "BES-22" },
  "air-3": { kind: "instant", animal: dragonfly, rule: "BES-23" },
  "air-4": { kind: "ongoing", animal: fly, rule: "BES-24" },
  "air-5": { kind: "ongoing", animal: waspSting, rule: "BES-25" },
  "air-6": { kind: "none", animal: flyingBeetle, rule: "BES-5" },
  "land-1": { kind: "instant", animal: ant, rule: "BES-26" },
  "land-2": { kind: "instant", animal: hangingSpider, rule: "BES-27" },
  "land-3": { kind: "instant", animal: rabbit, rule: "BES-23" },
  "land-4": { kind: "ongoing", animal: hedgehog, rule: "BES-28" },
  "land-5": { kind: "instant", animal: rat, rule: "BES-29" },
  "land-6": { kind: "none", animal: boar, rule: "BES-5" },
  "sea-1": { kind: "instant", animal: seaTurtle, rule: "BES-30" },
  "sea-2": { kind: "ongoing", animal: porcupinefish, rule: "BES-31" },
  "sea-3": { kind: "instant", animal: dolphin, rule: "BES-23" },
  "sea-4": { kind: "instant", animal: octopus, rule: "BES-32" },
  "sea-5": { kind: "ongoing", animal: crab, rule: "BES-33" },
  "sea-6": { kind: "none", animal: anglerFish, rule: "BES-5" },
};

export const THEATRES: readonly Theatre[] = ["air", "land", "sea"];
export const CARDS = Object.keys(PRINTED) as Card[];

export function printed(card: Card): Printed {
  const found = PRINTED[card];
  if (!found) throw new Error(`No card named ${card}`);
  return found;
}

export function theatreOf(card: Card): Theatre {
  return card.split("-")[0] as Theatre;
}

export function strengthOf(card: Card): number {
  return Number(card.split("-")[1]);
}
