import { describe, expect, it } from "vitest";
import type { Beat } from "../../stage/beat";
import { Queue } from "../../stage/queue";
import { beats, opening } from "./beats";
import type { Cue } from "./cues";
import {
  BALLOTS,
  LIVING_SEATS,
  NAMES,
  TRUTH,
  VILLAGER,
  WOLF,
  nightView,
  own,
  sampleView,
  translator,
  stated,
} from "./sample";
import { tellingOf, titleOf } from "./scenes";
import type { News, Own, View } from "./types";

const context = (view: View, tongue: "fr" | "en" = "fr") => ({
  view,
  seat: view.seat,
  names: NAMES,
  t: translator(tongue),
});
const told = (news: News[], before: View, after: View) => beats(news, context(before), context(after));
const kinds = (all: Beat[]) => all.map((it) => it.kind);
const cueOf = (beat: Beat | undefined) => beat?.cue as Cue | undefined;

const closed = (
  call: NonNullable<View["call"]>,
  what: Extract<News, { type: "closed" }>["told"],
  more: object = {},
): News => ({
  type: "closed",
  call,
  told: what,
  seat: null,
  side: null,
  role: null,
  pad: "",
  ...more,
});
const died = (seat: number, cause: Extract<News, { type: "died" }>["cause"], role: Own["role"] = "villager"): News => ({
  type: "died",
  seat,
  role,
  cause,
  by: null,
});
const dead = (view: View, ...seats: number[]): View => ({
  ...view,
  players: view.players.map((it, seat) =>
    seats.includes(seat) ? { ...it, alive: false, cause: "night" as const } : it,
  ),
});

describe("the opening", () => {
  it("shows me my card, whenever I come in the first night", () => {
    const first = nightView("thief", { night: 1 });
    const [beat] = opening(context(first));
    expect(beat).toMatchObject({ kind: "opening", held: { button: "C’est vu", isDrawn: true } });
    expect(opening(context({ ...first, call: "seer" }))).toHaveLength(1);
    expect(opening(context(nightView("thief", { night: 2 })))).toEqual([]);
    expect(opening(context({ ...first, seat: null, own: null }))).toEqual([]);
  });

  it("stays down on a device that goes round", () => {
    expect(opening({ ...context(nightView("thief", { night: 1 })), isShared: true })).toEqual([]);
  });
});

describe("the night answers", () => {
  const wake: News = { type: "called", call: "wolves" };
  const seer = nightView("seer");
  const after = nightView("wolves");

  it.each([
    ["a vision", closed("seer", "vision", { seat: 7, role: "wolf" }), own(), "vision"],
    ["love", closed("lovers", "lover", { seat: 7 }), own(), "lover"],
    ["two shapes", closed("duel", "one_of_two", { seat: 7, side: 3 }), own({ role: "girl" }), "glimpse"],
    ["one wolf", closed("duel", "wolf", { seat: 7 }), own({ role: "girl" }), "glimpse"],
    ["a catch", closed("duel", "caught", { seat: 4 }), WOLF, "caught"],
    [
      "another prey than mine",
      closed("wolves_again", "victim", { seat: 3 }),
      { ...WOLF, answer: "devour 2" },
      "victim",
    ],
    [
      "another card",
      closed("thief", "card", { role: "seer" }),
      own({ role: "thief", middle: ["seer", "wolf"] }),
      "became",
    ],
  ] as [string, News, Own, string][])("in a scene of mine that waits: %s", (_, news, mine, kind) => {
    const all = told([news, wake], { ...seer, own: mine }, { ...after, own: mine });
    expect(kinds(all)).toEqual([kind, "call"]);
    expect(all[0]).toMatchObject({ private: true, held: { isDrawn: true } });
    // How long I look moves nothing: it brings no board, and what is said for all is the same whatever it is.
    expect(all[0]?.board).toBeUndefined();
    expect(all[0]?.say.title).toBe("La nuit vous répond.");
    const telling = tellingOf(cueOf(all[0])!, context({ ...after, own: mine }));
    expect(telling?.title).toBeTruthy();
    expect(telling?.text).toBeTruthy();
  });

  it("with nothing for who is told nothing, or has what he wanted", () => {
    expect(kinds(told([closed("seer", "nothing"), wake], seer, after))).toEqual(["call"]);
    const mine = { ...WOLF, answer: "devour 4" };
    expect(kinds(told([closed("wolves", "victim", { seat: 3 }), wake], { ...seer, own: mine }, after))).toEqual([
      "call",
    ]);
  });

  it("lets the pack recognise itself in its first call", () => {
    const all = told([wake], { ...seer, own: { ...WOLF, pack: null } }, { ...after, own: WOLF });
    expect(kinds(all)).toEqual(["pack", "call"]);
    expect(kinds(told([wake], { ...seer, own: WOLF }, { ...after, own: WOLF }))).toEqual(["call"]);
  });

  it("says nothing of it to the public and on a device that lies face down", () => {
    const bare = { seat: null, own: null };
    const news = [closed("seer", "vision", { seat: 7, role: "wolf" }), wake];
    expect(kinds(told(news, { ...seer, ...bare }, { ...after, ...bare }))).toEqual(["call"]);
  });

  it("takes no time between people: what all see lasts as long for the Seer as for a villager", () => {
    const manner = { pace: "normal", still: false, hidden: false, shared: true } as const;
    const lasts = (mine: Own, news: News) => {
      const queue = new Queue("before", manner, (it) => it);
      queue.arrive({ beats: told([news, wake], { ...seer, own: mine }, { ...after, own: mine }), after: "after" }, 0);
      return { until: queue.wakesAt, aside: queue.aside?.kind ?? null };
    };
    const vision = lasts(own(), closed("seer", "vision", { seat: 7, role: "wolf" }));
    const nothing = lasts(VILLAGER, closed("seer", "nothing"));
    expect(vision.until).toBe(nothing.until);
    expect([vision.aside, nothing.aside]).toEqual(["vision", null]);
  });
});

describe("dawn", () => {
  const before = nightView("duel");
  const after = dead(sampleView(), 3);
  const dawn: News = { type: "dawn", night: 3, quiet: false };
  const debate: News = { type: "debate_opened", day: 3 };

  it("opens the shutters, then turns the card, which waits", () => {
    const all = told([closed("duel", "nothing"), dawn, died(3, "night"), debate], before, after);
    expect(kinds(all)).toEqual(["dawn", "death"]);
    expect(cueOf(all[0])).toMatchObject({ shut: [3] });
    expect(all[1]?.held).toMatchObject({ opensAfter: 6000 });
    expect(all[1]?.say.title).toContain("Ana");
  });

  it("tells a chain link by link, and only its end waits", () => {
    const all = told(
      [dawn, died(3, "night"), died(9, "grief", "hunter"), { type: "aiming", seat: 9 }],
      before,
      dead(after, 9),
    );
    expect(kinds(all)).toEqual(["dawn", "death", "death"]);
    expect(all[1]?.held).toBeUndefined();
    expect(cueOf(all[2])).toMatchObject({ aims: true, chain: [{ seat: 3 }, { seat: 9 }] });
  });

  it("is told in one frame where nobody died", () => {
    const all = told([{ ...dawn, quiet: true } as News, debate], before, sampleView());
    expect(kinds(all)).toEqual(["dawn"]);
  });

  it("tells me of my own death, and of the look that met mine", () => {
    const girl = own({ role: "girl", visions: [], answer: "stare" });
    const mine = told([dawn, died(0, "night", "girl")], { ...before, own: girl }, dead({ ...after, own: girl }, 0));
    expect(kinds(mine)).toEqual(["dawn", "my-death"]);
    expect(cueOf(mine[1])).toEqual({ kind: "my-death", cause: "night", isCaught: true });
    const slept = { ...girl, answer: "sleep" };
    const asleep = told([dawn, died(0, "night", "girl")], { ...before, own: slept }, dead({ ...after, own: slept }, 0));
    expect(cueOf(asleep[1])).toMatchObject({ isCaught: false });
  });

  it("lets a Hunter shoot before he is told that he is dead", () => {
    const hunter = own({ role: "hunter", visions: [] });
    const falls = told(
      [dawn, died(0, "night", "hunter"), { type: "aiming", seat: 0 }],
      { ...before, own: hunter },
      dead({ ...after, own: hunter }, 0),
    );
    expect(kinds(falls)).toEqual(["dawn"]);
    const shot: View = dead({ ...sampleView({ phase: "shot", shooter: 0 }), own: hunter }, 0);
    const fires = told(
      [{ type: "fired", seat: 0, side: 3 }, died(3, "shot"), debate],
      shot,
      dead({ ...after, own: hunter }, 0),
    );
    expect(kinds(fires)).toEqual(["death", "my-death"]);
  });
});

describe("a vote", () => {
  const before = sampleView({ phase: "vote", candidates: LIVING_SEATS });
  const revealed: News = { type: "revealed", day: 3, runoff: false, ballots: BALLOTS, owner: 1 };

  it("is counted before a card is turned", () => {
    const after = dead(nightView("seer", { night: 4 }), 3);
    const news: News[] = [
      revealed,
      died(3, "executed", "villager"),
      { type: "night_fell", night: 4 },
      { type: "called", call: "seer" },
    ];
    const all = told(news, before, after);
    expect(kinds(all)).toEqual(["count", "death", "night", "call"]);
    const count = cueOf(all[0]);
    expect(count?.kind === "tally" && count.bars.map(({ seat, votes }) => [seat, votes])).toEqual([
      [3, 4],
      [7, 3],
      [9, 1],
    ]);
    expect(count?.kind === "tally" && count.verdict).toBeNull();
    expect(count?.kind === "tally" && count.silent).toEqual([10]);
    // The count is looked at by daylight, even if the night has fallen meanwhile.
    expect(all[1]?.board?.view).toMatchObject({ phase: "vote" });
    expect(all[2]?.board?.view).toMatchObject({ phase: "call" });
    // Each beat brings what was heard so far, and the last one everything.
    expect(all.map((it) => it.board?.news.length)).toEqual([1, 1, 3, 4]);
    expect(all.at(-1)?.board?.news).toEqual(news);
  });

  it("that is tied says between whom it is cast again; one that spares says why", () => {
    const tied = told(
      [revealed, { type: "runoff_opened", day: 3, tied: [3, 7] }],
      before,
      sampleView({ phase: "runoff", candidates: [3, 7] }),
    );
    expect(kinds(tied)).toEqual(["count", "tally"]);
    expect(titleOf(cueOf(tied[1])!, context(before))).toBe("Ana et Hugo\u202f: égalité");
    const spared = told(
      [{ ...revealed, runoff: true } as News, { type: "spared", day: 3, why: "tie" }],
      before,
      nightView("seer"),
    );
    expect(titleOf(cueOf(spared[1])!, context(before))).toBe("Encore une égalité\u202f: personne ne part.");
  });

  it("sends me away in a scene of my own", () => {
    const all = told([revealed, died(0, "executed", "seer")], before, dead(sampleView(), 0));
    expect(kinds(all)).toEqual(["count", "death", "my-death"]);
  });
});

describe("the end", () => {
  it("is told last, and not shown before", () => {
    const over = sampleView({ phase: "over", truth: TRUTH, end: { reason: "village", winners: [0] } });
    const news: News[] = [
      { type: "dawn", night: 3, quiet: false },
      died(7, "night", "wolf"),
      { type: "over", reason: "village" },
    ];
    const all = told(news, nightView("duel"), dead(over, 7));
    expect(kinds(all)).toEqual(["dawn", "death", "end"]);
    expect(all.slice(0, -1).map((it) => (it.board?.view as View).end)).toEqual([null, null]);
    expect(all.at(-1)).toMatchObject({ held: { isDrawn: true }, board: { view: { end: { reason: "village" } } } });
  });
});

describe("words of the day", () => {
  it("are no beats: who talks is not kept from talking", () => {
    const news: News[] = [stated.accused(7, 0)];
    expect(told(news, sampleView(), sampleView())).toEqual([]);
    expect(told([{ type: "ready", seat: 3 }], sampleView(), sampleView())).toEqual([]);
  });
});

describe("every scene", () => {
  const CUES: Cue[] = [
    ...(["wolf", "villager", "seer", "hunter", "cupid", "thief", "girl"] as const).map((role): Cue => ({
      kind: "card",
      role,
    })),
    { kind: "became", role: "seer", left: "wolf" },
    { kind: "pack", seats: [0, 7] },
    { kind: "pack", seats: [0] },
    { kind: "vision", seat: 7, role: "wolf" },
    { kind: "lover", seat: 7 },
    { kind: "pair", seats: [1, 7] },
    { kind: "glimpse", seats: [7] },
    { kind: "glimpse", seats: [7, 3] },
    { kind: "victim", seat: 3 },
    { kind: "caught", seat: 4 },
    { kind: "night" },
    ...(["thief", "cupid", "lovers", "seer", "wolves", "wolves_again", "duel"] as const).map((call): Cue => ({
      kind: "call",
      call,
    })),
    { kind: "dawn", quiet: true, shut: [] },
    { kind: "dawn", quiet: false, shut: [3] },
    ...(["night", "executed", "grief", "shot", "left"] as const).map((cause): Cue => ({
      kind: "my-death",
      cause,
      isCaught: false,
    })),
    { kind: "my-death", cause: "night", isCaught: true },
  ];
  it.each(["fr", "en"] as const)("has its words: %s", (tongue) => {
    for (const cue of CUES) {
      const telling = tellingOf(cue, context(nightView("seer"), tongue));
      expect(telling?.title, cue.kind).toBeTruthy();
      expect(telling?.text, cue.kind).toBeTruthy();
    }
  });
});
