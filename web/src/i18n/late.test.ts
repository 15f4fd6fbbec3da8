// Words that come in another order than they were asked for.
import { beforeEach, describe, expect, it, vi } from "vitest";

type Arrival = () => void;
const arrivals: { files: string[]; come: Arrival }[] = [];

vi.mock("./texts", () => ({
  bundleOf: (_: string, files: string[]) =>
    new Promise((resolve) => {
      arrivals.push({ files, come: () => resolve({ hasMessage: (id: string) => files.includes(id) }) });
    }),
  format: () => null,
}));

/** The files read so far, each word named after its file. */
async function speaker() {
  vi.resetModules();
  arrivals.length = 0;
  return import("./index.svelte");
}

describe("words that come late", () => {
  beforeEach(() => localStorage.clear());

  it("keep the words that were asked for after them", async () => {
    const { hasText, loadTexts } = await speaker();
    const [game, house] = [loadTexts("monstre"), loadTexts("house")];
    arrivals[1]?.come();
    await house;
    arrivals[0]?.come();
    await game;
    expect([hasText("monstre"), hasText("house")]).toEqual([true, true]);
  });

  it("are there for whoever asked first, even if others come later", async () => {
    const { hasText, loadTexts } = await speaker();
    const first = loadTexts("monstre");
    void loadTexts("house");
    arrivals[0]?.come();
    let done = false;
    void first.then(() => (done = true));
    await new Promise((later) => setTimeout(later));
    expect(done).toBe(false);
    arrivals[1]?.come();
    await first;
    expect(hasText("monstre")).toBe(true);
  });

  it("asked for twice are waited for twice", async () => {
    const { hasText, loadTexts } = await speaker();
    void loadTexts("house");
    const again = loadTexts("house");
    expect(arrivals.length).toBe(1);
    arrivals[0]?.come();
    await again;
    expect(hasText("house")).toBe(true);
  });
});
