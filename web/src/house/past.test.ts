import { describe, expect, it } from "vitest";
import type { TableSummary } from "../wire/TableSummary";
import { resultOf, titleOf } from "./past";

const t = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(" ");
const person = (guest: string) => ({ kind: "person", guest, name: guest, shared: false });
const bot = (name: string) => ({ kind: "bot", level: "easy", name, shared: false });

function table(seats: object[], winners: number[] | null): TableSummary {
  const outcome = winners && { winners, ranks: [], reason: "x" };
  return { seats, outcome } as unknown as TableSummary;
}

describe("a game that is over", () => {
  it("was won or lost, by me", () => {
    const duel = [person("Ana"), bot("Renart")];
    expect(resultOf(table(duel, [0]), "Ana")).toBe("won");
    expect(resultOf(table(duel, [1]), "Ana")).toBe("lost");
    expect(resultOf(table(duel, [1]), "Zoé")).toBe("watched");
    expect(resultOf(table(duel, null), "Ana")).toBe("watched");
  });

  it("is told by who won, against whom", () => {
    const duel = [person("Ana"), bot("Renart")];
    expect(titleOf(table(duel, [0]), "Ana", t)).toBe("past-won-against Renart");
    expect(titleOf(table(duel, [1]), "Ana", t)).toBe("past-winner Renart 2");
    const three = [...duel, bot("Brun")];
    expect(titleOf(table(three, [0]), "Ana", t)).toBe("past-won 3");
    expect(titleOf(table(three, [1, 2]), "Ana", t)).toBe("past-others 3");
    expect(titleOf(table(three, []), "Ana", t)).toBe("past-nobody 3");
    expect(titleOf(table([person("Ana")], []), "Ana", t)).toBe("past-lost-alone");
    expect(titleOf(table(three, null), "Ana", t)).toBe("past-stopped");
  });
});
