// Cryptide, as the shell sees it.
import type { GameModule } from "../contract";
import { beats } from "./beats";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { clueSentence, ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const cryptide: GameModule<View, News> = {
  key: "cryptide",
  Table,
  prompt,
  log,
  beats,
  moveLabel,
  seatFacts,
  turn,
  ending,
  endsOnBoard: true,
  fate: (seat, { view, t }) => clueSentence(t, view.end?.clues[seat] ?? ""),
  code: (view) => view.end?.setup ?? null,
  open: () => import("./open").then(({ opening }) => opening),
};

export default cryptide;
