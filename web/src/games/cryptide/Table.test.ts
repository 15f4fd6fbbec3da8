import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hexesOf, masksOn, type Clue } from "./clues";
import { HEXES } from "./hexes";
import { END, NAMES, ask, sampleView, translator } from "./sample";
import Table from "./Table.svelte";
import type { News, Question, View } from "./types";

const TURN = ["ask G8 2", "ask B5 2", "ask B5 3", "ask B5 4", "search B5", "hint"];

function open(view: View, moves: string[], seat: number | null = 0) {
  const play = vi.fn((_: string) => Promise.resolve(true));
  const confirm = vi.fn((_: string, __: string) => Promise.resolve(true));
  const help = vi.fn();
  const conceal = vi.fn();
  const props = {
    view,
    moves,
    seat,
    news: [] as News[],
    names: NAMES,
    t: translator("fr"),
    play,
    confirm,
    help,
    conceal,
  };
  const drawn = render(Table, { props });
  const hex = (name: string) => drawn.container.querySelector<SVGElement>(`[data-hex="${name}"]`)!;
  return { ...drawn, props, play, confirm, help, conceal, hex };
}

const button = (name: RegExp | string) => screen.getByRole("button", { name });

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
});

describe("a turn", () => {
  it("is a hex, then whom one asks", async () => {
    const { play, hex } = open(sampleView(), TURN);
    await fireEvent.click(hex("B5"));
    expect(screen.getByRole("heading", { name: /^B5 · / })).toBeInTheDocument();
    await fireEvent.click(button(/Interroger sur B5.*Chloé/));
    expect(play).toHaveBeenCalledExactlyOnceWith("ask B5 4");
  });

  it("keeps the hex that was gone on to before the table has answered", async () => {
    const { play, hex } = open(sampleView(), TURN);
    let done: (is: boolean) => void = () => undefined;
    play.mockImplementation(() => new Promise((resolve) => (done = resolve)));
    await fireEvent.click(hex("B5"));
    await fireEvent.click(button(/Interroger sur B5.*Chloé/));
    await fireEvent.click(hex("G8"));
    done(true);
    await vi.waitFor(() => expect(button(/Interroger.*Ana/)).toHaveAttribute("aria-disabled", "false"));
    expect(screen.getByRole("heading", { name: /^G8 · / })).toBeInTheDocument();
  });

  it("asks once before a search", async () => {
    const { play, confirm, hex } = open(sampleView(), TURN);
    await fireEvent.click(hex("B5"));
    await fireEvent.click(button("Fouiller"));
    expect(confirm.mock.calls[0]?.[0]).toContain("B5");
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("search B5"));
  });

  it("lets the table say why something is not open", async () => {
    const { play, confirm, hex } = open(sampleView(), TURN);
    await fireEvent.click(hex("G8"));
    expect(button(/Interroger.*Ana/)).toHaveAttribute("aria-disabled", "false");
    const shut = button(/Interroger.*Bastien/);
    expect(shut).toHaveAttribute("aria-disabled", "true");
    await fireEvent.click(shut);
    expect(play).toHaveBeenCalledWith("ask G8 3");
    expect(confirm).not.toHaveBeenCalled();
  });

  it("can be made with the keyboard alone", async () => {
    const { play, hex, container } = open(sampleView(), ["ask G6 2"]);
    const stand = container.querySelector<SVGElement>("[data-hex][tabindex='0']")!;
    expect(stand.dataset["hex"]).toBe("F5");
    await fireEvent.keyDown(stand, { key: "ArrowRight" });
    await fireEvent.keyDown(hex("G5"), { key: "ArrowDown" });
    await fireEvent.keyDown(hex("G6"), { key: "Enter" });
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent("Ana"));
    await fireEvent.click(document.activeElement!);
    expect(play).toHaveBeenCalledWith("ask G6 2");
  });
});

describe("placing and answering", () => {
  it("lights the hexes where a cube may go", async () => {
    const { play, hex, container } = open(sampleView({ question: ask("penalty", { hex: "G8" }) }), [
      "cube D4",
      "cube E5",
    ]);
    expect(container.querySelectorAll("[data-lit]")).toHaveLength(2);
    await fireEvent.click(hex("E5"));
    await fireEvent.click(button(/Poser votre cube en E5/));
    expect(play).toHaveBeenCalledWith("cube E5");
  });

  it("shows the hex one is asked about", async () => {
    const { play } = open(sampleView({ question: ask("answer", { hex: "B5" }) }), ["disc B5"]);
    expect(screen.getByRole("heading", { name: /^B5 · / })).toBeInTheDocument();
    expect(button("Pas ici")).toHaveAttribute("aria-disabled", "true");
    await fireEvent.click(button("Peut-être ici"));
    expect(play).toHaveBeenCalledWith("disc B5");
  });

  it("corrects a token: which one, then where the wrong one goes", async () => {
    const view = sampleView({ question: ask("turn", { seat: 1 }) });
    const { play, hex, container } = open(view, ["hint", "fix A3 B7", "fix A3 C8"]);
    await fireEvent.click(hex("A3"));
    await fireEvent.click(button(/Je me suis trompé/));
    expect(container.querySelectorAll("[data-lit]")).toHaveLength(2);
    await fireEvent.click(hex("C8"));
    await fireEvent.click(button(/Corriger A3/));
    expect(play).toHaveBeenCalledWith("fix A3 C8");
  });
});

describe("my clue", () => {
  it("is covered at once, and the hex no longer tells", async () => {
    const { hex } = open(sampleView(), TURN);
    await fireEvent.click(hex("B5"));
    expect(screen.getByText(/Votre indice l’exclut|Votre indice le permet/)).toBeInTheDocument();
    await fireEvent.click(button("Masquer l’indice"));
    expect(screen.queryByText(/L’habitat est à 1 case/)).toBeNull();
    expect(screen.queryByText(/Votre indice l’exclut|Votre indice le permet/)).toBeNull();
  });

  /** The moves that a strict table offers to who has this clue. */
  function movesBy(clue: Clue, kind: Question["kind"]): string[] {
    const fits = new Set(hexesOf(masksOn(sampleView().map).get(clue) ?? 0n));
    const free = HEXES.filter((hex) => !["C1", "K1", "A3"].includes(hex));
    if (kind === "turn") {
      const asks = free.flatMap((hex) => ["2", "3", "4"].map((seat) => `ask ${hex} ${seat}`));
      return [...asks, ...free.filter((hex) => fits.has(hex)).map((hex) => `search ${hex}`), "hint"];
    }
    if (kind === "answer" || kind === "search") return [fits.has("B5") ? "disc B5" : "cube B5"];
    if (kind === "extra") return free.filter((hex) => fits.has(hex)).map((hex) => `disc ${hex}`);
    return free.filter((hex) => !fits.has(hex)).map((hex) => `cube ${hex}`);
  }

  /** Everything drawn and said while the clue is covered, with the notebook filled in and with several hexes chosen. */
  async function coveredTable(clue: Clue, kind: Question["kind"]): Promise<string[]> {
    localStorage.clear();
    const hexOf = kind === "opening" || kind === "turn" ? null : "B5";
    const { container, hex, unmount, conceal } = open(
      sampleView({ clue, question: ask(kind, { hex: hexOf }) }),
      movesBy(clue, kind),
    );
    await fireEvent.click(button("Carnet"));
    await fireEvent.click(screen.getByRole("checkbox"));
    await fireEvent.click(button("Masquer l’indice"));
    const seen = [container.innerHTML];
    for (const name of ["B5", "G8", "F4", "L9"]) {
      await fireEvent.click(hex(name));
      seen.push(container.innerHTML);
    }
    // And the shell's list of moves keeps quiet, too.
    const tells = conceal.mock.lastCall?.[0] as ((move: string) => boolean) | null;
    seen.push(
      movesBy(clue, kind)
        .filter((move) => !tells?.(move))
        .join(),
    );
    unmount();
    return seen.map((html) => html.replace(/\bc\d+\b|svelte-\w+/g, ""));
  }

  it.each(["opening", "turn", "answer", "penalty", "extra", "search"] as const)(
    "covered, is betrayed by nothing: %s",
    async (kind) => {
      const one = await coveredTable("within-1-animal", kind);
      const two = await coveredTable("desert-lake", kind);
      expect(one[0]).not.toContain("data-lit");
      expect(two).toEqual(one);
    },
  );

  it("comes back when it is needed to play", async () => {
    const { container, conceal } = open(
      sampleView({ question: ask("opening") }),
      movesBy("within-1-animal", "opening"),
    );
    const lit = container.querySelectorAll("[data-lit]").length;
    expect(lit).toBeGreaterThan(20);
    await fireEvent.click(button("Masquer l’indice"));
    expect(container.querySelectorAll("[data-lit], .unlit, .may")).toHaveLength(0);
    await fireEvent.click(button("Voir l’indice"));
    expect(container.querySelectorAll("[data-lit]")).toHaveLength(lit);
    expect(conceal).toHaveBeenLastCalledWith(null);
  });

  it("is not there for the public", () => {
    open(sampleView({ seat: null, clue: null }), [], null);
    expect(screen.queryByText(/vous seul/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Carnet" })).toBeNull();
  });
});

describe("the hint", () => {
  it("can be agreed to out of turn", async () => {
    const players = sampleView().players.map((it, seat) => ({ ...it, agreed: seat === 2 }));
    const view = sampleView({ players, question: ask("turn", { seat: 1 }) });
    const { play } = open(view, ["agree"]);
    expect(screen.getByText(/un accord sur 3/)).toBeInTheDocument();
    await fireEvent.click(button("Accepter le coup de pouce"));
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith("agree"));
  });
});

describe("the notebook", () => {
  it("keeps ticks and marks in this browser", async () => {
    const first = open(sampleView(), TURN);
    await fireEvent.click(button("Carnet"));
    await fireEvent.click(button(/^Ana, ≤\u202f2 ours\s*: ouvert/));
    await fireEvent.keyDown(first.hex("F5"), { key: "3" });
    expect(first.play).not.toHaveBeenCalled();
    first.unmount();
    const again = open(sampleView(), TURN);
    await fireEvent.click(button("Carnet"));
    expect(button(/^Ana, ≤\u202f2 ours\s*: barré/)).toBeInTheDocument();
    await fireEvent.click(again.hex("F5"));
    expect(screen.getByText(/Votre marque\s*: non/)).toBeInTheDocument();
  });

  it("is another one for another seat", async () => {
    const { rerender, props } = open(sampleView(), TURN);
    await fireEvent.click(button("Carnet"));
    await fireEvent.click(button(/^Chloé, désert ou lac\s*: ouvert/));
    await rerender({ ...props, seat: 1, view: sampleView({ seat: 1 }) });
    expect(button(/^Chloé, désert ou lac\s*: ouvert/)).toBeInTheDocument();
  });

  it("strikes what the tokens rule out when told to", async () => {
    const { container } = open(sampleView(), TURN);
    await fireEvent.click(button("Carnet"));
    expect(container.querySelectorAll("button.deduced")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(container.querySelectorAll("button.deduced").length).toBeGreaterThan(5);
    expect(screen.getByText(/cases restent possibles/)).toBeInTheDocument();
    expect(container.querySelectorAll(".ruled-out").length).toBeGreaterThan(20);
  });

  it("draws the area of a clue", async () => {
    const { container } = open(sampleView(), TURN);
    await fireEvent.click(button("Carnet"));
    await fireEvent.click(button("≤\u202f2 ours"));
    expect(container.querySelector(".area")).not.toBeNull();
  });
});

describe("the end", () => {
  it("shows every clue and draws its area on demand", async () => {
    const end = { ...END, wrong: [{ seat: 2, hex: "G8", token: "disc" as const }] };
    const { container } = open(sampleView({ question: null, end }), []);
    const switches = screen.getAllByRole("switch");
    expect(switches).toHaveLength(4);
    expect(within(switches[1]!).getByText("Ana")).toBeInTheDocument();
    expect(container.querySelectorAll(".habitat")).toHaveLength(1);
    expect(container.querySelectorAll(".strike")).toHaveLength(1);
    expect(container.querySelector(".area")).toBeNull();
    await fireEvent.click(switches[1]!);
    expect(switches[1]).toHaveAttribute("aria-checked", "true");
    expect(container.querySelector(".area")).not.toBeNull();
  });
});
