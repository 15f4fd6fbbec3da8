import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { endedIn } from "./ended";
import { ask, down, sampleView, side, theatre, translator, up } from "./sample";
import Table from "./Table.svelte";
import type { Card, News, View } from "./types";
import { withdrawalRows } from "./withdrawal";

const HAND: Card[] = ["air-2", "land-3", "sea-6"];
const TURN = [
  ...HAND.flatMap((card) => ["air", "land", "sea"].map((where) => `improvise ${card} ${where}`)),
  "withdraw",
];

function open(view: View, moves: string[], seat: number | null = 0) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const confirm = vi.fn((_: string, __: string) => Promise.resolve(true));
  const help = vi.fn();
  const asks = vi.fn();
  const props = {
    view,
    moves,
    seat,
    news: [] as News[],
    names: ["Louise", "Camille"],
    t: translator("fr"),
    play,
    confirm,
    help,
    asks,
  };
  return { ...render(Table, { props }), props, play, confirm, help, asks };
}

const card = (name: RegExp) => screen.getByRole("button", { name });
const places = (root: Element) => [...root.querySelectorAll(".place")].map((it) => it.getAttribute("data-move"));

describe("a turn", () => {
  it("is a card, then its place", async () => {
    const { container, play, asks } = open(sampleView(), TURN);
    expect(places(container)).toEqual([]);
    await fireEvent.click(card(/^Manœuvre/));
    expect(places(container)).toEqual(["improvise land-3 air", "improvise land-3 land", "improvise land-3 sea"]);
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: "Où posez-vous Manœuvre, face cachée (2)\u202f?" }),
    );
    expect(screen.getByText("Manœuvre en main")).toBeInTheDocument();
    await fireEvent.click(card(/Jouer Manœuvre face cachée en Mer/));
    expect(play).toHaveBeenCalledExactlyOnceWith("improvise land-3 sea");
  });

  it("takes Enter twice to lay a card face up, and never to bury it", async () => {
    const moves = ["improvise land-3 air", "deploy land-3 land", "improvise land-3 land", "improvise land-3 sea"];
    open(sampleView(), moves);
    await fireEvent.click(card(/^Manœuvre/), { detail: 0 });
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-move", "deploy land-3 land"));
  });

  it("leaves the focus on a card that could only be buried or lost", async () => {
    open(sampleView(), TURN);
    const chosen = card(/^Manœuvre/);
    chosen.focus();
    await fireEvent.click(chosen, { detail: 0 });
    await vi.waitFor(() => expect(screen.getByText("Manœuvre en main")).toBeInTheDocument());
    expect(document.activeElement).toHaveAttribute("data-card", "land-3");
  });

  it("says « Vous tenez » of what is mine, and a name's verb of what is not", () => {
    const { container } = open(sampleView(), TURN);
    const said = [...container.querySelectorAll("[data-theatre]")].map((it) => it.getAttribute("aria-label")).join(" ");
    expect(said).not.toMatch(/Vous tient/);
    expect(said).toMatch(/(Vous|vous) tenez le théâtre/);
    expect(said).toMatch(/Camille tient le théâtre/);
  });

  it("lets go of a card with Escape or by touching it again", async () => {
    const { container } = open(sampleView(), TURN);
    await fireEvent.click(card(/^Manœuvre/));
    await fireEvent.click(card(/^Reposer\. Manœuvre/));
    expect(places(container)).toEqual([]);
    await fireEvent.click(card(/^Navire de guerre/));
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(places(container)).toEqual([]);
  });

  it("says what would be destroyed, and why", async () => {
    const { container } = open(sampleView({ contained: true }), TURN);
    await fireEvent.click(card(/^Manœuvre/));
    expect(container.querySelectorAll(".doomed")).toHaveLength(3);
    expect(card(/en Mer\. Endiguement/)).toBeInTheDocument();
  });

  it("asks before a card is lost, the safe choice first, and puts it back in hand", async () => {
    const { container, play, asks } = open(sampleView({ contained: true }), TURN);
    await fireEvent.click(card(/^Manœuvre/));
    await fireEvent.click(card(/en Mer\. Endiguement/));
    expect(play).not.toHaveBeenCalled();
    expect(asks).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: "L’Endiguement détruira Manœuvre. Jouer quand même\u202f?" }),
    );
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-act", "keep"));
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await vi.waitFor(() => expect(document.activeElement).toHaveAttribute("data-move", "improvise land-3 sea"));
    expect(places(container)).toHaveLength(3);
    await fireEvent.click(card(/en Mer\. Endiguement/));
    await fireEvent.click(card(/^La détruire quand même/));
    expect(play).toHaveBeenCalledExactlyOnceWith("improvise land-3 sea");
  });

  it("asks before a withdrawal, and names its price", async () => {
    const { confirm, play } = open(sampleView(), TURN);
    await fireEvent.click(card(/^Se replier\u202f: 3 pts à Camille/));
    expect(confirm.mock.calls[0]?.[0]).toContain("3 points");
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("withdraw"));
  });

  it("explains a card that does nothing now", async () => {
    const { help, play } = open(sampleView(), TURN);
    await fireEvent.click(card(/^Barrage/));
    expect(help).toHaveBeenCalledWith("Barrage", expect.stringContaining("trois cartes"), "BES-33");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("an ability asks on the board", () => {
  it("which card to flip", async () => {
    const { play } = open(sampleView({ question: ask("flip", { card: "land-3" }) }), ["flip air 2", "flip sea 2"]);
    await fireEvent.click(card(/^Retourner Bombardiers lourds chez Camille/));
    expect(play).toHaveBeenCalledWith("flip air 2");
  });

  it("which card moves, and where", async () => {
    const view = sampleView({ question: ask("transport", { card: "sea-1" }) });
    const { play, container } = open(view, ["transport sea-2 air", "transport sea-2 sea", "decline"]);
    await fireEvent.click(card(/Carte cachée connue de vous\u202f: Escalade/));
    expect(places(container)).toEqual(["transport sea-2 air", "transport sea-2 sea"]);
    await fireEvent.click(card(/^Déplacer Escalade vers la Mer/));
    expect(play).toHaveBeenCalledWith("transport sea-2 sea");
  });

  it("which card comes back, or none", async () => {
    const view = sampleView({ question: ask("redeploy", { card: "sea-4" }) });
    const { play } = open(view, ["redeploy sea-2", "decline"]);
    await fireEvent.click(card(/^Les laisser en place/));
    expect(play).toHaveBeenCalledWith("decline");
    await fireEvent.click(card(/^Reprendre Escalade en main/));
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("redeploy sea-2"));
  });

  it("where the drawn card goes, and shows it", async () => {
    const view = sampleView({ question: ask("reinforce", { card: "land-1", drawn: "air-1" }) });
    const { play } = open(view, ["reinforce air", "reinforce sea"]);
    expect(screen.getByText("Carte piochée")).toBeInTheDocument();
    await fireEvent.click(card(/^Poser la carte piochée en Mer/));
    expect(play).toHaveBeenCalledWith("reinforce sea");
  });

  it("and shows who waits behind", () => {
    open(sampleView({ waiting: [{ card: "air-3", owner: 1 }] }), TURN);
    expect(screen.getByText(/Manœuvre \(Camille\)/)).toBeInTheDocument();
  });
});

it("lets the public look without touching", async () => {
  const view = sampleView({ seat: null });
  view.players[0].hand = [null, null, null];
  const { container } = open(view, [], null);
  expect(screen.getByText("Main de Louise")).toBeInTheDocument();
  expect(container.querySelectorAll("[data-move]")).toHaveLength(0);
});

it("puts the second seat below when looked at from there", () => {
  const { container } = open(sampleView({ seat: 1 }), [], 1);
  const mine = screen.getAllByRole("group", { name: "Votre côté" });
  expect(mine).toHaveLength(3);
  expect(mine[1]?.querySelector("[data-card]")?.getAttribute("data-card")).toBe("land-1");
  expect(container.querySelector('[data-at="hand/unknown/0"]')).toBeInTheDocument();
});

describe("the end of a battle", () => {
  const news: News[] = [
    {
      type: "battle_ended",
      result: { winner: 1, points: 6, withdrawn: false },
      totals: [
        [7, 6],
        [1, 2],
        [3, 4],
      ],
      controls: [0, 1, 1],
      scores: [6, 11],
    },
    { type: "battle_begun", battle: 3, first: 1, order: ["sea", "air", "land"], dealt: null },
  ];
  const empty = (name: "air" | "land" | "sea") => theatre(name, side(), side());
  const next = sampleView({ battle: 3, theatres: [empty("sea"), empty("air"), empty("land")] });

  it("belongs to the theatres as they lay", () => {
    const ended = endedIn(news, next);
    expect(ended?.battle).toBe(2);
    expect(ended?.theatres.map((it) => it.theatre)).toEqual(["air", "land", "sea"]);
    expect(endedIn([], next)).toBeNull();
  });

  it("is told where the hand was, over the board as it lay, until it is acknowledged", async () => {
    const seen = vi.fn();
    const ended = endedIn(news, next);
    const beat = {
      say: { title: "" },
      lasts: 0,
      held: { button: "Bataille suivante" },
      cue: { kind: "result", ended },
    };
    const { rerender, props } = open(sampleView(), TURN);
    await rerender({ ...props, moves: [], beat, seen });
    expect(screen.getByText(/^Bataille \d+\s: Camille l’emporte$/)).toBeInTheDocument();
    expect(screen.queryByText("Votre main")).not.toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "Bataille suivante" }));
    expect(seen).toHaveBeenCalledOnce();
  });
});

it("groups the prices of a withdrawal", () => {
  const [first, second] = sampleView().players;
  expect(withdrawalRows(first).map((row) => [row.cards.join(), row.points, row.now])).toEqual([
    ["6,5,4", 2, false],
    ["3,2", 3, true],
    ["1", 4, false],
    ["0", 6, false],
  ]);
  expect(withdrawalRows(second).map((row) => row.cards.join())).toEqual(["6,5", "4,3", "2", "1,0"]);
});

it("tells apart cards everybody knows from those only I know", () => {
  const theatres: View["theatres"] = [
    theatre("air", side(down("air-1", true)), side(down(null))),
    theatre("land", side(down("sea-2")), side()),
    theatre("sea", side(up("sea-6")), side()),
  ];
  open(sampleView({ theatres }), []);
  expect(card(/connue de tous\u202f: Appui/)).toBeInTheDocument();
  expect(card(/connue de vous\u202f: Escalade/)).toBeInTheDocument();
  expect(card(/^Carte cachée, force 2/)).toBeInTheDocument();
});
