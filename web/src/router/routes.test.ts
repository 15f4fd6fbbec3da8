import { describe, expect, it } from "vitest";
import { codeFromInput, isShort, pathOf, routeOf, type Route } from "./routes";

describe("routes", () => {
  const routes: Route[] = [
    { screen: "home" },
    { screen: "table", code: "HIBOU-42" },
    { screen: "table-replay", code: "HIBOU-42" },
    { screen: "tv", code: "dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "past", id: "aB3_-xyz" },
    { screen: "table", code: "dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "table", code: "tab-dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "table-replay", code: "tab-dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "tv", code: "tab-dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "past", id: "tab-dGhlLWxvbmctd2F5_-1aBcD3" },
    { screen: "home", play: "loups-garous" },
    { screen: "replay" },
    { screen: "credits" },
    { screen: "games" },
    { screen: "settings" },
    { screen: "companion", game: "cryptide" },
    { screen: "rules", game: "loups-garous", gallery: false },
    { screen: "rules", game: "gevaudan", gallery: true },
    { screen: "learn", game: "loups-garous" },
    { screen: "learn", game: "bestioles", step: 3 },
    { screen: "learn", game: "bestioles", step: "end" },
    { screen: "riddle" },
    { screen: "riddle", id: "gevaudan-neighbour" },
    { screen: "riddle", day: "2026-11-18" },
    { screen: "riddles" },
  ];
  it.each(routes)("come back from their own path: $screen", (route) => {
    expect(routeOf(pathOf(route))).toEqual(route);
  });

  it("tell a table on this device from one of a server", () => {
    expect(pathOf({ screen: "table", code: "tab-dGhlLWxvbmctd2F5_-1aBcD3" })).toBe("/tab/dGhlLWxvbmctd2F5_-1aBcD3");
    // A server's name is random: it may begin like that.
    expect(pathOf({ screen: "table", code: "tab-LWxvbmctd2F5_-1aBcD3" })).toBe("/t/tab-LWxvbmctd2F5_-1aBcD3");
  });

  it("read a code however it was typed", () => {
    expect(routeOf("/t/hibou-42/")).toEqual({ screen: "table", code: "HIBOU-42" });
    expect(routeOf("/t/b%C3%AAte-7")).toEqual({ screen: "table", code: "BÊTE-7" });
  });

  it("are lost anywhere else, and never break", () => {
    for (const path of [
      "/t",
      "/t/A/B",
      "/t/A/replay/x",
      "/nowhere",
      "/credits/x",
      "/companion",
      "/companion/a/b",
      "/tab",
      "/tab/A/B",
      "/play",
      "/play/a/b",
      "/learn",
      "/learn/a/0",
      "/learn/a/x",
      "/learn/a/1/b",
    ]) {
      expect(routeOf(path).screen).toBe("lost");
    }
    expect(routeOf("/t/%E0%A4%A").screen).toBe("table");
  });
});

describe("a code in the field", () => {
  it("may be the code or the whole link", () => {
    expect(codeFromInput(" hibou 42 ")).toBe("HIBOU-42");
    expect(codeFromInput("https://example.org/t/HIBOU-42?x=1")).toBe("HIBOU-42");
  });
  it("leaves a link as it is", () => {
    expect(codeFromInput("https://example.org/t/dGhlLWxvbmctd2F5_-1aBcD3")).toBe("dGhlLWxvbmctd2F5_-1aBcD3");
    expect(isShort("HIBOU-42")).toBe(true);
    expect(isShort("dGhlLWxvbmctd2F5_-1aBcD3")).toBe(false);
  });
  it("is not just anything", () => {
    expect(codeFromInput("what is this?")).toBeNull();
    expect(codeFromInput("  ")).toBeNull();
  });
});
