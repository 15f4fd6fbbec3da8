// What the server sends, as generated from crates/games/loups-garous, under short names.
export type Role = "wolf" | "villager" | "seer" | "hunter" | "cupid" | "thief" | "girl";
export type Call = "thief" | "cupid" | "lovers" | "seer" | "wolves" | "wolves_again" | "duel";
export type Cause = "night" | "executed" | "grief" | "shot" | "left";
export type Reason = "village" | "wolves" | "lovers" | "nobody";
export type Phase = "call" | "debate" | "vote" | "runoff" | "shot" | "over";
export type Told = "nothing" | "card" | "pair" | "lover" | "vision" | "victim" | "again" | "no_victim" | "wolf" | "one_of_two" | "caught";
export type About = "accusation" | "report";
export type Peek = "sleep" | "glance" | "stare";
export interface Ballot { seat: number; side: number | null; weight: number }
export interface WolfNight { seat: number; first: number | null; second: number | null; watch: number | null }
export interface Player { alive: boolean; left: boolean; role: Role | null; cause: Cause | null; died: number | null; ready: boolean; voted: boolean; statements: number; claim: Role | null; named: { by: number; about: About; role: Role | null } | null }
export interface Own { role: Role; dealt: Role; answer: string | null; ballot: number | null; double: boolean; lover: number | null; pair: [number, number] | null; middle: [Role, Role] | null; visions: { night: number; seat: number; role: Role }[]; glimpses: { night: number; seat: number; side: number | null }[]; pack: { wolves: number[]; answers: WolfNight[]; leaders: number[]; victim: number | null; caught: number | null } | null }
export interface Night { night: number; look: number | null; wolves: WolfNight[]; victim: number | null; girl: Peek | null; names: number[]; caught: boolean }
export interface Truth { roles: Role[]; middle: [Role, Role] | null; thief: number | null; lovers: [number, number] | null; nights: Night[] }
export interface View {
  seat: number | null; options: Record<string, string>; deck: { role: Role; count: number }[]; night: number; phase: Phase; call: Call | null; calls: Call[];
  players: Player[]; shooter: number | null; candidates: number[]; reveal: { day: number; runoff: boolean; ballots: Ballot[] } | null; double: number | null;
  couple: [number, number] | null; own: Own | null; truth: Truth | null; end: { reason: Reason; winners: number[] } | null;
}
export type News =
  | { type: "night_fell"; night: number } | { type: "called"; call: Call } | { type: "answered"; seat: number; answer: string; pad: string }
  | { type: "closed"; call: Call; told: Told; seat: number | null; side: number | null; role: Role | null; pad: string }
  | { type: "dawn"; night: number; quiet: boolean } | { type: "died"; seat: number; role: Role; cause: Cause; by: number | null }
  | { type: "left"; seat: number } | { type: "aiming"; seat: number } | { type: "fired"; seat: number; side: number | null }
  | { type: "debate_opened"; day: number } | { type: "ready"; seat: number } | { type: "vote_opened"; day: number; double: boolean }
  | { type: "runoff_opened"; day: number; tied: number[] } | { type: "voted"; seat: number }
  | { type: "revealed"; day: number; runoff: boolean; ballots: Ballot[]; owner: number | null } | { type: "spared"; day: number; why: string }
  | { type: "claimed"; seat: number; role: Role } | { type: "reported"; seat: number; side: number; role: Role } | { type: "accused"; seat: number; side: number }
  | { type: "defended"; seat: number; side: number } | { type: "announced"; seat: number; side: number }
  | { type: "replied"; seat: number; yes: boolean; side: number; about: About; role: Role | null } | { type: "over"; reason: Reason } | { type: "unmasked"; seat: number; role: Role };
export type Statement = Extract<News, { type: "claimed" | "reported" | "accused" | "defended" | "announced" | "replied" }>;
