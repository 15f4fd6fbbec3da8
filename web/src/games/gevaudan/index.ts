// Gévaudan, as the shell sees it.
import type { GameModule } from "../contract";
import { beats } from "./beats";
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
  beats,
  ending,
  endsOnBoard: true,
  fate: (seat, context) => seatFacts(seat, context).line,
  part: (view) => ({ kind: "round", n: view.round }),
  open: () => import("./open").then(({ opening }) => opening),
};

export default gevaudan;
