// Bestioles en guerre, as the shell sees it.
import type { GameModule } from "../contract";
import { beats } from "./beats";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { course, ending, log, moveLabel, prompt, seatFacts, turn } from "./words";

const bestioles: GameModule<View, News> = {
  key: "bestioles",
  Table,
  prompt,
  log,
  beats,
  moveLabel,
  seatFacts,
  turn,
  ending,
  fate: (seat, { view, t }) => t("end-points", { n: view.scores[seat === 0 ? 0 : 1] }),
  course,
  part: (view) => ({ kind: "battle", n: view.battle }),
  open: () => import("./open").then(({ opening }) => opening),
};

export default bestioles;
