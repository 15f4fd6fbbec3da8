import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableProps } from "../contract";
import { beats } from "./beats";
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
  stated,
} from "./sample";
import module from "./index";
import { later } from "./later";
import Table from "./Table.svelte";
import type { News, Own, View } from "./types";

beforeAll(() => later.fetch());

type Props = TableProps<View, News>;

function open(view: View, moves: string[], seat: number | null = 0, more: Partial<Props> = {}) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const props: Props = {
    view: { ...view, seat },
    moves,
    seat,
    news: [],
    heard: HEARD,
    names: NAMES,
    t: translator("fr"),
    play,
    confirm: vi.fn(() => Promise.resolve(true)),
    help: vi.fn(),
    seen: vi.fn(),
    ...more,
  };
  const drawn = render(Table, { props });
  const house = (of: number) => drawn.container.querySelector<HTMLElement>(`[data-seat="${of}"]`)!;
  const lit = () =>
    [...drawn.container.querySelectorAll<HTMLElement>("[data-lit]")].map((it) => Number(it.dataset["seat"]));
  return { ...drawn, props, play, house, lit };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });
/** The same, once the table has answered the move before. */
const buttonSoon = (name: RegExp | string) => screen.findByRole("button", { name });

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

describe("a night of one's own", () => {
  it("is slept through by who has nothing to decide: nothing is to be touched", () => {
    const { container } = open(nightView("seer", { own: VILLAGER }), NOTES);
    expect(container.querySelector("[data-act='answer'], [data-act='nobody'], .answer")).toBeNull();
    expect(container.querySelector("[data-part='asleep']")).toHaveTextContent("La Voyante se réveille.");
    expect(container.querySelectorAll("section.board button")).toHaveLength(0);
  });

  it("looks the same to all sleepers, whatever their card, but for the card itself", () => {
    const asleep = (mine: Own) => {
      const { container, unmount } = open(nightView("lovers", { own: mine }), []);
      const board = container.querySelector("section.board")!.innerHTML;
      unmount();
      return board;
    };
    expect(asleep(own({ role: "hunter", visions: [] }))).toBe(asleep(VILLAGER));
  });

  it("is decided with two touches: a house, then the sentence", async () => {
    const { play, house, lit } = open(nightView("seer"), LOOKS);
    expect(lit()).toEqual(LIVING_SEATS.filter((seat) => seat !== 0));
    expect(button("Touchez une maison")).toBeDisabled();
    await fireEvent.click(house(3));
    expect(house(3)).toHaveAttribute("aria-pressed", "true");
    await fireEvent.click(button("Voir qui est Ana"));
    expect(play).toHaveBeenCalledExactlyOnceWith("look 4");
  });

  it("asks the Little Girl in words", async () => {
    const { play } = open(nightView("duel", { own: own({ role: "girl" }) }), ["sleep", "glance", "stare"]);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("radio", { name: /coup d’œil/ }));
    await fireEvent.click(button("Jeter un coup d’œil"));
    expect(play).toHaveBeenCalledWith("glance");
  });

  it("gives the Thief three cards, or two of which he must take one", async () => {
    const free = own({ role: "thief", dealt: "thief", middle: ["seer", "wolf"] });
    const { play, unmount } = open(nightView("thief", { own: free }), ["take 1", "take 2", "keep"]);
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("radio", { name: /Voyante/ }));
    await fireEvent.click(button("Devenir la Voyante"));
    expect(play).toHaveBeenCalledWith("take 1");
    unmount();
    open(nightView("thief", { own: { ...free, middle: ["wolf", "wolf"] } }), ["take 1", "take 2"]);
    expect(screen.getAllByRole("radio")).toHaveLength(2);
  });

  it("joins the two houses that Cupid touches", async () => {
    const { play, house } = open(nightView("cupid", { own: own({ role: "cupid" }) }), [
      "love 2 4",
      "love 2 5",
      "love 4 5",
    ]);
    await fireEvent.click(house(3));
    expect(button("Encore une maison")).toBeDisabled();
    await fireEvent.click(house(1));
    await fireEvent.click(button("Unir Ana et Farid"));
    expect(play).toHaveBeenCalledWith("love 2 4");
  });

  it("shows the pack who wants whom, and lets it talk", async () => {
    const say = vi.fn(() => Promise.resolve(true));
    const talk = { lines: [], channels: [{ key: "wolves", write: true }], say };
    const { container } = open(nightView("wolves", { own: WOLF }), ["devour 2", "devour 4"], 0, { talk });
    expect(container.querySelector(".pack")).toHaveTextContent(/Hugo.*Ana.*choix posé/s);
    expect(container.querySelectorAll("[data-seat='3'] .pins svg")).toHaveLength(1);
    await fireEvent.click(button("D’accord"));
    expect(say).toHaveBeenCalledWith("D’accord", "wolves");
  });

  it("shows the pack where a wolf points, before he answers", async () => {
    const pointing = { ...WOLF, pack: { ...WOLF.pack!, answers: [], points: [{ seat: 7, side: 3 }] } };
    const { container, play, house } = open(nightView("wolves", { own: pointing }), [
      "devour 2",
      "devour 4",
      "point 2",
      "point 4",
      "point -",
    ]);
    expect(container.querySelector(".pack")).toHaveTextContent(/Hugo.*Ana.*montre du doigt/s);
    await fireEvent.click(house(1));
    expect(play).toHaveBeenLastCalledWith("point 2");
    await fireEvent.click(button("Dévorer Farid"));
    expect(play).toHaveBeenLastCalledWith("devour 2");
  });

  it("lets a wolf watch nobody", async () => {
    const { play } = open(nightView("duel", { own: WOLF }), ["watch 2", "watch -"]);
    await fireEvent.click(button("N’épier personne"));
    expect(play).toHaveBeenCalledWith("watch -");
  });
});

describe("a night in one room, each with a screen of his own", () => {
  /** What a page looks like from afar: which houses are lit, how many cards and buttons there are. */
  function shape(view: View, moves: string[]) {
    const { container, lit, unmount } = open(view, moves, 0, { place: "room" });
    const count = (what: string) => container.querySelectorAll(what).length;
    const seen = {
      lit: lit(),
      chips: count(".chip"),
      buttons: count("button"),
      sky: container.querySelector("[data-sky]")?.getAttribute("data-sky"),
      tray: container.querySelector(".tray p")?.textContent,
    };
    unmount();
    return seen;
  }

  it.each(CALLED)("looks the same to whom it is for and to a villager: %s", (call, mine, moves) => {
    const villager = shape(nightView(call, { own: VILLAGER }), NOTES);
    expect(villager).toMatchObject({ sky: "night", chips: 3 });
    expect(shape(nightView(call, { own: mine }), moves)).toEqual(villager);
  });

  it("is answered by hand, by everybody", async () => {
    const { play, house } = open(nightView("cupid", { own: VILLAGER }), NOTES, 0, { place: "room" });
    await fireEvent.click(house(7));
    expect(button("Répondre")).toBeDisabled();
    await fireEvent.click(house(1));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(button("Répondre"));
    expect(play).toHaveBeenCalledWith("note 8");
  });

  it("keeps the card face down, and shows it while it is held", async () => {
    vi.useFakeTimers();
    const { container } = open(nightView("wolves", { own: WOLF }), ["devour 2"], 0, { place: "room" });
    const card = container.querySelector<HTMLElement>(".rc")!;
    const tray = container.querySelector(".tray")!;
    expect(card).toHaveAttribute("data-card", "down");
    expect(tray.textContent).not.toContain("Loup-garou");
    await fireEvent.pointerDown(card);
    await vi.advanceTimersByTimeAsync(400);
    expect(container.querySelector(".shown")).toHaveTextContent(/Loup-garou.*veut dévorer Ana/s);
    await fireEvent.pointerUp(card);
    await fireEvent.click(card);
    expect(tray.textContent).not.toContain("Loup-garou");
    vi.useRealTimers();
  });
});

describe("my card", () => {
  it("is always at the foot, with what I know on the houses", () => {
    const { container } = open(nightView("seer"), LOOKS);
    expect(button("Votre carte\u202f: La Voyante")).toHaveAttribute("data-card", "up");
    expect(container.querySelectorAll(".badge.secret")).toHaveLength(2);
  });

  it("is opened by a touch, hidden there, and stays so over a reload", async () => {
    const { container, unmount } = open(sampleView(), WORDS);
    await fireEvent.click(button("Votre carte\u202f: La Voyante"));
    const sheet = screen.getByRole("dialog", { name: "Louise" });
    expect(sheet).toHaveTextContent(/La Voyante.*Farid.*Hugo.*un Loup-garou/s);
    await fireEvent.click(within(sheet).getByRole("button", { name: "Cacher ma carte" }));
    expect(container.querySelector(".rc")).toHaveAttribute("data-card", "down");
    expect(container.querySelectorAll(".badge.secret")).toHaveLength(0);
    unmount();
    const again = open(sampleView(), WORDS);
    expect(again.container.querySelector(".rc")).toHaveAttribute("data-card", "down");
    expect(again.container.textContent).not.toContain("La Voyante");
  });

  it("is not there for the public", () => {
    const { container } = open(sampleView({ own: null }), [], null);
    expect(container.querySelector("[data-card]")).toBeNull();
  });
});

describe("scenes", () => {
  const context = (view: View) => ({ view, seat: view.seat, names: NAMES, t: translator("fr") });

  function play(news: News[], before: View, after: View, index = 0) {
    const beat = beats(news, context(before), context(after))[index]!;
    return open(beat.board?.view ?? before, [], 0, { beat });
  }

  it("of mine have the whole glass, my attention and one button", async () => {
    const news: News[] = [{ type: "closed", call: "seer", told: "vision", seat: 7, side: null, role: "wolf", pad: "" }];
    const { container, props } = play(news, nightView("seer"), nightView("wolves"));
    const scene = container.querySelector<HTMLElement>("[data-scene='vision']")!;
    expect(scene).toHaveTextContent("Hugo est un Loup-garou.");
    expect(document.activeElement).toBe(within(scene).getByRole("heading"));
    // Nothing that lies under it can be reached.
    const under = [...container.querySelectorAll<HTMLElement>("section.board, section.tray, .rail, .talkside")];
    expect(under.map((it) => it.inert)).toEqual([true, true]);
    await fireEvent.click(button("C’est vu"));
    expect(props.seen).toHaveBeenCalledOnce();
  });

  it("of the village leave my card where it is, and wait with the button beside it", async () => {
    const players = sampleView().players.map((it, seat) => (seat === 3 ? { ...it, alive: false } : it));
    const news: News[] = [
      { type: "dawn", night: 3, quiet: false },
      { type: "died", seat: 3, role: "villager", cause: "night", by: null },
    ];
    const { container, props } = play(news, nightView("duel"), sampleView({ players }), 1);
    expect(container.querySelector("[data-scene='death']")).toHaveTextContent("Ana");
    expect(container.querySelector("section.tray .rc")).not.toBeNull();
    await fireEvent.click(button("Continuer"));
    expect(props.seen).toHaveBeenCalledOnce();
  });

  it("of a vote are bars made of shields, which open", async () => {
    const before = sampleView({ phase: "vote", candidates: LIVING_SEATS });
    const news: News[] = [
      { type: "revealed", day: 3, runoff: false, ballots: BALLOTS, owner: 1 },
      { type: "runoff_opened", day: 3, tied: [3, 7] },
    ];
    const { container } = play(news, before, sampleView({ phase: "runoff", candidates: [3, 7] }), 1);
    const bars = [...container.querySelectorAll<HTMLElement>("[data-bar]")];
    expect(bars.map((it) => [it.dataset["bar"], it.dataset["votes"]])).toEqual([
      ["3", "4"],
      ["7", "3"],
      ["9", "1"],
    ]);
    expect(bars[0]!.querySelectorAll(".seg")).toHaveLength(3);
    expect(bars[0]!.querySelector(".double")).toHaveTextContent("×2");
    expect(bars[1]!.querySelectorAll(".mine")).toHaveLength(1);
    await fireEvent.click(bars[1]!);
    expect(bars[1]).toHaveTextContent(/Ont voté contre Hugo : Louise, Ana et Lou\./);
  });
});

describe("the day", () => {
  const DEBATE = [...WORDS, "ready"];

  it("is said with two touches: what, then of whom", async () => {
    const { play } = open(sampleView(), DEBATE);
    await fireEvent.click(button("Accuser"));
    const sheet = screen.getByRole("dialog", { name: /J’accuse/ });
    await fireEvent.click(within(sheet).getByRole("button", { name: /Hugo/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith("accuse 8");
  });

  it("or from a house: of whom, then what", async () => {
    const { play, house } = open(sampleView(), DEBATE);
    await fireEvent.click(house(7));
    await fireEvent.click(
      within(screen.getByRole("dialog", { name: "Hugo" })).getByRole("button", { name: "Défendre" }),
    );
    expect(play).toHaveBeenCalledExactlyOnceWith("defend 8");
  });

  it("is said again if somebody else spoke at the same moment, and not if the table says no", async () => {
    const { play, rerender, props } = open(sampleView(), DEBATE);
    play.mockImplementationOnce(async () => {
      await rerender({ ...props, view: sampleView(), news: [stated.accused(4, 1)] });
      return false;
    });
    await fireEvent.click(button("Accuser"));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Hugo/ }));
    await vi.waitFor(() => expect(play.mock.calls).toEqual([["accuse 8"], ["accuse 8"]]));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    play.mockClear();
    play.mockResolvedValueOnce(false);
    await fireEvent.click(button("Défendre"));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Hugo/ }));
    await vi.waitFor(() => expect(play.mock.calls).toEqual([["defend 8"]]));
  });

  it("names a role: mine, or another's, also a dead one's", async () => {
    const { play } = open(sampleView(), DEBATE);
    await fireEvent.click(button("Je suis…"));
    await fireEvent.click(button("la Voyante"));
    expect(play).toHaveBeenLastCalledWith("claim seer");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await fireEvent.click(button("J’ai vu"));
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Théo/ }));
    await fireEvent.click(button("un Loup-garou"));
    expect(play).toHaveBeenLastCalledWith("report 3 wolf");
  });

  it("is one stream: what is told, stated and typed, in the order it came", () => {
    const line = (number: number, text: string) => ({
      number,
      channel: "village",
      seat: 4,
      name: "Basile",
      text,
      at: 0,
    });
    const talk = { lines: [line(1, "Il en reste deux.")], channels: [{ key: "village", write: true }], say: vi.fn() };
    const { container, rerender, props } = open(sampleView(), DEBATE, 0, { talk });
    const words = () => container.querySelector("[role='log'][aria-label='Paroles']")?.textContent ?? "";
    expect(words()).toMatch(
      /Jour 2.*Hugo.*se dit.*la Voyante.*Votes\u202f: Éloi.*Éloi, par le vote.*Jour 3.*Il en reste deux/s,
    );
    const heard: News[] = [...HEARD, stated.accused(7, 3)];
    return rerender({ ...props, heard, talk: { ...talk, lines: [...talk.lines, line(2, "Ah bon\u202f?")] } }).then(
      () => {
        expect(words()).toMatch(/Il en reste deux.*Hugo.*accuse.*Ana.*Ah bon/s);
      },
    );
  });

  it("carries my answer on the slip that names me, once, and not for what was said yesterday", async () => {
    const named = { by: 7, about: "report" as const, role: "wolf" as const };
    const players = sampleView().players.map((it, seat) => (seat === 0 ? { ...it, named } : it));
    const accused: News = stated.reported(7, 0, "wolf");
    const reply: News = stated.denied(0, 7, "wolf");
    const moves = [...DEBATE, "yes", "no"];
    const { rerender, props, play } = open(sampleView({ players }), moves, 0, { heard: [...HEARD, accused] });
    const asked = () => screen.queryAllByRole("button", { name: "C’est vrai" }).length;
    expect(asked()).toBe(1);
    await fireEvent.click(button("C’est faux"));
    expect(play).toHaveBeenLastCalledWith("no");
    await rerender({ ...props, heard: [...HEARD, accused, reply] });
    expect(asked()).toBe(0);
    await rerender({ ...props, heard: [...HEARD, accused, reply, accused] });
    expect(asked()).toBe(1);
    await rerender({ ...props, heard: [{ type: "debate_opened", day: 2 }, accused, ...HEARD.slice(-3)] });
    expect(asked()).toBe(0);
  });

  it("goes to the vote when I am ready", async () => {
    const { play } = open(sampleView(), DEBATE);
    await fireEvent.click(button(/^Prêt 0\/8/));
    expect(play).toHaveBeenLastCalledWith("ready");
  });

  it("shows who says what beside the words", async () => {
    const { container } = open(sampleView(), DEBATE);
    await fireEvent.click(screen.getByRole("tab", { name: "Qui dit quoi" }));
    const board = container.querySelector(".ledger")!;
    expect(board).toHaveTextContent(/Hugo.*se dit la Voyante · dit Ana un Loup-garou.*→ Éloi/s);
    expect(board).toHaveTextContent(/Farid.*→ Éloi ×2/s);
  });

  it("has tabs, the village among them, and verbs beside the words on a phone on its side", async () => {
    const narrow = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((media) => ({
      ...narrow(media),
      matches: media.includes("max-height: 480px"),
    }));
    const { container, house, props, rerender } = open(sampleView(), DEBATE);
    vi.mocked(window.matchMedia).mockRestore();
    expect(container.querySelector(".street")).toBeNull();
    expect(container.querySelector(".board [role='tab'], .board [data-verb]")).toBeNull();
    expect(container.querySelectorAll(".tray [data-verb]")).toHaveLength(6);
    expect(house(7)).toBeNull();
    await fireEvent.click(screen.getByRole("tab", { name: "Le village" }));
    expect(screen.getByRole("tab", { name: "Le village" })).toHaveAttribute("aria-selected", "true");
    expect(house(7)).toBeVisible();
    // In a lesson the owl points at the street.
    await rerender({ ...props, deed: vi.fn() });
    expect(container.querySelector(".street")).not.toBeNull();
    expect(screen.queryByRole("tab", { name: "Le village" })).toBeNull();
  });

  it("lights those who may be voted for, whoever my love is", async () => {
    const view = sampleView({ phase: "vote", candidates: LIVING_SEATS, own: own({ lover: 3 }) });
    const { play, house, lit } = open(view, [...VOTES.filter((it) => it !== "vote 4"), ...WORDS]);
    expect(lit()).toEqual(LIVING_SEATS.filter((seat) => seat !== 0));
    await fireEvent.click(house(7));
    await fireEvent.click(button("Voter contre Hugo"));
    expect(play).toHaveBeenLastCalledWith("vote 8");
    // Once it has answered, the table itself says why not.
    await waitFor(() => expect(lit()).not.toEqual([]));
    await fireEvent.click(house(3));
    await fireEvent.click(button("Voter contre Ana"));
    expect(play).toHaveBeenLastCalledWith("vote 4");
  });

  it("puts the tied of a run-off side by side, with the shields of who voted against them", async () => {
    const reveal = { day: 3, runoff: false, ballots: BALLOTS };
    const view = sampleView({ phase: "runoff", candidates: [0, 7], reveal });
    const { play, container } = open(view, ["vote 8", ...WORDS]);
    const [mine, his] = [...container.querySelectorAll<HTMLElement>(".cand")];
    expect(mine).toBeDisabled();
    expect(his!.querySelectorAll(".track svg")).toHaveLength(3);
    await fireEvent.click(his!);
    await fireEvent.click(button("Voter contre Hugo"));
    expect(play).toHaveBeenCalledWith("vote 8");
  });

  it("lets the Hunter shoot, or not", async () => {
    const players = sampleView().players.map((it, seat) =>
      seat === 0 ? { ...it, alive: false, role: "hunter" as const } : it,
    );
    const { play, house } = open(sampleView({ phase: "shot", shooter: 0, players }), ["shoot 2", "shoot 4", "shoot -"]);
    await fireEvent.click(house(3));
    await fireEvent.click(button("Tirer sur Ana"));
    expect(play).toHaveBeenLastCalledWith("shoot 4");
    await fireEvent.click(await buttonSoon("Ne pas tirer"));
    expect(play).toHaveBeenLastCalledWith("shoot -");
  });
});

describe("the end", () => {
  it.each([
    ["village", [0, 1], "Le village a gagné", "Vous avez gagné, Louise"],
    ["wolves", [5, 7], "Les Loups-garous ont gagné", "Vous avez perdu, Louise"],
    ["lovers", [1, 7], "Les Amoureux ont gagné", "Vous avez perdu, Louise"],
    ["nobody", [], "Personne n’a gagné", "Vous avez perdu, Louise"],
  ] as const)("names the side, says won or lost, and turns every card: %s", (reason, winners, title, mine) => {
    const view = sampleView({ phase: "over", truth: TRUTH, end: { reason, winners: [...winners] } });
    const { container } = open(view, []);
    expect(container.querySelector(`.banner.${reason}`)).toHaveTextContent(title);
    expect(container.querySelector(".banner")).toHaveTextContent(mine);
    expect(container.querySelectorAll(".rv:not(.pair)")).toHaveLength(NAMES.length);
    expect(container.querySelectorAll(".rv.wolf")).toHaveLength(2);
    expect(container.querySelector(".rv.pair")).toHaveTextContent("Farid et Hugo");
  });
});

describe("the narrator", () => {
  it("is switched on at the table and writes captions", async () => {
    const { container, rerender, props } = open(sampleView({ own: null }), [], null);
    await fireEvent.click(button("Narrateur"));
    await fireEvent.click(screen.getByRole("switch"));
    expect(container.querySelector("[data-part='caption']")).toHaveTextContent("La place est à vous");
    await rerender({
      ...props,
      heard: [...HEARD, { type: "night_fell", night: 4 }, { type: "called", call: "seer" }],
    });
    expect(container.querySelector("[data-part='caption'] .now")).toHaveTextContent("La Voyante se réveille");
  });

  it("has the square in large, with a code to join and nothing secret", async () => {
    const { container } = open(nightView("seer"), LOOKS);
    await fireEvent.click(button("Votre carte\u202f: La Voyante"));
    await fireEvent.click(button("Narrateur"));
    await fireEvent.click(button("Grand écran"));
    const big = container.querySelector<HTMLElement>("dialog.big")!;
    expect(big.querySelectorAll("[data-seat]")).toHaveLength(12);
    expect(big.querySelectorAll(".badge.secret, [data-lit], .pins, .vous")).toHaveLength(0);
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
    const rest = { names: NAMES, t, play: vi.fn(), confirm: vi.fn(), help: vi.fn(), seen: vi.fn() };
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

  it("shows nobody what another has chosen on it in the same hour", async () => {
    const cover = (seat: number) => ({ seat, name: NAMES[seat]!, lies: "up" as const, lay: vi.fn() });
    const view = nightView("wolves");
    const { props, rerender, container } = open({ ...view, own: VILLAGER }, NOTES, 3, { cover: cover(3) });
    const chosen = () => container.querySelectorAll("[aria-pressed='true']").length;
    await fireEvent.click(container.querySelector(".chip")!);
    expect(chosen()).toBeGreaterThan(0);
    await rerender({ ...props, view: { ...view, seat: 4, own: VILLAGER }, seat: 4, cover: cover(4) });
    expect(chosen()).toBe(0);
    expect(button("Répondre")).toBeDisabled();
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
