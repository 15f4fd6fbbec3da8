// The table's shell round a real game: Bestioles, in French.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../games/contract";
import bestioles from "../../games/bestioles";
import { ask, sampleView } from "../../games/bestioles/sample";
import type { News as BestiolesNews } from "../../games/bestioles/types";
import { wayTo } from "../../house/way";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import { NOTHING } from "../../live/state";
import { LiveTable } from "../../live/table.svelte";
import type { Moment } from "../../wire/Moment";
import type { TableInfo } from "../../wire/TableInfo";
import Play from "./Play.svelte";

const HAND = ["air-2", "land-3", "sea-6"];
const TURN = [
  ...HAND.flatMap((card) => ["air", "land", "sea"].map((where) => `improvise ${card} ${where}`)),
  "withdraw",
];

const person = (name: string) =>
  ({ kind: "person", guest: name, name, here: true, absent: false, held: null, gone: false, shared: false }) as const;

function table(more: Partial<TableInfo> = {}): TableInfo {
  const seats = [person("Isaure"), person("Éloi")];
  const [tempo, absent, place] = ["off", "wait", "apart"] as const;
  const played = { outcome: null, played: 0, won: [] };
  const rest = { host: "Isaure", public: false, clock: null, watching: 0, ...played, changed: 1, options: {} };
  return {
    code: "HIBOU-42",
    link: null,
    game: "bestioles",
    seats,
    phase: "playing",
    round: 1,
    tempo,
    absent,
    place,
    paused: false,
    ...rest,
    ...more,
  };
}

function moment(more: Partial<Moment> = {}): Moment {
  const asked = { moves: TURN, asked: true, awaited: [0], channels: [], outcome: null };
  return { number: 3, news: [], view: sampleView(), ...asked, ...more };
}

function open(info: TableInfo, now: Moment) {
  const live = new LiveTable(() => wayTo(info), null);
  live.state = { ...NOTHING, table: info, seats: [0], seat: 0, round: 1, now };
  const module = bestioles as unknown as GameModule;
  return { ...render(Play, { props: { live, table: info, module, now } }), props: { live, table: info, module, now } };
}

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("bestioles");
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe("a pause", () => {
  it("leaves what is asked of me as it was, and never says « Vous choisit »", () => {
    open(table({ paused: true }), moment());
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Choisissez la carte que vous jouez, ou repliez-vous.",
    );
    expect(screen.getByText("La partie est en pause.")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Vous (choisit|rejoue|place|déplace|reprend)/);
  });

  it("calls whoever is awaited by his name", () => {
    open(
      table({ paused: true }),
      moment({ view: sampleView({ question: ask("turn", { seat: 1 }) }), moves: [], asked: false }),
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Éloi choisit la carte à jouer.");
  });
});

describe("the keyboard", () => {
  it("opens the game's help with “?” when nothing has the focus", async () => {
    open(table(), moment());
    await fireEvent.keyDown(document.body, { key: "?" });
    await vi.waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(/Bestioles en guerre/));
  });

  it("opens a card's help with “?” on a card, and only that", async () => {
    open(table(), moment());
    const card = screen.getByRole("button", { name: /^Manœuvre/ });
    card.focus();
    await fireEvent.keyDown(card, { key: "?" });
    await new Promise((resolve) => setTimeout(resolve));
    await vi.waitFor(() => expect(screen.getByRole("dialog")).toHaveTextContent(/Manœuvre/));
  });

  it("does not write help into a message", async () => {
    open(table(), moment());
    const field = document.createElement("input");
    document.body.append(field);
    await fireEvent.keyDown(field, { key: "?" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole("dialog")).toBeNull();
    field.remove();
  });

  it("stays on the table when the card that had the focus is played", async () => {
    const { rerender, props, container } = open(table(), moment());
    const card = screen.getByRole("button", { name: /^Manœuvre/ });
    await fireEvent.click(card, { detail: 0 });
    const place = container.querySelector<HTMLElement>("[data-move='improvise land-3 sea']");
    place?.focus();
    expect(place).toHaveFocus();
    const view = sampleView({ question: ask("turn", { seat: 1 }) });
    await rerender({ ...props, now: moment({ number: 4, view, moves: [], asked: false, awaited: [1] }) });
    await tick();
    await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toHaveAttribute("data-at", expect.stringMatching(/^hand\//));
  });
});

describe("the sheet over the table", () => {
  const played: BestiolesNews = {
    type: "played",
    seat: 1,
    card: "land-6",
    theatre: "land",
    up: true,
    cause: "turn",
    doom: null,
  };
  const ended: BestiolesNews = {
    type: "battle_ended",
    result: { winner: 0, points: 6, withdrawn: true },
    totals: [
      [4, 6],
      [9, 7],
      [5, 3],
    ],
    controls: [1, 0, 0],
    scores: [12, 5],
  };
  const openSheet = async () => {
    const [log] = within(document.querySelector<HTMLElement>("nav.drawer")!).getAllByRole("button");
    await fireEvent.click(log!);
    expect(document.getElementById("drawer")).toHaveClass("open");
  };

  it("is laid aside by what must be acknowledged", async () => {
    const { rerender, props } = open(table(), moment());
    await openSheet();
    await rerender({ ...props, now: moment({ number: 4, news: [ended] }) });
    expect(document.querySelector("[data-act='seen']")).toBeInTheDocument();
    expect(document.getElementById("drawer")).not.toHaveClass("open");
  });

  it("stays where nothing waits for an answer", async () => {
    const { rerender, props } = open(table(), moment());
    await openSheet();
    await rerender({ ...props, now: moment({ number: 4, news: [played] }) });
    expect(document.getElementById("drawer")).toHaveClass("open");
  });

  it("stays where it is a column, which hides nothing", async () => {
    const narrow = window.matchMedia;
    window.matchMedia = (media) => ({ ...narrow(media), matches: media.includes("min-width") });
    const { rerender, props } = open(table(), moment());
    await openSheet();
    await rerender({ ...props, now: moment({ number: 4, news: [ended] }) });
    expect(document.querySelector("[data-act='seen']")).toBeInTheDocument();
    expect(document.getElementById("drawer")).toHaveClass("open");
    window.matchMedia = narrow;
  });
});
