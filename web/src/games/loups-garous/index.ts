// Loups-garous, as the shell sees it.
import type { GameModule } from "../contract";
import { beats, opening } from "./beats";
import Table from "./Table.svelte";
import type { News, View } from "./types";
import { alive, ending, isNight, log, moveLabel, prompt, seatFacts, turn } from "./words";

const loupsGarous: GameModule<View, News> = {
  key: "loups-garous",
  Table,
  prompt,
  log,
  beats,
  opening,
  sleeps: true,
  hasOwnTalk: true,
  moveLabel,
  seatFacts,
  turn,
  ending,
  endPicture: () => import("./late").then(({ EndBoard }) => EndBoard),
  hush: isNight,
  cover: {
    strip: (view) => ({ ...view, seat: null, own: null, truth: null }),
    hour: (view) => `${view.night}/${isNight(view)}`,
  },
  part: (view) => ({ kind: isNight(view) ? "night" : "day", n: view.night }),
  standing: ({ view, t }) => t("loups-garous-ui-big-alive", { n: alive(view), all: view.players.length }),
  open: () => import("./open").then(({ opening }) => opening),
};

export default loupsGarous;
