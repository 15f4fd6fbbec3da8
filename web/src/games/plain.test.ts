// A game without a folder: it is loaded, its table shows what is seen and offers what may be done.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { gamesWith, HOUSE_GAMES } from "../house/games";
import { loadTexts, startSpeaking, t } from "../i18n/index.svelte";
import type { Context } from "./contract";
import { fieldsOf } from "./fields";
import { loadGame } from "./load";
import PlainTable from "./PlainTable.svelte";

const VIEW = { hand: 7, shown: [], swapped: [true, false], piles: [{ top: null }] };

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "en");
  await startSpeaking();
});

describe("a game without a folder", () => {
  it("is loaded all the same, and says what it can", async () => {
    const module = await loadGame("trois-marmottes");
    const context: Context = { view: VIEW, seat: 0, names: ["Ana", "Éloi"], t };
    expect(module.key).toBe("trois-marmottes");
    expect(module.prompt(context, ["keep"]).title).toBe("It is your move.");
    expect(module.prompt(context, []).title).toBe("Waiting for the others.");
    // Nobody has written words for it: moves are their notation, and news are not told.
    expect(module.moveLabel("keep 3", context)).toBe("keep 3");
    expect(module.log({ type: "kept", seat: 0 }, context)).toEqual([]);
    expect(module.ending(context).title).toBe("The game is over");
  });

  it("has moves and news in words where there are words", async () => {
    // As a stand-in: any game's words will do.
    const { plainGame } = await import("./plain");
    await loadTexts("bestioles");
    const context: Context = { view: {}, seat: 0, names: ["Ana", "Éloi"], t };
    const game = plainGame("bestioles");
    expect(game.moveLabel("decline", context)).toBe(t("bestioles-move-decline"));
    expect(game.log({ type: "declined", seat: 1, card: "sea-4" }, context)[0]?.text).toContain("Éloi");
  });

  it("shows its view field by field", () => {
    expect(fieldsOf(VIEW).map(({ name, value, depth }) => [name, value, depth])).toEqual([
      ["hand", "7", 0],
      ["shown", "–", 0],
      ["swapped", "true false", 0],
      ["piles", null, 0],
      ["1", null, 1],
      ["top", "–", 2],
    ]);
  });

  it("is played by its buttons", async () => {
    const play = vi.fn().mockResolvedValue(true);
    const moves = ["keep", "swap"];
    const moveLabel = (move: string) => `do ${move}`;
    const rest = { news: [], seat: 0, names: [], t, confirm: vi.fn(), help: vi.fn() };
    render(PlainTable, { props: { view: VIEW, moves, moveLabel, play, ...rest } });
    expect(screen.getByText("true false")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "do swap" }));
    expect(play).toHaveBeenCalledExactlyOnceWith("swap");
  });

  it("has a plate after those of the house", () => {
    const info = { key: "trois-marmottes", rules: 1, least: 2, most: 4, usual: 2, minutes: 2 };
    const bots = { bots: ["random"], yardsticks: [], usual_bot: "random" };
    const none = { options: [], ...bots, periods: [], departures: false };
    const games = gamesWith([{ ...info, ...none }, ...HOUSE_GAMES.map(({ key }) => ({ ...info, ...none, key }))]);
    expect(games.map(({ key }) => key)).toEqual([...HOUSE_GAMES.map(({ key }) => key), "trois-marmottes"]);
    expect(games.at(-1)?.players).toEqual([2, 4]);
  });
});
