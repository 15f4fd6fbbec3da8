// Boards that nobody is sent: the map between two moments, put together from what was told. Nothing is worked out.
import type { Cell, News, Player, View } from "./types";

function withPlayer(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((it, at) => (at === seat ? { ...it, ...change(it) } : it)) };
}

function allTo(view: View, seats: readonly number[], cell: Cell): View {
  return { ...view, players: view.players.map((it, seat) => (seats.includes(seat) ? { ...it, cell } : it)) };
}

/** Those who walk with the one who leads: they stand where he stands. */
function troop(view: View, leader: number): number[] {
  const from = view.players[leader]?.cell;
  return view.players.flatMap((it, seat) => (it.cell === from && it.out === null ? [seat] : []));
}

/** What one told thing does to the map. */
export function withNews(view: View, news: News): View {
  switch (news.type) {
    case "moved":
      return withPlayer(view, news.seat, () => ({ cell: news.cell }));
    case "beast_moved":
    case "beast_slipped":
    case "driven":
      return { ...view, beast: news.cell };
    case "rolled":
      return { ...view, die: news.arrow };
    case "wounded":
      return withPlayer(view, news.seat, () => ({ wounds: news.wounds, marked: false }));
    case "eliminated":
      return withPlayer(view, news.seat, () => ({ out: news.out }));
    case "event":
    case "shot":
    case "calmed":
      return { ...view, ferocity: news.ferocity };
    case "gathered":
      return allTo(view, news.seats, news.cell);
    case "led":
      return allTo(view, troop(view, news.seat), news.cell);
    case "turned_up": {
      const { present, dots } = news.shown;
      const prints = view.prints.map((it) =>
        it.cell === news.cell ? { ...it, print: { ...it.print, revealed: true, clue: { present, dots } } } : it,
      );
      return { ...view, prints };
    }
    case "noted":
      return withPlayer(view, news.seat, () => ({ cubes: news.cubes, notes: news.count }));
    case "round":
      return { ...view, round: news.round, first: news.first };
    default:
      return view;
  }
}
