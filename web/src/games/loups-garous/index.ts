// Loups-garous, as the shell sees it.
import type { GameModule } from "../contract";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const loupsGarous: GameModule<View, News> = {
  key: "loups-garous",
  Table,
  prompt,
  log,
  moveLabel,
  seatFacts,
  turn,
  ending,
};

export default loupsGarous;
