// What the server sends, as generated from crates/games/loups-garous, under short names.
import type { LoupsNews } from "../../wire/LoupsNews";
import type { LoupsView } from "../../wire/LoupsView";

export type View = LoupsView;
export type News = LoupsNews;
export type { LoupsBallot as Ballot } from "../../wire/LoupsBallot";
export type { LoupsCall as Call } from "../../wire/LoupsCall";
export type { LoupsCause as Cause } from "../../wire/LoupsCause";
export type { LoupsNight as Night } from "../../wire/LoupsNight";
export type { LoupsOwn as Own } from "../../wire/LoupsOwn";
export type { LoupsPhase as Phase } from "../../wire/LoupsPhase";
export type { LoupsPlayer as Player } from "../../wire/LoupsPlayer";
export type { LoupsReason as Reason } from "../../wire/LoupsReason";
export type { LoupsRole as Role } from "../../wire/LoupsRole";
export type { LoupsTruth as Truth } from "../../wire/LoupsTruth";

/** What is said by day (LGT-TALK-1). */
export type Statement = Extract<
  News,
  { type: "claimed" | "reported" | "accused" | "defended" | "announced" | "doubted" | "replied" }
>;
