// Gévaudan, as the shell sees it.
import type { GameModule } from "../contract";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const gevaudan: GameModule<View, News> = {
  key: "gevaudan",
  Table,
  prompt,
  log,
  moveLabel,
  seatFacts,
  turn,
  ending,
};

export default gevaudan;
