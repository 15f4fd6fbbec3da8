// The characters and their signs.
import cupidonArrow from "icon:cupidon-arrow";
import crystalBall from "icon:crystal-ball";
import domino from "icon:domino-mask";
import musket from "icon:musket";
import nestedHearts from "icon:nested-hearts";
import pitchfork from "icon:pitchfork";
import wolfHead from "icon:wolf-head";
import girl from "./girl";
import type { Call, Role } from "./types";

export const ROLE_ICONS: Record<Role, string> = {
  wolf: wolfHead,
  villager: pitchfork,
  seer: crystalBall,
  hunter: musket,
  cupid: cupidonArrow,
  thief: domino,
  girl,
};

/** The rule that tells the fine print of a role. */
export const ROLE_RULES: Record<Role, string> = {
  wolf: "LGT-NGT-2",
  villager: "LGT-GEN-4",
  seer: "LGT-NGT-1",
  hunter: "LGT-DAY-3",
  cupid: "LGT-PRE-3",
  thief: "LGT-PRE-1",
  girl: "LGT-LG-1",
};

export const CALL_ICONS: Record<Call, string> = {
  thief: domino,
  cupid: cupidonArrow,
  lovers: nestedHearts,
  seer: crystalBall,
  wolves: wolfHead,
  wolves_again: wolfHead,
  duel: girl,
};
