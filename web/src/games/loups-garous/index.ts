// Loups-garous, as the shell sees it.
import type { GameModule } from "../contract";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { ending, isNight, log, moveLabel, prompt, seatFacts, turn } from "./words";

const loupsGarous: GameModule<View, News> = {
  key: "loups-garous",
  Table,
  prompt,
  log,
  moveLabel,
  seatFacts,
  turn,
  ending,
  cover: {
    strip: (view) => ({ ...view, seat: null, own: null, truth: null }),
    hour: (view) => `${view.night}/${isNight(view)}`,
  },
};

export default loupsGarous;
