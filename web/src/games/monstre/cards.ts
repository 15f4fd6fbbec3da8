// What is printed on a card besides its words: the engraving and the rule that tells the fine print. The boxes come
// with the view: a table may choose its own.
import conversation from "icon:conversation";
import fog from "icon:fog";
import fox from "icon:fox";
import hidden from "icon:hidden";
import magnifyingGlass from "icon:magnifying-glass";
import mermaid from "icon:mermaid";
import musket from "icon:musket";
import plantRoots from "icon:plant-roots";
import robberMask from "icon:robber-mask";
import shakingHands from "icon:shaking-hands";
import sniffingDog from "icon:sniffing-dog";
import talk from "icon:talk";
import trade from "icon:trade";
import vampireDracula from "icon:vampire-dracula";
import wantedReward from "icon:wanted-reward";
import werewolf from "icon:werewolf";
import type { Box, Card } from "./types";

export type Boxes = readonly Box[];

export interface Printed {
  /** Outline of its picture. */
  picture: string;
  rule: string;
  monster: boolean;
}

function general(picture: string, rule: string): Printed {
  return { picture, rule, monster: false };
}

function monster(picture: string): Printed {
  return { picture, rule: "MON-7", monster: true };
}

const PRINTED: Record<Card, Printed> = {
  avis: general(wantedReward, "MON-5"),
  chasseur: general(musket, "MON-8"),
  cachette: general(hidden, "MON-14"),
  ami: general(shakingHands, "MON-17"),
  chien: general(sniffingDog, "MON-16"),
  enquete: general(magnifyingGlass, "MON-23"),
  rumeur: general(conversation, "MON-19"),
  ragot: general(talk, "MON-19"),
  accord: general(trade, "MON-20"),
  arnaque: general(robberMask, "MON-21"),
  brouillard: general(fog, "MON-22"),
  "loup-garou": monster(werewolf),
  sirene: monster(mermaid),
  vampire: monster(vampireDracula),
  gumiho: monster(fox),
  mandragore: monster(plantRoots),
};

export const CARDS = Object.keys(PRINTED) as Card[];
export const MONSTERS = CARDS.filter((card) => PRINTED[card].monster);

export function printed(card: Card): Printed {
  return PRINTED[card];
}
