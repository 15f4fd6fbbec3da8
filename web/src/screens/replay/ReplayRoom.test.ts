import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { Failure } from "../../api";
import { sampleView } from "../../games/bestioles/sample";
import { loadTexts, startSpeaking } from "../../i18n/index.svelte";
import type { Replay } from "../../wire/Replay";
import ReplayRoom from "./ReplayRoom.svelte";

const replay: Replay = {
  game: "bestioles",
  options: {},
  names: ["bot easy", "bot easy"],
  seat: null,
  moments: [{ step: 0, news: [], view: sampleView() }],
  outcome: null,
  record: "bestiaire record 1",
};

beforeAll(async () => {
  localStorage.setItem("bestiaire.language", "fr");
  await startSpeaking();
  await loadTexts("bestioles");
});

it("leads back to the table when a rematch has begun, instead of waiting for ever", async () => {
  const fetch = () => Promise.reject(new Failure("not-over", 409, ""));
  render(ReplayRoom, { props: { title: "HIBOU-42", fetch, back: "/t/HIBOU-42" } });
  expect(await screen.findByRole("alert")).toHaveTextContent("La partie n’est pas finie.");
  expect(screen.getByRole("link", { name: "Aller à la table" })).toHaveAttribute("href", "/t/HIBOU-42");
});

it("changes eyes without the table once it has the record, and tells two bots of one level apart", async () => {
  const fetch = vi.fn(() => Promise.resolve(replay));
  const asked = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(Response.json({ ...replay, seat: 1 })));
  vi.stubGlobal("fetch", asked);
  render(ReplayRoom, { props: { title: "HIBOU-42", fetch, back: "/t/HIBOU-42" } });
  const eyes = await screen.findAllByRole("radio");
  expect(eyes.map((it) => it.closest("label")?.textContent?.trim())).toEqual([
    "Bot facile 1",
    "Bot facile 2",
    "Le public",
  ]);
  await fireEvent.click(eyes[1]!);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toBe("/api/replay");
  expect(fetch).toHaveBeenCalledOnce();
});

/** A war of three moves, as each pair of eyes met it: the second step was out of the public's sight. */
function war(seat: number | null): Replay {
  const view = (battle: number) => ({ ...sampleView(), seat, battle });
  const moments = [
    { step: 0, news: [], view: view(1) },
    { step: 1, news: [{ type: "battle_began", battle: 1, first: 0 }], view: view(1) },
    ...(seat === null ? [] : [{ step: 2, news: [], view: view(1) }]),
    { step: 3, news: [], view: view(2) },
  ];
  return { ...replay, seat, moments, outcome: { winners: [0], ranks: [1, 2], reason: "points" } };
}

it("keeps the place when the eyes change, jumps by battle, and opens everything after the end", async () => {
  const fetch = vi.fn((seat: number | null) => Promise.resolve(war(seat)));
  const { container } = render(ReplayRoom, { props: { title: "", fetch, back: "/", id: "g1", mine: 1 } });
  const main = () => container.querySelector("main")!;
  await vi.waitFor(() => expect(main()?.dataset["eyes"]).toBe("1"));
  await fireEvent.click(screen.getByRole("button", { name: "Un coup en avant" }));
  await fireEvent.click(screen.getByRole("button", { name: "Un coup en avant" }));
  expect(main().dataset["step"]).toBe("2");
  await fireEvent.click(screen.getByRole("radio", { name: "Le public" }));
  await vi.waitFor(() => expect(main().dataset["eyes"]).toBe("public"));
  expect(main().dataset["step"]).toBe("1");
  await fireEvent.click(screen.getByRole("button", { name: "Passer à l’étape suivante" }));
  expect(main().dataset["step"]).toBe("3");
  await fireEvent.click(screen.getByRole("radio", { name: "Tout révélé" }));
  await vi.waitFor(() => expect(main().dataset["eyes"]).toBe("open"));
  expect(main().dataset["step"]).toBe("3");
  expect(fetch.mock.calls.map(([seat]) => seat)).toEqual([1, null, 0]);
});
