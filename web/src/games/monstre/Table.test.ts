import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Beat } from "../../stage/beat";
import type { Cue, EndCue } from "./beats";
import { ask, down, NAMES, player, RESULT, sampleView, translator, up } from "./sample";
import Table from "./Table.svelte";
import type { Card, News, View } from "./types";

const TURN = ["play rumeur", ...[2, 3, 4, 5, 6].map((seat) => `play arnaque ${seat}`)];

function open(view: View, moves: string[], seat: number | null = 0, news: News[] = []) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const confirm = vi.fn((_: string, __: string) => Promise.resolve(true));
  const help = vi.fn();
  const asks = vi.fn();
  const seen = vi.fn();
  const names = NAMES.slice(0, view.players.length);
  const props = { view, moves, seat, news, names, t: translator("fr"), play, confirm, help, asks, seen };
  return { ...render(Table, { props }), props, play, help, asks, seen };
}

const lit = (root: Element) =>
  [...root.querySelectorAll("[data-house][data-move]")].map((it) => it.getAttribute("data-house"));
const card = (root: Element, index: number) => root.querySelector<HTMLElement>(`[data-at="hand/${index}"]`)!;
const house = (root: Element, seat: number) => root.querySelector<HTMLElement>(`[data-house="${seat}"]`)!;

function withHand(hand: Card[], more: Partial<View> = {}): View {
  const view = sampleView(more);
  view.players[0] = player({ cards: hand.length, known: hand, awaited: true });
  return view;
}

describe("a turn", () => {
  it("is a card, then a house", async () => {
    const { container, play, asks } = open(sampleView(), TURN);
    expect(lit(container)).toEqual([]);
    await fireEvent.click(card(container, 2));
    expect(lit(container).sort()).toEqual(["1", "2", "3", "4", "5"]);
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: expect.stringMatching(/^Arnaque.*prenez-vous/) }),
    );
    await fireEvent.click(house(container, 3));
    expect(play).toHaveBeenCalledExactlyOnceWith("play arnaque 4");
  });

  it("is laid before my own house if it names nobody", async () => {
    const { container, play } = open(sampleView(), TURN);
    await fireEvent.click(card(container, 1));
    expect(lit(container)).toEqual(["0"]);
    await fireEvent.click(screen.getByRole("button", { name: /^Jouer ici\. Vous/ }));
    expect(play).toHaveBeenCalledWith("play rumeur");
  });

  it("lets go of a card with Escape or by touching it again", async () => {
    const { container } = open(sampleView(), TURN);
    await fireEvent.click(card(container, 1));
    await fireEvent.click(card(container, 1));
    expect(lit(container)).toEqual([]);
    await fireEvent.click(card(container, 2));
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(lit(container)).toEqual([]);
  });

  it("explains a card that cannot be played now, and a house", async () => {
    const { container, help, play } = open(sampleView(), TURN);
    await fireEvent.click(card(container, 0));
    expect(help).toHaveBeenLastCalledWith("Chasseur", expect.stringContaining("Nombre de notre maison"), "MON-8");
    await fireEvent.click(house(container, 2));
    expect(help).toHaveBeenLastCalledWith("Inès", expect.stringContaining("Ami du Monstre"));
    expect(play).not.toHaveBeenCalled();
  });

  it("asks on the house how many cards to swap", async () => {
    const view = withHand(["accord", "ami", "chien"]);
    const { container, play } = open(view, ["play accord 2 1", "play accord 2 2", "play accord 3 1"]);
    await fireEvent.click(card(container, 0));
    await fireEvent.click(house(container, 1));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "2 cartes" }));
    expect(play).toHaveBeenCalledWith("play accord 2 2");
  });

  it("lays a Hunter face down when nothing else can be done", async () => {
    const { container, play } = open(withHand(["chasseur", "chasseur", "sirene"]), ["lay"]);
    await fireEvent.click(card(container, 1));
    await fireEvent.click(house(container, 0));
    expect(play).toHaveBeenCalledWith("lay");
  });
});

describe("an answer", () => {
  it("to a Ragot goes to the next neighbour with cards", async () => {
    const view = withHand(["ami", "chien"], { question: ask("give", { card: "ragot", by: 3 }), active: 3 });
    view.players[1]!.cards = 0;
    const { container, play } = open(view, ["give ami", "give chien"]);
    await fireEvent.click(card(container, 1));
    expect(lit(container)).toEqual(["2"]);
    await fireEvent.click(house(container, 2));
    expect(play).toHaveBeenCalledWith("give chien");
  });

  it("to an Accord takes as many cards as agreed, the first giving way to a third", async () => {
    const question = ask("give", { card: "accord", by: 4, side: 0, number: 2 });
    const view = withHand(["ami", "chien", "ragot"], { question, active: 4 });
    const moves = ["give ami chien", "give ami ragot", "give chien ragot"];
    const { container, play } = open(view, moves);
    await fireEvent.click(card(container, 0));
    expect(screen.getByText("Encore une carte.")).toBeInTheDocument();
    await fireEvent.click(card(container, 1));
    await fireEvent.click(card(container, 2));
    expect(container.querySelectorAll(".chosen")).toHaveLength(2);
    await fireEvent.click(house(container, 4));
    expect(play).toHaveBeenCalledWith("give chien ragot");
  });

  it("to an Arnaque shows what was taken", async () => {
    const question = ask("give_back", { card: "arnaque", by: 0, side: 2, taken: "ami" });
    const { container, play } = open(withHand(["ami", "chien"], { question }), ["give ami", "give chien"]);
    expect(screen.getByRole("heading", { name: "Rendre laquelle\u202f?" })).toBeInTheDocument();
    await fireEvent.click(card(container, 0));
    await fireEvent.click(house(container, 2));
    expect(play).toHaveBeenCalledWith("give ami");
  });

  it("to the Dog is brought to the Dog", async () => {
    const question = ask("discard", { card: "chien", by: 5, side: 0 });
    const { container, play } = open(withHand(["ami", "cachette"], { question, active: 5 }), [
      "discard ami",
      "discard cachette",
    ]);
    await fireEvent.click(card(container, 0));
    await fireEvent.click(screen.getByRole("button", { name: /^Au Chien\. Lou/ }));
    expect(play).toHaveBeenCalledWith("discard ami");
  });
});

describe("the street", () => {
  it("shows what all may know, and what I know", () => {
    const view = sampleView();
    view.players[3] = player({ cards: 1, pile: [up("chien"), down(null), down("chasseur", "laid")] });
    open(view, []);
    expect(
      screen.getByRole("button", { name: /^Malo, 3 cartes en main, 2 points.*Vous savez là\u202f: Accord/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Inès.*Ami du Monstre.*Cartes jouées\u202f: Ami/ })).toBeInTheDocument();
    const sacha = screen.getByRole("button", { name: /^Sacha, 1 carte en main/ });
    expect(sacha).toHaveAccessibleName(expect.stringContaining("Chien, une carte face cachée, Chasseur face cachée"));
  });

  it("keeps notes only at a table with memories", () => {
    const { unmount } = open(sampleView(), []);
    expect(screen.getAllByText("Carnet").length).toBeGreaterThan(0);
    unmount();
    const view = sampleView();
    view.options = { ...view.options, memoire: "sans" };
    open(view, []);
    expect(screen.queryByText("Carnet")).not.toBeInTheDocument();
  });

  it("lets the public look without touching", () => {
    const view = sampleView({ seat: null });
    view.players[0] = player({ cards: 4 });
    const { container } = open(view, [], null);
    expect(screen.getByText("Vous regardez : les mains restent cachées.")).toBeInTheDocument();
    expect(container.querySelectorAll("[data-move], [data-card]")).toHaveLength(0);
  });
});

describe("what stays in sight", () => {
  const end = (step: EndCue["step"], turned: number[]): { beat: Beat<View, News> } => ({
    beat: {
      say: { title: "" },
      lasts: 0,
      cue: { kind: "end", result: RESULT, turned, step } satisfies Cue,
      ...(step === "points" ? { held: { button: "Manche suivante", isDrawn: true } } : {}),
    },
  });
  const ALL = [0, 1, 2, 3, 4, 5];

  it("is the end of a round: hands turned house by house, in the street itself", async () => {
    const { rerender, props, container } = open(sampleView(), []);
    await rerender({ ...props, ...end("hands", [2]) });
    const plot = (seat: number) => house(container, seat).parentElement!;
    expect(plot(2)).toHaveTextContent("Vampire");
    expect(plot(1)).not.toHaveTextContent("Cachette");
    await rerender({ ...props, ...end("hands", ALL) });
    expect(plot(1)).toHaveTextContent("Cachette");
    expect(plot(3)).toHaveTextContent("Chasseur (cachée)");
  });

  it("is the Monster's way, with the cards that moved it", async () => {
    const { rerender, props, container } = open(sampleView(), []);
    const rumour: News = { type: "played", seat: 3, card: "rumeur", side: null, number: null, void: null };
    await rerender({ ...props, heard: [{ ...rumour, card: "avis" }, rumour, rumour, rumour], ...end("way", ALL) });
    const steps = [...container.querySelectorAll(".walk li")].map((it) => it.textContent.replace(/\s+/g, " ").trim());
    expect(steps).toHaveLength(RESULT.way.length);
    expect(steps[0]).toBe("donné à vous");
    expect(steps[1]).toBe("1 Rumeur de Sacha : il va chez Lou");
    expect(steps[2]).toBe("2 vous, au 6e tour");
  });

  it("is the points, until they are acknowledged", async () => {
    const { rerender, props, seen } = open(sampleView(), []);
    await rerender({ ...props, ...end("points", ALL) });
    expect(screen.getByRole("heading", { name: "Le Monstre est pris" })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "Manche suivante" }));
    expect(seen).toHaveBeenCalledOnce();
  });

  it("is a hand I was shown, while the neighbours wait", async () => {
    const { rerender, props, seen, container } = open(sampleView(), []);
    const cue: Cue = { kind: "look", seat: 1, cards: ["ami", "cachette"] };
    const beat = { say: { title: "" }, lasts: 0, cue, held: { button: "C’est vu", isDrawn: true } };
    await rerender({ ...props, beat });
    expect(screen.getByRole("region", { name: /^La main de Malo.*Ami, Cachette/ })).toBeInTheDocument();
    expect([...container.querySelectorAll(".plot")].filter((it) => it.textContent.includes("attend"))).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: "C’est vu" }));
    expect(seen).toHaveBeenCalledOnce();
  });

  it("is a card at a door, face down until it is turned", async () => {
    const { rerender, props, container } = open(sampleView(), []);
    const beat = (card: Card | null) => ({
      say: { title: "" },
      lasts: 0,
      cue: { kind: "door", from: 0, to: 2, card } satisfies Cue,
    });
    await rerender({ ...props, beat: beat(null) });
    expect(container.querySelector(".at-door.back")).toHaveTextContent("");
    await rerender({ ...props, beat: beat("vampire") });
    expect(container.querySelector(".at-door")).toHaveTextContent("Vampire");
  });

  it("is where my cards came from", () => {
    const moved: News = {
      type: "moved",
      card: "rumeur",
      gave: "ami",
      gave_too: null,
      side: 1,
      got: "rumeur",
      got_too: null,
      by: 5,
      transfers: [],
    };
    const { container } = open(sampleView(), TURN, 0, [moved]);
    expect(card(container, 1)).toHaveTextContent("reçue de Lou");
  });

  it("can be looked at again, and is the last picture of the game", async () => {
    const { unmount } = open(sampleView({ last: RESULT }), []);
    await fireEvent.click(screen.getByRole("button", { name: "Fin de la manche 1" }));
    await fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
    expect(screen.queryByText("Le Monstre est pris")).not.toBeInTheDocument();
    unmount();
    open(sampleView({ question: null, winners: [4], last: RESULT }), []);
    expect(screen.getByText("Le Monstre est pris")).toBeInTheDocument();
  });
});
