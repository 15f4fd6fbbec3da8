// Mon voisin le monstre, as the shell sees it.
import type { GameModule } from "../contract";
import { beats } from "./beats";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { course, ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const monstre: GameModule<View, News> = {
  key: "monstre",
  Table,
  prompt,
  log,
  moveLabel,
  seatFacts,
  turn,
  beats,
  ending,
  fate: (seat, { view, t }) => t("end-points", { n: view.players[seat]?.score ?? 0 }),
  course,
  part: (view) => ({ kind: "round", n: view.round }),
  open: () => import("./open").then(({ opening }) => opening),
};

export default monstre;
