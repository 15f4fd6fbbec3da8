// A finished war with all cards on the table.
import type { Opening } from "../contract";
import { together } from "../reveal";
import type { View } from "./types";
import { cardName } from "./words";

export const opening: Opening<View> = {
  isFromSeats: true,
  open: (views) => ({ ...together(views), seat: null }),
  secret: (seat, views, _last, { t }) => {
    const hand = views[seat]?.players[seat === 0 ? 0 : 1].hand ?? [];
    return hand.flatMap((card) => (card ? [cardName(t, card)] : [])).join(", ");
  },
};
