import { describe, expect, it } from "vitest";
import { down, sampleView, side, theatre, up } from "./sample";
import { tracesOf } from "./traces";
import type { News } from "./types";

const played = (
  seat: number,
  where: "air" | "land" | "sea",
  more: Partial<Extract<News, { type: "played" }>> = {},
): News => ({
  type: "played",
  seat,
  card: null,
  theatre: where,
  up: true,
  cause: "turn",
  doom: null,
  ...more,
});
const flipped = (by: number, whose: number, where: "air" | "land" | "sea"): News => ({
  type: "flipped",
  by,
  side: whose,
  theatre: where,
  card: null,
  up: false,
});

/** Mine: two on land. Theirs: two at sea, one in the air. */
const view = sampleView({
  theatres: [
    theatre("air", side(), side(up("air-6"))),
    theatre("land", side(down("sea-2"), up("land-4")), side()),
    theatre("sea", side(), side(down(null), up("sea-5"))),
  ],
});

describe("traces of the other's move", () => {
  it("are the card laid and the card turned, since my last move", () => {
    const heard = [played(1, "air"), played(0, "land"), played(1, "sea"), flipped(1, 0, "land")];
    expect(tracesOf(heard, view, 0)).toEqual([
      { side: 1, theatre: "sea", place: 1, kind: "laid", by: 1 },
      { side: 0, theatre: "land", place: 1, kind: "flipped", by: 1 },
    ]);
  });

  it("are gone when I have moved, when the battle is over, and for a card that was destroyed", () => {
    expect(tracesOf([played(1, "sea"), played(0, "land")], view, 0)).toEqual([]);
    const begun: News = { type: "battle_begun", battle: 2, first: 1, order: ["air", "land", "sea"], dealt: null };
    expect(tracesOf([played(1, "sea"), begun], view, 0)).toEqual([]);
    expect(tracesOf([played(1, "sea", { doom: "blockade" })], view, 0)).toEqual([]);
  });

  it("follow a card that is moved, and those that lay on it", () => {
    const moved: News = { type: "moved", seat: 1, card: null, from: "sea", place: 0, to: "air" };
    const now = sampleView({
      theatres: [
        theatre("air", side(), side(up("air-6"), down(null))),
        theatre("land", side(), side()),
        theatre("sea", side(), side(up("sea-5"))),
      ],
    });
    expect(tracesOf([played(1, "sea"), moved], now, 0)).toEqual([
      { side: 1, theatre: "sea", place: 0, kind: "laid", by: 1 },
      { side: 1, theatre: "air", place: 1, kind: "moved", by: 1 },
    ]);
  });

  it("show who looks on what the last one did", () => {
    expect(tracesOf([played(0, "land"), played(1, "sea")], view, null)).toEqual([
      { side: 1, theatre: "sea", place: 1, kind: "laid", by: 1 },
    ]);
  });
});
