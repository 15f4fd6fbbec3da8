import { describe, expect, it } from "vitest";
import { HOUSE_GAMES } from "../../house/games";
import { presetOf, presetsOf } from "./presets";

const TEXTS = import.meta.glob<string>("../../../../texts/*/house.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const defaults: Record<string, Record<string, string>> = {
  bestioles: { target: "12" },
  cryptide: { mode: "normal", difficulty: "any", table: "strict" },
  monstre: { manches: "5", memoire: "avec" },
  "loups-garous": {
    wolves: "default",
    seer: "default",
    hunter: "default",
    cupid: "default",
    thief: "default",
    girl: "default",
  },
  gevaudan: { characters: "off", events: "standard", abilities: "off", deck: "usual" },
};

describe("ready-made games", () => {
  it("exist for every game of the house, each with words in both languages", () => {
    for (const { key: game, players } of HOUSE_GAMES) {
      const presets = presetsOf(game);
      expect(presets.length, game).toBeGreaterThanOrEqual(3);
      expect(presets.filter((it) => it.first)).toHaveLength(1);
      for (const preset of presets) {
        expect(preset.players[0]).toBeGreaterThanOrEqual(players[0]);
        expect(preset.players[1]).toBeLessThanOrEqual(players[1]);
        for (const text of Object.values(TEXTS)) {
          expect(text).toContain(`\npreset-${game}-${preset.key} = `);
          expect(text).toContain(`\npreset-${game}-${preset.key}-line = `);
        }
      }
    }
  });

  it("are told apart by what was agreed on", () => {
    const keys = HOUSE_GAMES.map(({ key }) => presetOf(key, { options: defaults[key] ?? {}, seats: 4 })?.key);
    expect(keys).toEqual(["short", "classic", "classic", "classic", "standard"]);
    for (const { key: game } of HOUSE_GAMES) {
      for (const preset of presetsOf(game)) {
        if (preset.own) continue;
        const agreed = { options: { ...defaults[game], ...preset.options }, seats: preset.seats ?? 4 };
        expect(presetOf(game, agreed), `${game} ${preset.key}`).toBe(preset);
      }
    }
  });

  it("are none where the table agreed on something else", () => {
    expect(presetOf("cryptide", { options: { mode: "normal", difficulty: "hard" }, seats: 3 })).toBeUndefined();
    expect(presetOf("loups-garous", { options: { ...defaults["loups-garous"], wolves: "3" }, seats: 8 })?.key).toBe(
      "own",
    );
    expect(presetOf("unknown", { options: {}, seats: 2 })).toBeUndefined();
  });
});
