import { describe, expect, it, vi } from "vitest";
import { loadTexts, startSpeaking, switchLanguage, t } from "./index.svelte";
import { newsArgs, newsSentence, newsText, type Reader } from "./news";

const TEXTS: Record<string, string> = {
  "beasts-card-air-3": "Manoeuvre",
  "beasts-news-played": "played",
};

const reader: Reader = {
  names: ["Ana", "Bastien"],
  seat: 1,
  t: (id, args) => (TEXTS[id] ?? id) + (args ? JSON.stringify(args) : ""),
  has: (id) => id in TEXTS,
};

describe("news in words", () => {
  it("calls seats by name and tells you from others", () => {
    expect(newsArgs("beasts", { type: "x", seat: 0, by: 1 }, reader)).toEqual({
      seat: "Ana",
      seatIs: "other",
      by: "Bastien",
      byIs: "you",
    });
  });

  it("says a value in the game's words and keeps its key", () => {
    const args = newsArgs("beasts", { type: "x", card: "air-3", cause: "turn" }, reader);
    expect(args).toEqual({ card: "Manoeuvre", cardId: "air-3", cause: "turn", causeId: "turn" });
  });

  it("turns yes, no and nothing into words for selectors", () => {
    const args = newsArgs("beasts", { type: "x", up: true, down: false, doom: null }, reader);
    expect(args).toEqual({ up: "yes", down: "no", doom: "none", doomId: "none" });
  });

  it("flattens what is nested, finds seats there, and leaves lists out", () => {
    const news = { type: "x", result: { winner: 1, points: 3 }, totals: [1, 2], battle: 4 };
    expect(newsArgs("beasts", news, reader)).toEqual({
      resultWinner: "Bastien",
      resultWinnerIs: "you",
      resultPoints: 3,
      battle: 4,
    });
  });

  it("has a sentence only where the game has one", () => {
    expect(newsSentence("beasts", { type: "played", battle: 2 }, reader)).toBe('played{"battle":2}');
    expect(newsSentence("beasts", { type: "unknown" }, reader)).toBeNull();
    expect(newsSentence("beasts", null, reader)).toBeNull();
  });
});

describe("a log that is read again", () => {
  it("is put into words once, and again for another reader, another name or another language", async () => {
    localStorage.setItem("bestiaire.language", "fr");
    await startSpeaking();
    await loadTexts("cryptide");
    const say = vi.fn(t);
    const news = { type: "asked", seat: 0, of: 1, hex: "C3" };
    const read = (seat: number, names: string[]) => newsText("cryptide", news, { view: null, seat, names, t: say });

    const told = read(1, ["Ana", "Bastien"]);
    expect(told).toContain("Ana");
    const often = say.mock.calls.length;
    expect(read(1, ["Ana", "Bastien"])).toBe(told);
    expect(say.mock.calls.length).toBe(often);

    expect(read(1, ["Inès", "Bastien"])).toContain("Inès");
    expect(read(0, ["Inès", "Bastien"])).toContain("Vous");
    await switchLanguage("en");
    expect(read(0, ["Inès", "Bastien"])).toContain("You");
  });
});
