// What has happened, as beats: tokens land one by one, a search is answered disc by disc, and the end draws clue after clue
// until one hex remains.
import type { Beat } from "../../stage/beat";
import { SPAN } from "../../stage/pace";
import { plain } from "../../stage/tell";
import type { Context } from "../contract";
import type { End, Hex, Laid, News, View } from "./types";
import { clueSentence, log, nameOf, youOrOther } from "./words";

type Ctx = Context<View>;
type CryptideBeat = Beat<View, News>;

/** What the table draws while a beat lasts. */
export type Cue =
  /** The clues of these seats lie over the map; `left` hexes remain after each. */
  | { kind: "clues"; seats: number[]; left: number[] }
  /** A hex is searched: everybody's answer, where the clue was. */
  | { kind: "answers"; searcher: number; hex: Hex };

/** News that belong to a search, where the last action was one. */
const SEARCHING = new Set<News["type"]>(["searched", "answered", "passed_over", "found", "misled"]);

/** What kind of beat tells which news; all others are only told. */
const KIND: Partial<Record<News["type"], string>> = {
  placed: "token",
  answered: "token",
  corrected: "token",
  searched: "search",
  found: "end",
  misled: "end",
  full: "end",
};

/** One holds one's breath before the last answer is believed. */
const BREATH = 1200;

export function beats(news: News[], before: Ctx, after: Ctx): CryptideBeat[] {
  // The clues have a scene of their own, after everything else.
  const told = news.filter((it) => it.type !== "revealed");
  // The view that ends the game would tell the end before it comes.
  let view: View = { ...after.view, tokens: before.view.tokens, end: null, question: before.view.question };
  const scene = told.map((one): CryptideBeat => {
    view = withNews(view, one);
    const [line] = log(one, after);
    const kind = KIND[one.type];
    const search = view.last?.side === null && told.some((it) => SEARCHING.has(it.type)) ? view.last : null;
    const mine = line?.seat !== undefined && line.seat === after.seat && told.length === 1;
    return {
      say: { title: plain(line?.text ?? "") },
      lasts: one.type === "found" || one.type === "misled" ? BREATH : mine ? SPAN.travel : SPAN.beat,
      board: { view, news: [one] },
      ...(line?.seat === undefined ? {} : { seat: line.seat }),
      ...(kind ? { kind } : {}),
      ...(search ? { cue: { kind: "answers", searcher: search.seat, hex: search.hex } satisfies Cue } : {}),
    };
  });
  return [...scene.filter((it) => it.say.title !== ""), ...(after.view.end ? clues(after.view.end, after) : [])];
}

/** Clue after clue: what each leaves of the map. */
function clues({ clues: told, fits, habitat }: End, context: Ctx): CryptideBeat[] {
  const { t, view, seat: mine } = context;
  const order = told.map((_, seat) => seat);
  // Mine first: it is the one I know.
  if (mine !== null) order.sort((a, b) => Number(b === mine) - Number(a === mine));
  const leftBy = (seats: number[]): number =>
    [...(fits[0] ?? "")].filter((_, hex) => seats.every((it) => fits[it]?.[hex] === "1")).length;
  const lefts = order.map((_, index) => leftBy(order.slice(0, index + 1)));
  return order.map((seat, index): CryptideBeat => {
    const seats = order.slice(0, index + 1);
    const left = lefts[index] ?? 0;
    const args = { nameIs: youOrOther(seat, mine), name: nameOf(seat, context), left, hex: habitat };
    return {
      say: { title: t("cryptide-beat-clue", args), detail: clueSentence(t, told[seat] ?? "") },
      seat,
      lasts: SPAN.hold,
      ...(index === 0 ? { board: { view, news: [] } } : {}),
      cue: { kind: "clues", seats, left: lefts.slice(0, index + 1) } satisfies Cue,
      kind: "clue",
    };
  });
}

/** What a told token does to the map; only what was told, nothing is worked out. */
function withNews(view: View, news: News): View {
  switch (news.type) {
    case "placed":
    case "answered":
      return withToken(view, news.hex, { seat: news.seat, token: news.token });
    case "corrected": {
      const there = withToken(view, news.hex, { seat: news.seat, token: news.token });
      return news.to ? withToken(there, news.to, { seat: news.seat, token: news.wrong }) : there;
    }
    default:
      return view;
  }
}

function withToken(view: View, hex: Hex, laid: Laid): View {
  const others = view.tokens.filter((it) => it.hex !== hex);
  const here = view.tokens.find((it) => it.hex === hex)?.tokens.filter((it) => it.seat !== laid.seat) ?? [];
  return { ...view, tokens: [...others, { hex, tokens: [...here, laid] }] };
}
