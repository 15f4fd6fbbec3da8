import { describe, expect, it } from "vitest";
import { sceneOf } from "./motion";
import type { News } from "./types";

function table(): Element {
  const root = document.createElement("div");
  for (const at of ["pile/0/air/0", "pile/1/sea/0", "hand/air-4", "hand/sea-2", "deck"]) {
    const card = document.createElement("div");
    card.dataset["at"] = at;
    root.append(card);
  }
  return root;
}

/** What was copied before these news, by its place. */
function copied(...news: News[]): string[] {
  return [...sceneOf(table(), news)].flatMap(([at, { copy }]) => (copy ? [at] : []));
}

describe("what lies on the table before something happens", () => {
  it("is measured, every card of it", () => {
    expect([...sceneOf(table(), []).keys()]).toHaveLength(5);
  });

  it("is copied only where it leaves or turns over", () => {
    const played = { type: "played", seat: 0, card: "air-4", theatre: "air", up: true, cause: "turn", doom: null };
    expect(copied(played as News)).toEqual([]);
    expect(copied({ ...played, doom: "blockade" } as News)).toEqual(["hand/air-4"]);
    expect(copied({ type: "flipped", side: 1, theatre: "sea" } as News)).toEqual(["pile/1/sea/0"]);
    expect(copied({ type: "battle_ended" } as News)).toEqual(["pile/0/air/0", "pile/1/sea/0"]);
  });
});
