import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { later } from "./later";
import {
  END,
  NAMES,
  OPENED,
  TURN as TURN_VIEW,
  ask,
  historical,
  player,
  print,
  sampleView,
  translator,
} from "./sample";
import Table from "./Table.svelte";
import type { News, View } from "./types";

beforeAll(() => later.fetch());

const NOTES = ["note village present", "note village absent"];
const TURN = ["move B1", "move B2", "move C3", "examine", ...NOTES, "trap", "end"];

function open(view: View, moves: string[], seat: number | null = 0) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const confirm = vi.fn((_: string, __: string) => Promise.resolve(true));
  const help = vi.fn();
  const names = NAMES.slice(0, view.players.length);
  const props = { view, moves, seat, news: [] as News[], names, t: translator("fr"), play, confirm, help };
  const drawn = render(Table, { props });
  const cell = (name: string) => drawn.container.querySelector<SVGElement>(`[data-cell="${name}"]`)!;
  const lit = () =>
    [...drawn.container.querySelectorAll("[data-cell][data-lit]")].map((it) => it.getAttribute("data-cell"));
  const act = (key: string) => drawn.container.querySelector<HTMLElement>(`[data-act="${key}"]`)!;
  return { ...drawn, props, play, confirm, help, cell, lit, act };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });

/** The test's window has no sizes to watch. */
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

describe("a turn", () => {
  it("lights the cells one may go to, and a touch goes there", async () => {
    const { cell, lit, play } = open(sampleView(), TURN);
    expect(lit()).toEqual(["B1", "B2", "C3"]);
    await fireEvent.click(cell("B2"));
    expect(play).toHaveBeenCalledWith("move B2");
  });

  it("examines by a touch on one's own cell", async () => {
    const { cell, play } = open(sampleView(), TURN);
    await fireEvent.click(cell("C2"));
    expect(play).toHaveBeenCalledWith("examine");
  });

  it("tells of a cell out of reach", async () => {
    const { cell, help, play } = open(sampleView(), TURN);
    await fireEvent.click(cell("D3"));
    expect(play).not.toHaveBeenCalled();
    expect(help).toHaveBeenCalledWith("D3", expect.stringContaining("rivière"), "GEV-TER-1");
  });

  it("asks before the Beast's own cell, and before the trap", async () => {
    const { cell, confirm, play, act } = open(sampleView({ beast: "B2" }), TURN);
    confirm.mockResolvedValueOnce(false);
    await fireEvent.click(cell("B2"));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(act("trap"));
    expect(confirm.mock.calls[1]?.[0]).toMatch(/C2 \(pas de village, pas de rivière, forêt, pas de dragons\)/);
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("trap"));
  });

  it("tries what is not open, so that the table says why not", async () => {
    const { act, play, confirm } = open(sampleView(), ["move B1", "end"]);
    await fireEvent.click(act("archive"));
    expect(play).toHaveBeenLastCalledWith("archive");
    await fireEvent.click(act("heal"));
    expect(play).toHaveBeenLastCalledWith("heal NW");
    await fireEvent.click(act("consult"));
    expect(play).toHaveBeenLastCalledWith("consult 2 1");
    await fireEvent.click(act("trap"));
    expect(play).toHaveBeenLastCalledWith("trap");
    expect(confirm).not.toHaveBeenCalled();
  });

  it("does not ask where the Beast's cell brings nothing yet", async () => {
    const turn = { ...TURN_VIEW, entry: "wound_if_ending" as const };
    const { cell, confirm, play } = open(sampleView({ beast: "B2", turn }), TURN);
    await fireEvent.click(cell("B2"));
    expect(confirm).not.toHaveBeenCalled();
    expect(play).toHaveBeenCalledWith("move B2");
  });

  it("asks before ending on the Beast where that alone wounds", async () => {
    const turn = { ...TURN_VIEW, points: 0, mark: "wound_if_ending" as const };
    const { act, confirm, play } = open(sampleView({ turn }), TURN);
    confirm.mockResolvedValueOnce(false);
    await fireEvent.click(act("end"));
    expect(confirm.mock.calls[0]?.[0]).toMatch(/finir ici vous blessera/);
    expect(play).not.toHaveBeenCalled();
  });

  it("shows my own actions left, never another's", () => {
    const mine = open(sampleView(), TURN);
    expect(mine.act("end")).toHaveTextContent("reste 2");
    mine.unmount();
    const turn = { ...TURN_VIEW, examined: true };
    const other = open(sampleView({ question: ask("turn", { seat: 1 }), active: 1, turn }), NOTES);
    expect(other.act("end")).not.toHaveTextContent("reste");
    expect(other.act("archive")).toHaveTextContent("d’abord voir");
  });

  it("says what healing and consulting cost, as the table tells it", () => {
    const view = sampleView();
    const plain = open(view, TURN);
    expect(plain.act("heal")).toHaveTextContent("tout le tour");
    expect(plain.act("consult")).toHaveTextContent("1 action");
    plain.unmount();
    view.players[0] = { ...view.players[0]!, heal_points: 2, characters: ["chirurgien"] };
    view.players[1] = { ...view.players[1]!, consult_cost: 2 };
    const dear = open(view, [...TURN, "consult 2 1"]);
    expect(dear.act("heal")).toHaveTextContent("puis 2 actions");
    expect(dear.act("consult")).toHaveTextContent("2 actions");
    dear.unmount();
    expect(open(view, TURN).act("consult")).toHaveTextContent("1 ou 2 actions");
  });

  it("heals by a refuge of one's choice, or lets it be", async () => {
    const { act, lit, cell, play } = open(sampleView(), [...TURN, "heal NW", "heal SE"]);
    await fireEvent.click(act("heal"));
    expect(lit()).toEqual(["NW", "SE"]);
    await fireEvent.click(act("cancel"));
    expect(lit()).toEqual(["B1", "B2", "C3"]);
    await fireEvent.click(act("heal"));
    await fireEvent.click(cell("SE"));
    expect(play).toHaveBeenCalledWith("heal SE");
  });

  it("reads archives: only sets that the table allows", async () => {
    const view = sampleView();
    view.players[1] = { ...view.players[1]!, cell: "C2" };
    const sets = ["consult 2 1", "consult 2 2", "consult 2 3", "consult 2 1+2", "consult 2 2+3"];
    const { act, container, play } = open(view, [...TURN, ...sets]);
    const pick = (place: number) => container.querySelector<HTMLElement>(`[data-pick="${place}"]`)!;
    await fireEvent.click(act("consult"));
    expect(act("read")).toBeDisabled();
    await fireEvent.click(pick(0));
    await fireEvent.click(pick(2));
    expect(pick(0)).toHaveAttribute("aria-pressed", "false");
    await fireEvent.click(pick(1));
    await fireEvent.click(act("read"));
    expect(play).toHaveBeenCalledWith("consult 2 2+3");
  });
});

describe("a Pense-Bête", () => {
  it("is laid while another plays", async () => {
    const { container, play } = open(sampleView({ question: ask("turn", { seat: 1 }), active: 1 }), NOTES);
    await fireEvent.click(button(/^Pense-bête V/));
    await fireEvent.click(container.querySelector<HTMLElement>('[data-note="village absent"]')!);
    expect(play).toHaveBeenCalledWith("note village absent");
  });

  it("already laid stays as it is", async () => {
    open(sampleView(), NOTES);
    await fireEvent.click(button(/^Pense-bête V/));
    expect(within(screen.getByRole("dialog")).getByText(/^posé.*Rivière présente$/)).toBeVisible();
  });
});

describe("questions are answered in place", () => {
  it.each([
    ["reroll", "Relancer", "yes"],
    ["heart", "Prendre la blessure", "no"],
    ["take_part", "Rester", "no"],
    ["toll", "Prendre le cube", "yes"],
    ["eveque", "Les envoyer à l’église", "yes"],
    ["church", "Aller à l’église", "yes"],
  ] as const)("%s", async (kind, label, move) => {
    const { play } = open(historical({ question: ask(kind, { side: 1, value: 2 }), turn: null }), ["yes", "no"]);
    await fireEvent.click(button(label));
    expect(play).toHaveBeenCalledWith(move);
  });

  it("who will be first player", async () => {
    const { play } = open(sampleView({ question: ask("name"), turn: null }), ["name 2", "name 3"]);
    await fireEvent.click(button("Inès"));
    expect(play).toHaveBeenCalledWith("name 3");
  });

  it("a print to keep, or to look at", async () => {
    const { container, play } = open(historical({ question: ask("keep", { side: 1 }) }), ["keep 1", "keep 3", "no"]);
    await fireEvent.click(container.querySelector<HTMLElement>('[data-move="keep 3"]')!);
    expect(play).toHaveBeenCalledWith("keep 3");
  });

  it("a cell of the map", async () => {
    const { cell, lit, play } = open(sampleView({ question: ask("paysan"), turn: null }), ["walk B2", "no"]);
    expect(lit()).toEqual(["B2"]);
    await fireEvent.click(cell("B2"));
    expect(play).toHaveBeenCalledWith("walk B2");
    await fireEvent.click(button("Rester ici"));
    expect(play).toHaveBeenCalledWith("no");
  });
});

describe("Characters and abilities", () => {
  it("are solicited from the row, giving one back", async () => {
    const moves = [...TURN, "solicit 1 drop cavalier", "solicit 1 drop procureur"];
    const { container, play } = open(historical(), moves);
    await fireEvent.click(container.querySelector<HTMLElement>('[data-source="1"]')!);
    await fireEvent.click(button(/rendre\u202f: Cavalier/));
    expect(play).toHaveBeenCalledWith("solicit 1 drop cavalier");
  });

  it("stay open if they were gone on to before the table has answered", async () => {
    const { container, play } = open(historical(), [...TURN, "solicit 1"]);
    let done: (is: boolean) => void = () => undefined;
    play.mockImplementation(() => new Promise((resolve) => (done = resolve)));
    const look = (source: string) =>
      fireEvent.click(container.querySelector<HTMLElement>(`[data-source="${source}"]`)!);
    await look("1");
    await fireEvent.click(container.querySelector<HTMLElement>('[data-act="take"]')!);
    expect(play).toHaveBeenCalledExactlyOnceWith("solicit 1");
    await look("2");
    const close = screen.getByRole("dialog").textContent;
    done(true);
    await vi.waitFor(() => expect(container.querySelector('[data-source="1"]')).toHaveAttribute("data-open", "yes"));
    expect(screen.getByRole("dialog").textContent).toBe(close);
  });

  it("ride, look from afar and shoot", async () => {
    const { act, cell, play } = open(historical(), [...TURN, "ride A2", "look procureur D1", "shot"]);
    await fireEvent.click(act("cavalier"));
    await fireEvent.click(cell("A2"));
    expect(play).toHaveBeenLastCalledWith("ride A2");
    await fireEvent.click(act("procureur"));
    await fireEvent.click(cell("D1"));
    expect(play).toHaveBeenLastCalledWith("look procureur D1");
    await fireEvent.click(act("shot"));
    expect(play).toHaveBeenLastCalledWith("shot");
  });

  it("the Suspect asks for a colour, and once more", async () => {
    const view = historical();
    view.players[0] = { ...view.players[0]!, characters: ["suspect"] };
    const { act, container, play, confirm } = open(view, [...TURN, "suspect river"]);
    await fireEvent.click(act("suspect"));
    await fireEvent.click(container.querySelector<HTMLElement>('[data-move="suspect river"]')!);
    expect(confirm).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("suspect river"));
  });
});

describe("what is seen", () => {
  it("shows the Beast's ways on demand", async () => {
    const { container } = open(sampleView(), TURN);
    expect(container.querySelectorAll(".ways")).toHaveLength(0);
    await fireEvent.click(button("Routes de la Bête"));
    expect(container.querySelectorAll(".ways.ends text")).toHaveLength(3);
  });

  it("covers what I alone know", async () => {
    const { container } = open(sampleView(), TURN);
    const faces = () => container.querySelectorAll("svg.gmap .print.face").length;
    expect(faces()).toBe(3);
    await fireEvent.click(button("Masquer ce que vous seul savez"));
    expect(faces()).toBe(2);
  });

  it("notes what I know and what it proves", async () => {
    const clue = { present: false, dots: 1 };
    const archive = [0, 1, 2].map((at) => print(21 - at, { clue: { ...clue, dots: at + 1 } }));
    const view = sampleView();
    view.players[0] = { ...view.players[0]!, archive };
    open(view, TURN);
    await fireEvent.click(button("Carnet"));
    expect(screen.getByText("sans dragons")).toBeVisible();
    expect(screen.getByText("8 cases conviennent encore à la tanière.")).toBeVisible();
  });

  it("the town's archives in a solo game", async () => {
    const view = sampleView({ players: [player("egoiste", "C3")], town: [print(3), print(8)], order: [0], first: 0 });
    const { act, container } = open(view, [...TURN, "consult town 1", "consult town 2"]);
    await fireEvent.click(act("consult"));
    expect(container.querySelectorAll("[data-pick]")).toHaveLength(2);
  });

  it("opens the box at the end, and for the one whose trap failed", () => {
    const over = open(sampleView({ question: null, end: END }), []);
    expect(screen.getByRole("heading", { name: /La boîte est ouverte\u202f: la tanière est en B1/ })).toBeVisible();
    over.unmount();
    const players = sampleView().players.map((it, seat) => (seat === 0 ? { ...it, out: "trap" as const } : it));
    open(sampleView({ opened: OPENED, failed: ["C2"], players, question: ask("turn", { seat: 1 }) }), []);
    expect(screen.getByRole("heading", { name: /Vous seul savez\u202f: la tanière est en B1/ })).toBeVisible();
  });

  it("marks a cell once where two hunters have trapped in vain", () => {
    const { container } = open(sampleView({ failed: ["C2", "A1", "C2"] }), TURN);
    expect(container.querySelectorAll("[data-piece='trap']")).toHaveLength(2);
  });

  it("lets go of a print on paper once the table does not show it", async () => {
    const saw: News = { type: "saw", seat: 0, shown: { print: 13, colour: "forest", present: true, dots: 1 } };
    const { container, rerender, props } = open(sampleView(), TURN);
    await rerender({ ...props, news: [saw] });
    expect(container.querySelector(".seen button")).not.toBeNull();
    const view = sampleView();
    const prints = view.prints.map((it) => ({ ...it, print: { ...it.print, clue: null } }));
    await rerender({ ...props, view: { ...view, prints }, news: [{ type: "ended", seat: 1 }] });
    expect(container.querySelector(".seen button")).toBeNull();
  });

  it("has nothing to touch for those who watch", () => {
    const { lit, container } = open(sampleView({ seat: null, notes: [] }), [], null);
    expect(lit()).toEqual([]);
    expect(container.querySelectorAll("[data-act]")).toHaveLength(0);
  });
});
