import { describe, expect, it } from "vitest";
import type { ProposalInfo } from "../../wire/ProposalInfo";
import type { SeatInfo } from "../../wire/SeatInfo";
import type { TableInfo } from "../../wire/TableInfo";
import { isYes, myPart, othersAt, wordOf } from "./proposal";

const person = (guest: string, here = true): SeatInfo => {
  return { kind: "person", guest, name: guest, here, absent: false, held: null, gone: false, shared: false };
};
const bot: SeatInfo = { kind: "bot", level: "easy", name: "Renart", shared: false };
const free: SeatInfo = { kind: "free", shared: false };

const proposal: ProposalInfo = { by: "ana", game: null, accepted: ["ana", "bob"], declined: ["eve"], without: 3 };
const table = (seats: SeatInfo[], standing?: ProposalInfo) =>
  ({ host: "ana", seats, ...(standing ? { proposal: standing } : {}) }) as TableInfo;

describe("what everybody says of the next game", () => {
  it("is told seat by seat, bots agreeing", () => {
    const seats = [person("ana"), person("bob"), person("eve"), person("lou"), person("noé", false), bot, free];
    expect(seats.map((seat) => wordOf(seat, proposal, "lou"))).toEqual([
      "proposes",
      "accepts",
      "declines",
      "asked",
      "away",
      "accepts",
      "left",
    ]);
    expect(wordOf(person("lou"), proposal, "bob")).toBe("thinks");
    expect(isYes("proposes") && isYes("accepts") && !isYes("declines") && !isYes("thinks")).toBe(true);
  });
});

describe("what I may do", () => {
  it("is to propose, which begins at once among bots", () => {
    expect(myPart(table([person("ana"), bot]), "ana", true)).toMatchObject({ propose: true, atOnce: true });
    expect(myPart(table([person("ana"), person("bob")]), "bob", true)).toMatchObject({ propose: true, atOnce: false });
  });

  it("is to answer while I have not said yes, and to change my mind afterwards", () => {
    const seats = [person("ana"), person("bob"), person("eve")];
    expect(myPart(table(seats, proposal), "eve", true)).toMatchObject({ answer: true, withdraw: false, begin: null });
    expect(myPart(table(seats, proposal), "bob", true)).toMatchObject({ answer: false, decline: true, begin: null });
  });

  it("is to begin without the others or to withdraw, for who proposes and for the host", () => {
    const seats = [person("ana"), person("bob"), person("eve")];
    expect(myPart(table(seats, proposal), "ana", true)).toMatchObject({ begin: 3, withdraw: true, decline: false });
    const theirs = { ...proposal, by: "bob", without: null };
    expect(myPart(table(seats, theirs), "ana", true)).toMatchObject({ begin: null, withdraw: true });
  });

  it("is nothing for who only looks on", () => {
    const nothing = { propose: false, answer: false, withdraw: false, begin: null };
    expect(myPart(table([person("ana")], proposal), "zoé", false)).toMatchObject(nothing);
    expect(myPart(table([person("ana")], proposal), null, false)).toMatchObject(nothing);
  });

  it("counts the others once, however many seats they hold", () => {
    expect(othersAt(table([person("ana"), person("bob"), person("bob"), bot]), "ana")).toEqual(["bob"]);
  });
});
