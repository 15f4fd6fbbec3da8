import { describe, expect, it } from "vitest";
import { newsSentence } from "../../i18n/news";
import {
  context,
  HEARD,
  LOOKS,
  NAMES,
  NOTES,
  nightView,
  own,
  sampleView,
  SOURCES,
  TRUTH,
  translator,
  VILLAGER,
  VOTES,
  WOLF,
  type Tongue,
  stated,
} from "./sample";
import type { Call, Cause, News, Own, Reason, Role, Statement, View } from "./types";
import { deathTold, ROLES, say, spoken, WAYS, type Saying } from "./variants";
import { ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const CALLS: Call[] = ["thief", "cupid", "lovers", "seer", "wolves", "wolves_again", "duel"];
const CAUSES: Cause[] = ["night", "executed", "grief", "shot", "left"];
const MOVES = [
  ...["take 1", "keep", "love 3 5", "look 4", "devour 4", "devour -", "sleep", "glance", "stare", "watch 4", "watch -"],
  ...["note 4", "note -", "ready", "vote 4", "vote -", "shoot 4", "shoot -", "claim seer", "report 4 wolf"],
  ...["accuse 4", "defend 4", "announce 4", "doubt 4", "yes", "no", "point 4", "point -"],
];
const name = (seat: number) => `seat ${seat}`;

describe.each(["fr", "en"] as Tongue[])("in %s", (tongue) => {
  const t = translator(tongue);

  it("asks my own card at night, and lets everybody else sleep in the same words", () => {
    const night = (call: NonNullable<View["call"]>, mine: Own, moves: string[]) =>
      prompt({ ...context(tongue), view: nightView(call, { own: mine }) }, moves).title;
    const asked = [
      night("seer", own(), LOOKS),
      night("wolves", WOLF, ["devour 2"]),
      night("wolves_again", WOLF, ["devour 2"]),
      night("duel", WOLF, ["watch 2", "watch -"]),
      night("duel", own({ role: "girl" }), ["sleep", "glance", "stare"]),
      night("cupid", own({ role: "cupid" }), ["love 1 2"]),
      night("thief", own({ role: "thief" }), ["take 1", "take 2", "keep"]),
      night("thief", own({ role: "thief" }), ["take 1", "take 2"]),
    ];
    expect(new Set(asked).size).toBe(asked.length);
    for (const call of CALLS) {
      expect(night(call, VILLAGER, NOTES)).toBe(night(call, own({ role: "hunter" }), []));
      expect(asked).not.toContain(night(call, VILLAGER, NOTES));
    }
  });

  it("asks the same of everybody in every call, whatever his card, where others may see it", () => {
    for (const call of CALLS) {
      const asked = [
        prompt({ ...context(tongue), isShared: true, view: nightView(call, { own: own() }) }, LOOKS),
        prompt({ ...context(tongue), isShared: true, view: nightView(call, { own: VILLAGER }) }, NOTES),
        prompt({ ...context(tongue), isShared: true, view: nightView(call, { own: WOLF }) }, ["devour 2"]),
      ];
      expect(asked[1]).toEqual(asked[0]);
      expect(asked[2]).toEqual(asked[0]);
      expect(asked[0]?.title).not.toBe(prompt({ ...context(tongue), view: nightView(call) }, []).title);
    }
  });

  it("asks for an answer to what was said today, until it is given", () => {
    const asked = (...today: News[]) => prompt(context(tongue, { today }), ["yes", "no", "ready"]).title;
    const mine = stated.accused(3, 0);
    expect(asked(mine)).toContain(NAMES[3]);
    expect(asked(mine, stated.accused(2, 4))).toContain(NAMES[3]);
    expect(asked(mine, stated.reported(7, 0, "wolf"))).toContain(NAMES[7]);
    expect(asked(mine, stated.denied(0, 3, "wolf"))).not.toContain(NAMES[3]);
    // What was said yesterday is not among the words of today.
    expect(asked()).not.toContain(NAMES[3]);
  });

  it("says what is asked by day", () => {
    const ask = (more: Partial<View>, moves: string[], seat: number | null = 0) =>
      prompt(context(tongue, more, seat), moves).title;
    const titles = [
      ask({}, ["ready"]),
      ask({ phase: "vote", candidates: [1, 3] }, VOTES),
      ask({ phase: "vote", candidates: [1, 3] }, []),
      ask({ phase: "runoff", candidates: [3, 7] }, VOTES),
      ask({ phase: "shot", shooter: 0 }, ["shoot 2"]),
      ask({ phase: "shot", shooter: 9 }, []),
      ask({}, [], null),
      ask({ phase: "vote", candidates: [1, 3] }, [], null),
      ask({}, [], 2),
    ];
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles[3]).toMatch(/Ana.*Hugo/);
    expect(titles[5]).toContain("Lou");
  });

  it("says what a second tie means at this table", () => {
    const { options } = sampleView();
    const details = (["nobody", "random", "all"] as const).map((second_tie) => {
      const view = { phase: "runoff" as const, candidates: [3, 7], options: { ...options, second_tie } };
      return prompt(context(tongue, view), VOTES).detail;
    });
    expect(new Set(details).size).toBe(3);
  });

  it("has a label for every notation", () => {
    const labels = MOVES.map((move) => moveLabel(move, context(tongue)));
    expect(labels.every((label, index) => label !== MOVES[index])).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels[3]).toContain("Ana");
    expect(moveLabel("dance", context(tongue))).toBe("dance");
  });

  it("tells the answers of a night in words with names, never in notation", () => {
    const { names } = context(tongue);
    const has = (id: string) => SOURCES[tongue].includes(`\n${id} = `);
    const night = MOVES.filter((it) => /^(take|keep|love|look|devour|sleep|glance|stare|watch|note)/.test(it));
    for (const answer of night) {
      const text = newsSentence(
        "loups-garous",
        { type: "answered", seat: 0, answer, pad: "" },
        { names, seat: 1, t, has },
      );
      expect(text, answer).not.toBeNull();
      expect(text, answer).not.toMatch(/ -|none|[2-9]|loups-garous-/);
      const [, seat] = answer.split(" ");
      if (seat && seat !== "-" && !answer.startsWith("take")) expect(text, answer).toContain(names[Number(seat) - 1]);
      expect(text, answer).not.toContain(`: ${answer}.`.replace(/: (keep|sleep|glance|stare)\.$/, "§"));
    }
  });

  it("has every variant of every sentence, all different", () => {
    for (const saying of Object.keys(WAYS) as Saying[]) {
      const texts = Array.from({ length: 60 }, (_, seed) =>
        say(t, saying, [seed, 3], { name: "Ana", side: "Ana", role: "x" }),
      );
      expect(new Set(texts).size, saying).toBe(WAYS[saying]);
    }
  });

  it("words statements as the table chose, with its reasons", () => {
    const why: Statement = { type: "accused", seat: 1, side: 2, why: "voted", of: 3, words: "accused-voted-1" };
    expect(spoken(t, why, name)).toMatch(/seat 2.*seat 3/);
    const doubted: Statement = {
      ...{ type: "doubted", seat: 1, side: 2, role: "seer", whom: null },
      ...{ why: null, of: null, words: "doubted-claim-1" },
    };
    expect(spoken(t, doubted, name)).toMatch(/seat 2/);
    const self = spoken(t, stated.defended(1, 1) as Statement, name);
    expect(self).not.toContain("seat 1");
    expect(spoken(t, stated.reported(1, 2, "wolf") as Statement, name)).toContain("seat 2");
    expect(spoken(t, stated.claimed(1, "seer") as Statement, name)).toMatch(/Voyante|Seer/);
  });

  it("tells every death with the name and the card", () => {
    for (const cause of CAUSES) {
      for (const role of ROLES) {
        const text = deathTold(t, 3, role, cause, "Ana");
        expect(text).toContain("Ana");
        expect(text).toContain(t(`loups-garous-ui-a-${role}`));
      }
    }
  });

  it("writes in the log what all may know, and the rest when it is over", () => {
    const secret: News[] = [
      { type: "closed", call: "seer", told: "vision", seat: 7, side: null, role: "wolf", pad: "" },
      { type: "answered", seat: 0, answer: "look 8", pad: "" },
    ];
    for (const news of secret) expect(log(news, context(tongue))).toEqual([]);
    expect(log({ type: "night_fell", night: 2 }, context(tongue))).toEqual([
      { text: t("loups-garous-ui-night", { n: 2 }), heading: true },
    ]);
    expect(log(stated.claimed(7, "seer"), context(tongue))[0]).toMatchObject({ seat: 7 });
    expect(log({ type: "ready", seat: 7 }, context(tongue))).toEqual([]);
    for (const news of HEARD)
      for (const line of log(news, context(tongue))) expect(line.text).not.toMatch(/loups-garous-/);
  });

  it.each(["village", "wolves", "lovers", "nobody"] as Reason[])("tells the end: %s", (reason) => {
    const { title, lines } = ending(context(tongue, { phase: "over", truth: TRUTH, end: { reason, winners: [] } }));
    expect(title).toBe(t(`loups-garous-ui-end-${reason}`));
    const all = lines.join("\n");
    for (const who of ["Nina", "Hugo", "Lou", "Basile"]) expect(all).toContain(who);
    expect(lines.at(-1)).toMatch(/prise|caught/);
  });

  it("says of a seat what everybody knows", () => {
    expect(seatFacts(1, context(tongue)).line).toBe(t("loups-garous-ui-facts-alive"));
    expect(seatFacts(5, context(tongue)).line).toMatch(/Loup-garou|Werewolf/);
    const claimed = sampleView().players.map((it) => ({ ...it, claim: "seer" as Role }));
    expect(seatFacts(1, context(tongue, { players: claimed })).line).toMatch(/Voyante|Seer/);
    expect(
      seatFacts(7, context(tongue, { phase: "over", truth: TRUTH, end: { reason: "village", winners: [] } })).line,
    ).toMatch(/Loup-garou|Werewolf/);
    expect(turn(sampleView())).toBeNull();
    expect(turn(sampleView({ phase: "shot", shooter: 9 }))).toBe(9);
  });
});
