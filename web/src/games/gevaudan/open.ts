// A finished hunt: what anybody had seen of the prints, and what each had noted.
import type { Opening } from "../contract";
import { together } from "../reveal";
import type { View } from "./types";
import { said } from "./words";

export const opening: Opening<View> = {
  isFromSeats: true,
  // Who had opened the box knew it alone, and is told so: nobody is told that here.
  open: (views) => ({ ...together(views), seat: null, notes: [], opened: null }),
  secret: (seat, views, _last, { t }) => {
    const notes = views[seat]?.notes ?? [];
    return notes.map(({ colour, present }) => said(t, colour, present)).join(", ");
  },
};
