import { describe, expect, it } from "vitest";
import { HOUSE_GAMES } from "./games";
import { PEOPLE, peopleOf, personCalled, portraitOf } from "./people";

const FACES = Object.keys(import.meta.glob("../../public/portraits/*.svg")).map((it) => it.replace("../../public", ""));
const TEXTS = import.meta.glob<string>("../../../texts/*/house.ftl", { query: "?raw", import: "default", eager: true });

describe("the people of the house", () => {
  it("fill the largest table of every game", () => {
    for (const game of HOUSE_GAMES) expect(peopleOf(game.key).length, game.key).toBeGreaterThanOrEqual(game.players[1]);
  });

  it("live in the village or at all other tables", () => {
    expect(peopleOf("loups-garous")).toHaveLength(18);
    expect(peopleOf("cryptide")).toHaveLength(12);
    expect(peopleOf("cryptide")).toEqual(peopleOf("gevaudan"));
    expect(peopleOf("loups-garous").some((it) => peopleOf("monstre").includes(it))).toBe(false);
  });

  it("have a face each, and every face is somebody's", () => {
    expect(FACES.toSorted()).toEqual(PEOPLE.map(portraitOf).toSorted());
  });

  it("have a temperament in both languages", () => {
    for (const text of Object.values(TEXTS)) {
      for (const { temper, name } of PEOPLE) expect(text, name).toContain(`\ntemper-${temper} =`);
    }
  });

  it("are found by their name, and nobody else is", () => {
    expect(personCalled("Épinart")?.portrait).toBe("epinart");
    expect(personCalled("Ursule")).toBeUndefined();
  });
});
