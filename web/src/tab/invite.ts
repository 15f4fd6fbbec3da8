// A table on this device goes on as a server's table, to which others can come: the same game and options, whoever shares the
// device beside me, and room for the others. What was played here stays here.
import * as api from "../api";
import { me } from "../api/me.svelte";
import { wayTo } from "../house/way";
import type { TableInfo } from "../wire/TableInfo";

export async function openTwin({ game, options, seats }: TableInfo): Promise<TableInfo> {
  let twin = await api.openThere({ game, options, n_seats: seats.length });
  const neighbours = seats.flatMap((seat) => (seat.kind === "person" && seat.name !== me.name ? [seat.name] : []));
  for (const name of neighbours) {
    const seat = twin.seats.findIndex(({ kind }) => kind === "free");
    if (seat === -1) break;
    twin = await api.setSeat(wayTo(twin), seat, { to: "me", name });
  }
  return twin;
}
