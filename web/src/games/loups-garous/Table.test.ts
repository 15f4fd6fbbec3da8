import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  BALLOTS,
  HEARD,
  LIVING_SEATS,
  LOOKS,
  NAMES,
  NOTES,
  nightView,
  own,
  sampleView,
  translator,
  TRUTH,
  VILLAGER,
  VOTES,
  WOLF,
  WORDS,
} from "./sample";
import module from "./index";
import Table from "./Table.svelte";
import type { News, Own, View } from "./types";

function open(view: View, moves: string[], seat: number | null = 0, news: News[] = []) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const confirm = vi.fn(() => Promise.resolve(true));
  const props = {
    view,
    moves,
    seat,
    news,
    heard: HEARD,
    names: NAMES,
    t: translator("fr"),
    play,
    confirm,
    help: vi.fn(),
  };
  const drawn = render(Table, { props });
  const house = (of: number) => drawn.container.querySelector<HTMLElement>(`[data-seat="${of}"]`)!;
  const lit = () =>
    [...drawn.container.querySelectorAll<HTMLElement>("[data-lit]")].map((it) => Number(it.dataset["seat"]));
  return { ...drawn, props, play, house, lit };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  localStorage.clear();
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe("a call of the night", () => {
  /** What a page looks like from afar: which houses are lit, how many cards and buttons there are. */
  function shape(view: View, moves: string[]) {
    const { container, lit, unmount } = open(view, moves);
    const count = (what: string) => container.querySelectorAll(what).length;
    const seen = {
      lit: lit(),
      chips: count(".chip"),
      buttons: count("button"),
      sky: container.querySelector("[data-sky]")?.getAttribute("data-sky"),
      tray: [...container.querySelectorAll(".tray p, .tray b")].map((it) => it.textContent),
    };
    unmount();
    return seen;
  }

  const CALLED: [NonNullable<View["call"]>, Own, string[]][] = [
    ["thief", own({ role: "thief", middle: ["wolf", "wolf"] }), ["take 1", "take 2"]],
    ["thief", own({ role: "thief", middle: ["wolf", "seer"] }), ["take 1", "take 2", "keep"]],
    ["cupid", own({ role: "cupid" }), ["love 1 2", "love 1 4", "love 2 4", "love 4 5"]],
    ["lovers", own({ role: "hunter" }), NOTES],
    ["seer", own({ visions: [] }), LOOKS],
    ["wolves", WOLF, ["devour 2", "devour 4", "devour 5", "devour 10"]],
    ["wolves", WOLF, ["devour 2"]],
    ["wolves_again", WOLF, ["devour 2", "devour 4"]],
    ["duel", WOLF, ["watch 2", "watch 4", "watch 5", "watch -"]],
    ["duel", own({ role: "girl" }), ["sleep", "glance", "stare"]],
  ];

  it.each(CALLED)("looks the same to whom it is for and to a villager: %s", (call, mine, moves) => {
    const villager = shape(nightView(call, { own: VILLAGER }), NOTES);
    expect(villager).toMatchObject({ sky: "night", chips: 3 });
    expect(shape(nightView(call, { own: mine }), moves)).toEqual(villager);
  });

  it("is answered with two touches: a house, then the button", async () => {
    const { play, house, lit } = open(nightView("seer"), LOOKS);
    expect(lit()).toEqual(LIVING_SEATS);
    await fireEvent.click(house(3));
    expect(house(3)).toHaveAttribute("aria-pressed", "true");
    await fireEvent.click(button("Répondre"));
    expect(play).toHaveBeenCalledExactlyOnceWith("look 4");
  });

  it("or with a card of the tray", async () => {
    const { play } = open(nightView("duel", { own: own({ role: "girl" }) }), ["sleep", "glance", "stare"]);
    expect(button("Répondre")).toBeDisabled();
    await fireEvent.click(button("Coup d’œil"));
    await fireEvent.click(button("Répondre"));
    expect(play).toHaveBeenCalledWith("glance");
  });

  it("takes two houses in Cupid's call, from everybody", async () => {
    const { play, house } = open(nightView("cupid", { own: VILLAGER }), NOTES);
    await fireEvent.click(house(7));
    expect(button("Répondre")).toBeDisabled();
    await fireEvent.click(house(1));
    await fireEvent.click(button("Répondre"));
    expect(play).toHaveBeenCalledWith("note 8");
  });

  it("is over once answered", () => {
    const { lit } = open(nightView("seer"), []);
    expect(lit()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Répondre" })).toBeNull();
  });
});

describe("my card", () => {
  it("lies face down, and nothing of it is on the page", () => {
    const { container } = open(nightView("seer"), LOOKS);
    expect(container.textContent).not.toContain("Vous êtes, en secret");
    expect(container.querySelector("[data-card]")).toHaveAttribute("data-card", "down");
    expect(container.querySelectorAll(".badge.secret")).toHaveLength(0);
  });

  it("is turned by a tap and covered by another", async () => {
    const { container } = open(nightView("seer"), LOOKS);
    await fireEvent.click(button("Retourner ma carte"));
    expect(screen.getByRole("heading", { name: "La Voyante" })).toBeInTheDocument();
    expect(screen.getByText("Vous regardez sa carte.")).toBeInTheDocument();
    // What she has seen lies on the houses while the card is up.
    expect(container.querySelectorAll(".badge.secret")).toHaveLength(2);
    await fireEvent.click(button("Cacher ma carte"));
    expect(screen.queryByRole("heading", { name: "La Voyante" })).toBeNull();
  });

  it("shows itself while a finger stays on it", async () => {
    vi.useFakeTimers();
    const { container } = open(nightView("wolves", { own: WOLF }), ["devour 2"]);
    const face = () => container.querySelector("[data-card]")?.getAttribute("data-card");
    await fireEvent.pointerDown(button("Retourner ma carte"));
    await vi.advanceTimersByTimeAsync(400);
    expect(face()).toBe("up");
    expect(container.textContent).toContain("veut dévorer Ana");
    const turn = container.querySelector<HTMLElement>(".turn")!;
    await fireEvent.pointerUp(turn);
    await fireEvent.click(turn);
    expect(face()).toBe("down");
    vi.useRealTimers();
  });

  it("is covered when the device passes to another player", async () => {
    const { container, rerender, props } = open(nightView("seer"), LOOKS);
    await fireEvent.click(button("Retourner ma carte"));
    await rerender({ ...props, seat: 1, view: nightView("seer", { seat: 1, own: VILLAGER }), moves: NOTES });
    expect(container.querySelector("[data-card]")).toHaveAttribute("data-card", "down");
  });

  it("is not there for the public", () => {
    const { container } = open(sampleView({ seat: null, own: null }), [], null);
    expect(container.querySelector("[data-card]")).toBeNull();
  });
});

describe("the day", () => {
  const DEBATE = [...WORDS, "ready"];

  it("is said with two touches: a house, then a word", async () => {
    const { play, house } = open(sampleView(), DEBATE);
    await fireEvent.click(house(7));
    expect(screen.getByRole("heading", { name: "Parler d’Hugo" })).toBeInTheDocument();
    await fireEvent.click(button("Accuser"));
    expect(play).toHaveBeenCalledExactlyOnceWith("accuse 8");
  });

  it("is said again if somebody else spoke at the same moment, and not if the table says no", async () => {
    const { play, house, rerender, props } = open(sampleView(), DEBATE);
    play.mockImplementationOnce(async () => {
      await rerender({ ...props, view: sampleView(), news: [{ type: "accused", seat: 4, side: 1 }] });
      return false;
    });
    await fireEvent.click(house(7));
    await fireEvent.click(button("Accuser"));
    await vi.waitFor(() => expect(play.mock.calls).toEqual([["accuse 8"], ["accuse 8"]]));
    await vi.waitFor(() => expect(button(/Passer au vote/)).toBeInTheDocument());
    play.mockClear();
    play.mockResolvedValueOnce(false);
    await fireEvent.click(house(7));
    await fireEvent.click(button("Défendre"));
    await vi.waitFor(() => expect(play.mock.calls).toEqual([["defend 8"]]));
  });

  it("names a role: mine at my own house, another's at his, also a dead one's", async () => {
    const { play, house } = open(sampleView(), DEBATE);
    await fireEvent.click(house(0));
    await fireEvent.click(button("la Voyante"));
    expect(play).toHaveBeenLastCalledWith("claim seer");
    await fireEvent.click(house(2));
    expect(screen.queryByRole("button", { name: "Accuser" })).toBeNull();
    await fireEvent.click(button("un Loup-garou"));
    expect(play).toHaveBeenLastCalledWith("report 3 wolf");
  });

  it("lets me answer who accuses me, and go to the vote", async () => {
    const players = sampleView().players.map((it, seat) =>
      seat === 0 ? { ...it, named: { by: 7, about: "report" as const, role: "wolf" as const } } : it,
    );
    const { play } = open(sampleView({ players }), [...DEBATE, "yes", "no"]);
    expect(screen.getByText("Hugo vous dit un Loup-garou.")).toBeInTheDocument();
    await fireEvent.click(button("C’est faux"));
    expect(play).toHaveBeenLastCalledWith("no");
    await fireEvent.click(button("Passer au vote"));
    expect(play).toHaveBeenLastCalledWith("ready");
  });

  it("shows everybody's card on the board of statements at the end, the survivors' too", () => {
    const view = sampleView({ phase: "over", truth: TRUTH, end: { reason: "village", winners: [0, 1] } });
    const { container } = open(view, []);
    const rows = [...container.querySelectorAll(".claims li")];
    expect(rows).toHaveLength(NAMES.length);
    expect(rows.filter((it) => it.querySelector(".is:not(.says)") === null)).toEqual([]);
  });

  it("does not ask me again once I have answered, nor for what was said yesterday", async () => {
    const named = { by: 7, about: "report" as const, role: "wolf" as const };
    const players = sampleView().players.map((it, seat) => (seat === 0 ? { ...it, named } : it));
    const { rerender, props } = open(sampleView({ players }), [...DEBATE, "yes", "no"]);
    const asked = () => screen.queryByRole("button", { name: "C’est vrai" }) !== null;
    const accused: News = { type: "reported", seat: 7, side: 0, role: "wolf" };
    const reply: News = { type: "replied", seat: 0, yes: false, side: 7, about: "report", role: "wolf" };
    await rerender({ ...props, heard: [...HEARD, accused] });
    expect(asked()).toBe(true);
    await rerender({ ...props, heard: [...HEARD, accused, reply] });
    expect(asked()).toBe(false);
    await rerender({ ...props, heard: [...HEARD, accused, reply, accused] });
    expect(asked()).toBe(true);
    await rerender({ ...props, heard: [{ type: "debate_opened", day: 2 }, accused, ...HEARD.slice(-3)] });
    expect(asked()).toBe(false);
  });

  it("lights those who may be voted for, whoever my love is", async () => {
    const view = sampleView({ phase: "vote", candidates: LIVING_SEATS, own: own({ lover: 3 }) });
    const { play, house, lit } = open(view, [...VOTES.filter((it) => it !== "vote 4"), ...WORDS]);
    expect(lit()).toEqual(LIVING_SEATS.filter((seat) => seat !== 0));
    await fireEvent.click(house(7));
    await fireEvent.click(button("Voter contre Hugo"));
    expect(play).toHaveBeenLastCalledWith("vote 8");
    // The table itself says why not.
    await fireEvent.click(house(3));
    await fireEvent.click(button("Voter contre Ana"));
    expect(play).toHaveBeenLastCalledWith("vote 4");
  });

  it("shows all arrows at once, mine and the double one marked", () => {
    const { container } = open(
      sampleView({ phase: "runoff", candidates: [3, 7], reveal: { day: 3, runoff: false, ballots: BALLOTS } }),
      ["vote 4", "vote 8"],
    );
    expect(container.querySelectorAll("[data-arrow]")).toHaveLength(7);
    expect(container.querySelector(".arrows")?.textContent).toMatch(/vous.*×2|×2.*vous/s);
    expect(container.querySelector("[data-seat='3'] .votes")).toHaveAttribute("data-count", "4");
    expect(container.querySelector("[data-seat='7'] .votes")).toHaveAttribute("data-count", "3");
  });

  it("lets the Hunter shoot, or not", async () => {
    const players = sampleView().players.map((it, seat) =>
      seat === 0 ? { ...it, alive: false, role: "hunter" as const } : it,
    );
    const { play, house } = open(sampleView({ phase: "shot", shooter: 0, players }), ["shoot 2", "shoot 4", "shoot -"]);
    await fireEvent.click(house(3));
    await fireEvent.click(button("Tirer sur Ana"));
    expect(play).toHaveBeenLastCalledWith("shoot 4");
    await fireEvent.click(button("Ne pas tirer"));
    expect(play).toHaveBeenLastCalledWith("shoot -");
  });
});

describe("what has happened", () => {
  it("is told before the square goes on, and the arrows are seen by daylight", async () => {
    const { container, rerender, props } = open(sampleView({ phase: "vote", candidates: LIVING_SEATS }), VOTES);
    const news: News[] = [
      { type: "revealed", day: 3, runoff: false, ballots: BALLOTS, owner: 1 },
      { type: "died", seat: 3, role: "villager", cause: "executed", by: null },
      { type: "night_fell", night: 4 },
      { type: "called", call: "seer" },
    ];
    await rerender({ ...props, view: nightView("seer", { night: 4 }), moves: LOOKS, news });
    expect(container.querySelector("[data-sky]")).toHaveAttribute("data-sky", "day");
    expect(container.querySelectorAll("[data-arrow]")).toHaveLength(7);
    expect(within(screen.getByRole("status")).getAllByText(/Ana/).length).toBeGreaterThan(0);
    await fireEvent.click(button("Continuer"));
    expect(container.querySelector("[data-sky]")).toHaveAttribute("data-sky", "night");
    expect(container.querySelectorAll("[data-arrow]")).toHaveLength(0);
  });

  it("is spoken beside the house", async () => {
    const { container, rerender, props } = open(sampleView(), WORDS);
    await rerender({ ...props, news: [{ type: "accused", seat: 7, side: 3 }] });
    expect(container.querySelector(".bubble")?.textContent).toContain("Ana");
  });

  it("fades, whatever else is heard, and is gone when the hour changes", async () => {
    vi.useFakeTimers();
    const { container, rerender, props } = open(sampleView(), WORDS);
    const bubble = () => container.querySelector(".bubble");
    await rerender({ ...props, news: [{ type: "accused", seat: 7, side: 3 }] });
    await rerender({ ...props, news: [{ type: "ready", seat: 4 }] });
    expect(bubble()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(6500);
    expect(bubble()).toBeNull();
    await rerender({ ...props, news: [{ type: "accused", seat: 7, side: 3 }] });
    expect(bubble()).not.toBeNull();
    await rerender({ ...props, view: sampleView({ phase: "vote", candidates: LIVING_SEATS }), news: [] });
    expect(bubble()).toBeNull();
    vi.useRealTimers();
  });

  it("stands on the board of statements", async () => {
    open(sampleView(), WORDS);
    await fireEvent.click(button("Ouvrir les déclarations"));
    const board = screen.getByRole("dialog", { name: "Déclarations" });
    expect(board).toHaveTextContent(/Hugo.*se dit la Voyante · dit Ana un Loup-garou.*→ Éloi/s);
    expect(board).toHaveTextContent(/Farid.*→ Éloi ×2/s);
  });

  it("is remembered over a reload where the shell hands nothing over", async () => {
    const { props } = open(sampleView(), WORDS);
    const table = document.body.appendChild(document.createElement("main"));
    Object.assign(table.dataset, { round: "1", moment: "4" });
    const bare = { ...props, heard: undefined, news: [] as News[] };
    const { rerender, unmount } = render(Table, { props: bare, target: table });
    table.dataset["moment"] = "5";
    await rerender({ ...bare, news: [{ type: "accused", seat: 7, side: 3 }] });
    unmount();
    render(Table, { props: bare, target: table });
    expect(table.querySelector(".rail")?.textContent).toContain("accuse Ana");
  });

  it("is all shown at the end", () => {
    const { container } = open(
      sampleView({ phase: "over", truth: TRUTH, end: { reason: "village", winners: [0] } }),
      [],
    );
    expect(container.querySelectorAll(".badge.role")).toHaveLength(12);
  });
});

describe("the narrator", () => {
  it("is switched on at the table and writes captions", async () => {
    const { container, rerender, props } = open(sampleView({ seat: null, own: null }), [], null);
    await fireEvent.click(button("Narrateur"));
    await fireEvent.click(screen.getByRole("switch"));
    expect(container.querySelector("[data-part='caption']")).toHaveTextContent("La place est à vous");
    await rerender({
      ...props,
      news: [
        { type: "night_fell", night: 4 },
        { type: "called", call: "seer" },
      ],
    });
    expect(container.querySelector("[data-part='caption'] .now")).toHaveTextContent("La Voyante se réveille");
  });

  it("has the square in large, with a code to join and nothing secret", async () => {
    const { container } = open(nightView("seer"), LOOKS);
    await fireEvent.click(button("Retourner ma carte"));
    await fireEvent.click(button("Narrateur"));
    await fireEvent.click(button("Grand écran"));
    const big = container.querySelector<HTMLElement>("dialog.big")!;
    expect(big.querySelectorAll("[data-seat]")).toHaveLength(12);
    expect(big.querySelectorAll(".badge.secret, [data-lit]")).toHaveLength(0);
    expect(within(big).getByRole("img", { name: /^http/ })).toBeInTheDocument();
    await fireEvent.click(button("Quitter le grand écran"));
    expect(container.querySelector("dialog.big")).toBeNull();
  });
});

describe("a device that goes round", () => {
  /** A card lies face down: what the shell hands to the table then. */
  function faceDown(view: View, seat: number, news: News[] = []) {
    const lay = vi.fn();
    const heard = [...HEARD, ...news];
    const cover = { seat, name: NAMES[seat]!, lies: "down" as const, lay };
    const t = translator("fr");
    const rest = { names: NAMES, t, play: vi.fn(), confirm: vi.fn(), help: vi.fn() };
    const props = { view: module.cover!.strip(view), moves: [], seat: null, news, heard, cover, ...rest };
    const drawn = render(Table, { props });
    return { ...drawn, lay };
  }

  it.each([
    ["the wolves are called", nightView("wolves")],
    ["the village debates", sampleView()],
    ["the village votes", sampleView({ phase: "vote", candidates: LIVING_SEATS })],
  ])("shows the same face down whatever the card, but for the name: %s", (_, view) => {
    const answered: News = { type: "answered", seat: 9, answer: "devour 2", pad: "" };
    const pages = [
      faceDown({ ...view, seat: 0, own: own() }, 0),
      faceDown({ ...view, seat: 3, own: VILLAGER }, 3),
      faceDown({ ...view, seat: 9, own: WOLF, truth: TRUTH }, 9, [answered]),
    ];
    const [first, ...others] = pages.map(({ container }, index) =>
      container.innerHTML.replaceAll(
        `<b data-name="" class="${container.querySelector("[data-name]")?.className}">${NAMES[[0, 3, 9][index]!]}</b>`,
        "",
      ),
    );
    expect(first).not.toContain("data-name");
    for (const other of others) expect(other).toBe(first);
  });

  it("is turned over by night, and taken in hand by day", async () => {
    const { lay, unmount } = faceDown(nightView("wolves"), 3);
    expect(screen.queryByRole("button", { name: "Parler ou voter" })).toBeNull();
    await fireEvent.click(button("Retourner ma carte"));
    expect(lay).toHaveBeenLastCalledWith("up");
    unmount();
    const day = faceDown(sampleView(), 3);
    await fireEvent.click(button("Parler ou voter"));
    expect(day.lay).toHaveBeenLastCalledWith("hand");
  });
});
