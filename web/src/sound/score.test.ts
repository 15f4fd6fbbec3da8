import { describe, expect, it } from "vitest";
import { notesOf } from "./score";

const FILES = import.meta.glob<string>("../wire/*News.ts", { query: "?raw", import: "default", eager: true });
const KEYS: Record<string, string> = {
  bestioles: "Bestioles",
  cryptide: "Cryptide",
  monstre: "Monstre",
  gevaudan: "Gevaudan",
  "loups-garous": "Loups",
};
const typesOf = (game: string) =>
  [...(FILES[`../wire/${KEYS[game]}News.ts`] ?? "").matchAll(/"type": "(\w+)"/g)].map(([, type]) => type ?? "");
const sounding = (game: string) =>
  typesOf(game).filter((type) => notesOf(game, [{ type, path: ["A1"], ballots: [{}], token: "cube" }]).length > 0);

describe("what sounds", () => {
  it.each([
    ["bestioles", ["battle_begun", "flipped", "moved", "played", "took_back"]],
    ["cryptide", ["answered", "placed"]],
    ["monstre", ["laid", "monster_played", "played", "round_begun"]],
    [
      "gevaudan",
      [
        "archived",
        "beast_moved",
        "beast_slipped",
        "event",
        "gathered",
        "rolled",
        "solicited",
        "town_took",
        "turned_up",
      ],
    ],
    ["loups-garous", ["dawn", "night_fell", "revealed"]],
  ])("of %s is these news, which everybody hears, and no others", (game, types) => {
    expect(sounding(game).toSorted()).toEqual(types);
  });

  it("tells a disc from a cube", () => {
    expect(notesOf("cryptide", [{ type: "placed", token: "disc" }])).toEqual([{ sound: "disc" }]);
    expect(notesOf("cryptide", [{ type: "answered", token: "cube" }])).toEqual([{ sound: "cube" }]);
  });

  it("counts steps and votes", () => {
    const [steps] = notesOf("gevaudan", [{ type: "beast_moved", path: ["A1", "A2", "B2"] }]);
    expect(steps).toMatchObject({ sound: "step", times: 3 });
    const [votes] = notesOf("loups-garous", [{ type: "revealed", ballots: [{}, {}] }]);
    expect(votes).toMatchObject({ sound: "vote", times: 2 });
  });

  it("is said once for many cards", () => {
    const news = Array.from({ length: 6 }, () => ({ type: "played" }));
    expect(notesOf("bestioles", news)).toEqual([{ sound: "card" }]);
    expect(notesOf("unknown", news)).toEqual([]);
  });
});
