import { describe, expect, it } from "vitest";
import { chronicleOf, saidBy, tally, votesOf } from "./chronicle";
import { BALLOTS, HEARD } from "./sample";

const chronicle = chronicleOf(HEARD, 0);

describe("the chronicle", () => {
  it("knows who said what on which day, the latest first", () => {
    expect(saidBy(chronicle, 7)).toMatchObject([
      { day: 2, said: [{ type: "claimed" }, { type: "reported", side: 3 }] },
    ]);
    expect(saidBy(chronicle, 3)).toMatchObject([{ day: 3, said: [{ type: "replied", yes: false }] }]);
    const twice = chronicleOf([...HEARD, HEARD.at(-1)!], 0);
    expect(saidBy(twice, 3)[0]?.said).toHaveLength(1);
  });

  it("knows against whom everybody voted", () => {
    expect(votesOf(chronicle, 1)).toEqual([{ day: 2, runoff: false, ballot: { seat: 1, side: 8, weight: 2 } }]);
    expect(votesOf(chronicle, 2)).toEqual([]);
  });

  it("keeps my own notes, and nobody else's answers", () => {
    expect(chronicle.notes).toEqual([7]);
    expect(chronicleOf(HEARD, 4).notes).toEqual([]);
  });
});

it("counts votes, the double arrow twice, heaviest first", () => {
  expect(tally(BALLOTS)).toEqual([
    { seat: 3, votes: 4 },
    { seat: 7, votes: 3 },
    { seat: 9, votes: 1 },
  ]);
});
