// A finished story with everybody's card turned up.
import type { Opening } from "../contract";
import type { View } from "./types";
import { aRole } from "./variants";

export const opening: Opening<View> = {
  isFromSeats: false,
  // The nights that are to come are nobody's business yet.
  open: ([view], last) => {
    const seen = view ?? last;
    const truth = last.truth && { ...last.truth, nights: last.truth.nights.filter(({ night }) => night <= seen.night) };
    return { ...seen, truth: seen.truth ?? truth };
  },
  secret: (seat, _views, last, { t }) => {
    const role = last.truth?.roles[seat];
    return role ? aRole(t, role) : "";
  },
};
