// A finished evening with all hands open.
import type { Opening } from "../contract";
import { together } from "../reveal";
import type { View } from "./types";
import { cardName } from "./words";

export const opening: Opening<View> = {
  isFromSeats: true,
  open: (views) => {
    const view = together(views);
    const players = view.players.map((player, seat) => {
      return { ...player, known: views[seat]?.players[seat]?.known ?? player.known };
    });
    return { ...view, players, seat: null };
  },
  secret: (seat, views, _last, { t }) => {
    const hand = views[seat]?.players[seat]?.known ?? [];
    return hand.map((card) => cardName(t, card)).join(", ");
  },
};
