// What the server sends, as generated from crates/games/gevaudan, under short names.
import type { GevaudanArrow } from "../../wire/GevaudanArrow";
import type { GevaudanColour } from "../../wire/GevaudanColour";
import type { GevaudanNews } from "../../wire/GevaudanNews";
import type { GevaudanView } from "../../wire/GevaudanView";

export type View = GevaudanView;
export type News = GevaudanNews;
export type Arrow = GevaudanArrow;
export type Colour = GevaudanColour;
export type { GevaudanBox as Box } from "../../wire/GevaudanBox";
export type { GevaudanCardView as EventCard } from "../../wire/GevaudanCardView";
export type { GevaudanCell as Land } from "../../wire/GevaudanCell";
export type { GevaudanClue as Clue } from "../../wire/GevaudanClue";
export type { GevaudanEnd as End } from "../../wire/GevaudanEnd";
export type { GevaudanHunter as Hunter } from "../../wire/GevaudanHunter";
export type { GevaudanPlayer as Player } from "../../wire/GevaudanPlayer";
export type { GevaudanPrint as Print } from "../../wire/GevaudanPrint";
export type { GevaudanQuestion as Question } from "../../wire/GevaudanQuestion";
export type { GevaudanQuestionKind as QuestionKind } from "../../wire/GevaudanQuestionKind";

/** A cell as people write it: `B2`, `NW`. */
export type Cell = string;
/** A Character by its key: `mere-courage`. */
export type Character = string;

export const COLOURS = ["village", "river", "forest", "dragons"] as const satisfies readonly Colour[];
/** In the order of a cell's arrows. */
export const ARROWS = ["black", "grey", "white"] as const satisfies readonly Arrow[];
