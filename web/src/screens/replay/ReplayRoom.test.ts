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
  moments: [{ news: [], view: sampleView() }],
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
  const eyes = await screen.findByLabelText<HTMLSelectElement>("Par les yeux de");
  expect([...eyes.options].map((it) => it.text)).toEqual(["tout le monde", "Bot facile 1", "Bot facile 2"]);
  await fireEvent.change(eyes, { target: { value: "1" } });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]?.[0]).toBe("/api/replay");
  expect(fetch).toHaveBeenCalledOnce();
});
