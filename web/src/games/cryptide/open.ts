// A finished search with all clues told.
import type { Opening } from "../contract";
import type { View } from "./types";
import { clueSentence } from "./words";

export const opening: Opening<View> = {
  isFromSeats: false,
  open: ([view], last) => view ?? last,
  secret: (seat, _views, last, { t }) => {
    const clue = last.end?.clues[seat];
    return clue ? clueSentence(t, clue) : "";
  },
};
