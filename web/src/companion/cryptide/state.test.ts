import { describe, expect, it } from "vitest";
import {
  begin,
  built,
  changeClues,
  cover,
  endGame,
  fresh,
  hide,
  keep,
  lift,
  readAgain,
  recall,
  rename,
  seenSeat,
  showHint,
  solve,
  toStep,
  turnAway,
  wish,
  type State,
} from "./state";

const CODE = "123456000102101112-0B0F13-2";

const onTable = (): State => built(begin(fresh(), CODE, 3, "normal", 1));
const readBy = (state: State): State => hide(lift(state));
const inPlay = (): State => readBy(readBy(readBy(onTable())));

describe("the device goes round", () => {
  it("to every player once, each behind a curtain, and then the game is on", () => {
    let state = onTable();
    for (const seat of [0, 1, 2]) {
      expect(state.eyes).toEqual({ seat, open: false });
      expect(seenSeat(state)).toBeNull();
      state = lift(state);
      expect(seenSeat(state)).toBe(seat);
      state = hide(state);
    }
    expect(state.game?.stage).toBe("play");
    expect(state.eyes).toBeNull();
  });

  it("and nobody has read who has not looked", () => {
    const state = hide(onTable());
    expect(state.game?.read).toEqual([false, false, false]);
    expect(state.eyes?.seat).toBe(0);
  });

  it("and nobody can get round his curtain before the game", () => {
    expect(turnAway(onTable())).toEqual(onTable());
    expect(readAgain(onTable(), 2)).toEqual(onTable());
  });

  it("and falls shut when the page goes to the background, without counting as read", () => {
    const state = cover(lift(onTable()));
    expect(seenSeat(state)).toBeNull();
    expect(state.game?.read).toEqual([false, false, false]);
  });

  it("and a clue can be read again behind the same curtain, or left alone", () => {
    const asked = readAgain(inPlay(), 2);
    expect(seenSeat(asked)).toBeNull();
    expect(seenSeat(lift(asked))).toBe(2);
    expect(hide(lift(asked))).toEqual(inPlay());
    expect(turnAway(asked)).toEqual(inPlay());
  });
});

describe("hint, solution, new clues", () => {
  it("come only in the game", () => {
    expect(showHint(onTable())).toEqual(onTable());
    expect(solve(onTable())).toEqual(onTable());
    expect(showHint(inPlay()).game?.hinted).toBe(true);
    expect(solve(inPlay()).solved).toBe(true);
  });

  it("new clues start the round again and forget what was shown", () => {
    const state = changeClues(solve(showHint(inPlay())), "other", 3, 2);
    expect(state.game).toEqual({
      code: "other",
      stage: "round",
      step: 0,
      read: [false, false, false],
      first: 2,
      hinted: false,
    });
    expect(state.eyes).toEqual({ seat: 0, open: false });
    expect(state.solved).toBe(false);
  });

  it("a new map keeps names and wishes", () => {
    const state = endGame(rename(wish(inPlay(), { difficulty: "hard" }), 1, "Ana"));
    expect(state.game).toBeNull();
    expect(state.wishes).toMatchObject({ players: 3, difficulty: "hard", names: ["", "Ana", "", "", ""] });
  });
});

describe("a reload", () => {
  const afterReload = (state: State): State => recall(keep(state));

  it("finds everything again, but never an open curtain or a solution", () => {
    for (const state of [fresh(), toStep(begin(fresh(), CODE, 4, "advanced", 3), 7), onTable(), showHint(inPlay())]) {
      expect(afterReload(state)).toEqual(state);
    }
    expect(afterReload(lift(onTable()))).toEqual(onTable());
    expect(afterReload(lift(readAgain(inPlay(), 1)))).toEqual(inPlay());
    expect(afterReload(solve(inPlay()))).toEqual(inPlay());
    expect(afterReload(readBy(onTable())).eyes).toEqual({ seat: 1, open: false });
  });

  it("takes no harm from what others wrote there", () => {
    const game = { code: CODE, stage: "round", step: 0, read: [true, false, false], first: 0, hinted: false };
    const spoilt = [
      null,
      "",
      "{",
      "[]",
      "7",
      '{"wishes":{"players":9,"mode":"x","names":[1]},"game":7}',
      JSON.stringify({ game: { ...game, read: [true] } }),
      JSON.stringify({ game: { ...game, first: 3 } }),
      JSON.stringify({ game: { ...game, stage: "clue" } }),
      JSON.stringify({ game: { ...game, step: -1 } }),
    ];
    for (const text of spoilt) expect(recall(text)).toEqual(fresh());
    const opened = JSON.stringify({ game, eyes: { seat: 1, open: true }, solved: true });
    expect(recall(opened)).toMatchObject({ eyes: { seat: 1, open: false }, solved: false });
  });

  it("keeps names within bounds", () => {
    expect(rename(fresh(), 0, "x".repeat(99)).wishes.names[0]).toHaveLength(20);
  });
});
