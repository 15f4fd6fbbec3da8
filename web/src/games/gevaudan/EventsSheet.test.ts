import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { later } from "./later";
import { NAMES, historical, translator } from "./sample";
import Table from "./Table.svelte";
import type { View } from "./types";

beforeAll(() => later.fetch());

class Unsized {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Unsized);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

/** The events as a player reads them. */
async function events(deck: Partial<View["deck"]>): Promise<HTMLElement> {
  const view = historical();
  view.deck = { ...view.deck, ...deck };
  const idle = { news: [], moves: [], play: vi.fn(), confirm: vi.fn(), help: vi.fn() };
  render(Table, { props: { view, seat: 0, names: NAMES, t: translator("fr"), ...idle } });
  await fireEvent.click(screen.getByRole("button", { name: /Férocité/ }));
  return screen.getByRole("dialog");
}

const card = (card: string, more: Partial<View["deck"]["drawn"][number]> = {}): View["deck"]["drawn"][number] => ({
  card,
  kind: "battue",
  value: 2,
  slides: 0,
  idle: false,
  ...more,
});

describe("the events sheet", () => {
  it("says what is in force only while the table says so", async () => {
    const lasting = await events({ drawn: [card("h02"), card("h06")], current: "h06" });
    expect(within(lasting).getAllByText("En vigueur")).toHaveLength(1);
    document.body.innerHTML = "";
    const done = await events({ drawn: [card("h06"), card("h02")], current: null });
    expect(within(done).queryByText("En vigueur")).toBeNull();
  });

  it("tells of slides as many as there are, of cards without effect, and whose texts they are", async () => {
    const sheet = await events({ drawn: [card("h05", { slides: 2 }), card("h07", { idle: true })], current: null });
    expect(sheet).toHaveTextContent("Les Personnages glissent de 2 places.");
    expect(sheet).toHaveTextContent("Sans effet à cette table.");
    expect(sheet).not.toHaveTextContent("depuis une case voisine");
    expect(sheet).toHaveTextContent("° De notre maison");
  });

  it.each([
    ["last_three", /dans les trois dernières/],
    ["among_left", /est parmi elles/],
    ["last", /est la dernière/],
    ["revealed", /est venue/],
  ] as const)("knows where the end is: %s", async (end, words) => {
    expect(await events({ end })).toHaveTextContent(words);
  });
});
