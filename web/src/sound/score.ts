// What sounds when: a small table a game, from the news that everybody hears. Nothing private sounds: neither a look nor a
// secret choice nor somebody who wakes; and of two endings that must look alike none sounds different.
import type { Sound } from "./recipes";

/** One sound, or the same several times. */
export interface Note {
  sound: Sound;
  times?: number;
  /** Milliseconds between two of them. */
  every?: number;
}

interface Told {
  type: string;
}
type Line = Sound | ((news: never) => Note);
type Score = Record<string, Line>;

/** As drawn: steps of the Beast as long as its arrows, votes in a row. */
const STEP = 380;
const VOTE = 150;

const token = ({ token }: { token: string }): Note => ({ sound: token === "disc" ? "disc" : "cube" });

const SCORES: Record<string, Score> = {
  bestioles: { played: "card", moved: "card", took_back: "card", flipped: "flip", battle_begun: "card" },
  cryptide: { placed: token, answered: token },
  // A shot is as silent when it hits as when it misses; so are looks, choices and the fog.
  monstre: { round_begun: "card", played: "card", laid: "card", monster_played: "flip" },
  // Examining, consulting and noting are mute.
  gevaudan: {
    rolled: "die",
    beast_moved: ({ path }: { path: string[] }): Note => ({ sound: "step", times: path.length, every: STEP }),
    beast_slipped: "step",
    event: "flip",
    turned_up: "flip",
    archived: "card",
    town_took: "card",
    solicited: "card",
    gathered: "bell",
  },
  // At night nothing but the owl.
  "loups-garous": {
    night_fell: "owl",
    dawn: "bell",
    revealed: ({ ballots }: { ballots: unknown[] }): Note => ({ sound: "vote", times: ballots.length, every: VOTE }),
  },
};

function noteOf(line: Line, news: Told): Note {
  return typeof line === "string" ? { sound: line } : line(news as never);
}

/** What is heard of these news; the same sound once, however many news bring it. */
export function notesOf(game: string, news: readonly unknown[]): Note[] {
  const score = SCORES[game] ?? {};
  const notes = (news as Told[]).flatMap((one) => {
    const line = score[one.type];
    return line ? [noteOf(line, one)] : [];
  });
  return notes.filter((note, index) => notes.findIndex(({ sound }) => sound === note.sound) === index);
}
