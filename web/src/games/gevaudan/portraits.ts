// An engraving for each Character.
import bandaged from "icon:bandaged";
import boatFishing from "icon:boat-fishing";
import cavalry from "icon:cavalry";
import crossedSabres from "icon:crossed-sabres";
import crown from "icon:crown";
import farmer from "icon:farmer";
import feather from "icon:feather";
import huntingHorn from "icon:hunting-horn";
import musket from "icon:musket";
import dominoMask from "icon:domino-mask";
import pineTree from "icon:pine-tree";
import pitchfork from "icon:pitchfork";
import popeCrown from "icon:pope-crown";
import scales from "icon:scales";
import scrollUnfurled from "icon:scroll-unfurled";
import scythe from "icon:scythe";
import spearHook from "icon:spear-hook";
import stagHead from "icon:stag-head";
import swordsEmblem from "icon:swords-emblem";
import wolfHowl from "icon:wolf-howl";
import type { Character } from "./types";

const PORTRAITS: Record<Character, string> = {
  "paysan-1": pitchfork,
  "paysan-2": scythe,
  "paysan-3": farmer,
  procureur: scales,
  dragon: crossedSabres,
  ministre: feather,
  eveque: popeCrown,
  heros: swordsEmblem,
  suspect: dominoMask,
  prince: crown,
  louvetier: huntingHorn,
  "mere-courage": wolfHowl,
  envoye: scrollUnfurled,
  cavalier: cavalry,
  combattante: spearHook,
  passeur: boatFishing,
  chirurgien: bandaged,
  marquis: stagHead,
  marginal: musket,
  "garde-forestier": pineTree,
};

export const portraitOf = (character: Character): string => PORTRAITS[character] ?? farmer;
