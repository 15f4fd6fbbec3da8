// What the server sends: the generated types, by the names this folder uses. Seats are counted from 0.
export type { MonstreBox as Box } from "../../wire/MonstreBox";
export type { MonstreCard as Card } from "../../wire/MonstreCard";
export type { MonstreLaid as Laid } from "../../wire/MonstreLaid";
export type { MonstreNews as News } from "../../wire/MonstreNews";
export type { MonstrePlayer as Player } from "../../wire/MonstrePlayer";
export type { MonstrePower as Power } from "../../wire/MonstrePower";
export type { MonstreQuestion as Question } from "../../wire/MonstreQuestion";
export type { MonstreRoundResult as RoundResult } from "../../wire/MonstreRoundResult";
export type { MonstreView as View } from "../../wire/MonstreView";
