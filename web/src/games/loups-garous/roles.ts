// The characters and their signs.
import cupidonArrow from "icon:cupidon-arrow";
import crystalBall from "icon:crystal-ball";
import domino from "icon:domino-mask";
import musket from "icon:musket";
import pitchfork from "icon:pitchfork";
import spy from "icon:spy";
import wolfHead from "icon:wolf-head";
import type { Role } from "./types";

export const ROLE_ICONS: Record<Role, string> = {
  wolf: wolfHead,
  villager: pitchfork,
  seer: crystalBall,
  hunter: musket,
  cupid: cupidonArrow,
  thief: domino,
  girl: spy,
};
