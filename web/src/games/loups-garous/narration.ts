// What the narrator says (LGT-TABLE-1), from public news and the public hour alone: the same on every device, whoever sits
// before it, and the same whether the role that is called lives, is dead or was never dealt (LGT-NIGHT-2).
import type { Context } from "../contract";
import { tally } from "./chronicle";
import type { News, View } from "./types";
import { told } from "./variants";
import { hourOf, listed, nameOf } from "./words";

type Ctx = Context<View>;

const dashed = (key: string): string => key.replaceAll("_", "-");

/** What is said of one news; nothing of what only some may hear. */
export function narrated(news: News, context: Ctx): string[] {
  const { t } = context;
  const name = (seat: number) => nameOf(seat, context);
  const tell = (id: string, args?: Record<string, string | number>) => [t(`loups-garous-ui-tell-${id}`, args)];
  switch (news.type) {
    case "night_fell":
      return tell("sleep");
    case "called":
      return tell(dashed(news.call));
    case "closed":
      return tell(`${dashed(news.call)}-end`);
    case "dawn":
      return [...tell("dawn"), ...(told(t, news, name) === null ? [] : [told(t, news, name) ?? ""])];
    case "debate_opened":
      return tell("debate");
    case "vote_opened":
      return tell("vote");
    case "runoff_opened":
      return tell("runoff", { names: listed(t, news.tied.map(name)) });
    case "revealed":
      return tell("votes", { list: votes(news.ballots, context) });
    case "aiming":
      return tell("shot", { name: name(news.seat) });
    case "fired":
      return news.side === null ? tell("no-shot") : [];
    case "over":
      return [t(`loups-garous-ui-end-${news.reason}`), t(`loups-garous-ui-end-${news.reason}-why`)];
    default: {
      const sentence = told(t, news, name);
      return sentence === null ? [] : [sentence];
    }
  }
}

function votes(ballots: Parameters<typeof tally>[0], { t, ...who }: Ctx): string {
  const list = tally(ballots).map(({ seat, votes: n }) =>
    t("loups-garous-ui-tell-votes-one", { name: nameOf(seat, who), n }),
  );
  return list.join(", ") || t("loups-garous-ui-nobody");
}

/** What is said first when a device begins to tell in the middle of a game. */
export function presentHour(context: Ctx): string[] {
  const { view, t } = context;
  if (view.end) return [t(`loups-garous-ui-end-${view.end.reason}`)];
  if (view.phase === "shot") {
    return view.shooter === null ? [] : [t("loups-garous-ui-tell-shot", { name: nameOf(view.shooter, context) })];
  }
  const names = listed(
    t,
    view.candidates.map((seat) => nameOf(seat, context)),
  );
  return [t(`loups-garous-ui-tell-${hourOf(view)}`, { names })];
}
