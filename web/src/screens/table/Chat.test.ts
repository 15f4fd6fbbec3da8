import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NOTHING, type TableState } from "../../live/state";
import type { LiveTable } from "../../live/table.svelte";
import type { ChannelInfo } from "../../wire/ChannelInfo";
import type { Moment } from "../../wire/Moment";

vi.mock("../../api/me.svelte", () => ({ me: { secret: "secret" }, ensureGuest: vi.fn() }));

const { default: Chat } = await import("./Chat.svelte");

const chat = vi.fn((_text: string, _channel: string | null) => Promise.resolve({ kind: "done" as const }));

/** A table at which these channels are there now. */
function live(channels: ChannelInfo[]): LiveTable {
  const now = { number: 1, news: [], view: {}, moves: [], asked: false, awaited: [], channels, outcome: null };
  const state: TableState = { ...NOTHING, seats: [0], seat: 0, round: 1, now: now satisfies Moment };
  return { state, chat } as unknown as LiveTable;
}

const NIGHT = [
  { key: "village", write: false },
  { key: "wolves", write: true },
];
const DAWN = [
  { key: "village", write: true },
  { key: "wolves", write: false },
];
const pressed = () => screen.getAllByRole("button", { pressed: true }).length;
const tab = (index: number) => screen.getAllByRole("button", { name: /channel-table/ })[index];

beforeEach(() => chat.mockClear());

describe("places to talk", () => {
  it("open where I may write, and say where I may not", async () => {
    const { rerender } = render(Chat, { props: { live: live(NIGHT) } });
    expect(tab(1)).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("textbox")).toBeInTheDocument();
    await fireEvent.click(tab(0) as Element);
    expect(screen.queryByRole("textbox")).toBeNull();
    await rerender({ live: live(DAWN) });
    expect(tab(0)).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("textbox")).toBeInTheDocument();
    expect(pressed()).toBe(1);
  });

  it("never carry words that were begun in another place", async () => {
    const { rerender, container } = render(Chat, { props: { live: live(NIGHT) } });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "let us eat Ana" } });
    await rerender({ live: live(DAWN) });
    expect(tab(1)).toHaveAttribute("aria-pressed", "true");
    expect(container.querySelector("form")).toBeNull();
    expect(chat).not.toHaveBeenCalled();
  });

  it("name the place with the words", async () => {
    const { container } = render(Chat, { props: { live: live(NIGHT) } });
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "psst" } });
    await fireEvent.submit(container.querySelector("form") as Element);
    expect(chat).toHaveBeenCalledWith("psst", "wolves");
  });
});
