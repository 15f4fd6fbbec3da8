import { describe, expect, it } from "vitest";
import type { ChatLine } from "../../wire/ChatLine";
import { beforeTheGame, firstTab, linesOf, tabsOf } from "./channels";

const said = (number: number, channel: string): ChatLine => ({
  number,
  channel,
  seat: 0,
  name: "Ana",
  text: String(number),
  at: 0,
});
const village = { key: "village", write: false };
const wolves = { key: "wolves", write: true };
const lines = [said(1, "table"), said(2, "village"), said(3, "wolves"), said(4, "village")];
const numbers = (tab: string, tabs: ReturnType<typeof tabsOf>) => linesOf(tab, tabs, lines).map(({ number }) => number);

describe("tabs", () => {
  it("are the channels of now, and the talk before the game stands in the first", () => {
    const tabs = tabsOf([village, wolves], lines);
    expect(tabs).toEqual([village, wolves]);
    expect(numbers("village", tabs)).toEqual([1, 2, 4]);
    expect(numbers("wolves", tabs)).toEqual([3]);
  });

  it("keep what I read in a place that is closed to me by now", () => {
    const tabs = tabsOf([village], lines);
    expect(tabs).toEqual([village, { key: "wolves", write: false }]);
    expect(numbers("wolves", tabs)).toEqual([3]);
  });

  it("show onlookers' words to players once there are any", () => {
    const table = { key: "table", write: true };
    const watch = { key: "watch", write: false };
    expect(beforeTheGame(true)).toEqual([table, watch]);
    expect(tabsOf([table, watch], lines.slice(0, 1))).toEqual([table]);
    expect(tabsOf([table, watch], [said(1, "watch")])).toEqual([table, watch]);
    expect(firstTab(tabsOf(beforeTheGame(false), []))).toBe("watch");
  });

  it("begin where I may write", () => {
    expect(firstTab([village, wolves])).toBe("wolves");
    expect(firstTab([village])).toBe("village");
    expect(firstTab(tabsOf([], []))).toBe("table");
  });
});
