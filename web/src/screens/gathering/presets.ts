// Ready-made games: what most people want, with one touch. The fine settings stay below.
import brain from "icon:brain";
import cardRandom from "icon:card-random";
import candleHolder from "icon:candle-holder";
import crossedSwords from "icon:crossed-swords";
import crystalBall from "icon:crystal-ball";
import footprint from "icon:footprint";
import hourglass from "icon:hourglass";
import magnifyingGlass from "icon:magnifying-glass";
import menhir from "icon:menhir";
import notebook from "icon:notebook";
import pawPrint from "icon:paw-print";
import scroll from "icon:scroll-unfurled";
import stone from "icon:stone-tablet";
import sword from "icon:sword-brandish";
import village from "icon:village";
import wolfHowl from "icon:wolf-howl";

export interface Preset {
  key: string;
  /** Outline of its picture. */
  icon: string;
  players: [least: number, most: number];
  minutes: number;
  /** What it agrees on; options that no preset of the game names are left as they are. */
  options: Record<string, string>;
  /** A preset for just so many. */
  seats?: number;
  /** Best for who learns the game. */
  first?: boolean;
  /** The cards are chosen one by one. */
  own?: boolean;
}

const VILLAGE = {
  wolves: "default",
  seer: "default",
  hunter: "default",
  cupid: "default",
  thief: "default",
  girl: "default",
};

const PRESETS: Record<string, Preset[]> = {
  bestioles: [
    { key: "first", icon: sword, players: [2, 2], minutes: 10, options: { target: "bleusaille" }, first: true },
    { key: "short", icon: crossedSwords, players: [2, 2], minutes: 20, options: { target: "12" } },
    { key: "long", icon: hourglass, players: [2, 2], minutes: 35, options: { target: "18" } },
  ],
  cryptide: [
    {
      key: "discovery",
      icon: magnifyingGlass,
      players: [3, 5],
      minutes: 25,
      options: { mode: "normal", difficulty: "easy" },
      first: true,
    },
    { key: "classic", icon: menhir, players: [3, 5], minutes: 40, options: { mode: "normal", difficulty: "any" } },
    { key: "advanced", icon: stone, players: [3, 5], minutes: 60, options: { mode: "advanced", difficulty: "any" } },
  ],
  monstre: [
    {
      key: "classic",
      icon: notebook,
      players: [3, 8],
      minutes: 35,
      options: { manches: "5", memoire: "avec" },
      first: true,
    },
    { key: "short", icon: hourglass, players: [3, 8], minutes: 20, options: { manches: "3", memoire: "avec" } },
    { key: "heart", icon: brain, players: [3, 8], minutes: 35, options: { manches: "5", memoire: "sans" } },
  ],
  "loups-garous": [
    {
      key: "discovery",
      icon: crystalBall,
      players: [8, 18],
      minutes: 25,
      options: { ...VILLAGE, hunter: "no", cupid: "no", thief: "no", girl: "no" },
      first: true,
    },
    { key: "classic", icon: wolfHowl, players: [8, 18], minutes: 40, options: VILLAGE },
    {
      key: "great",
      icon: village,
      players: [12, 18],
      minutes: 50,
      options: { ...VILLAGE, hunter: "yes", cupid: "yes", thief: "yes", girl: "yes" },
    },
    { key: "own", icon: cardRandom, players: [8, 18], minutes: 40, options: {}, own: true },
  ],
  gevaudan: [
    {
      key: "discovery",
      icon: footprint,
      players: [1, 4],
      minutes: 25,
      options: { characters: "off", events: "standard", abilities: "off", deck: "first_game" },
      first: true,
    },
    {
      key: "standard",
      icon: pawPrint,
      players: [1, 4],
      minutes: 30,
      options: { characters: "off", events: "standard", abilities: "off", deck: "usual" },
    },
    {
      key: "historical",
      icon: scroll,
      players: [2, 4],
      minutes: 45,
      options: { characters: "on", events: "historical", abilities: "on", deck: "usual" },
    },
    {
      key: "solo",
      icon: candleHolder,
      players: [1, 1],
      minutes: 25,
      options: { characters: "off", events: "standard", abilities: "off", deck: "usual" },
      seats: 1,
    },
  ],
};

export function presetsOf(game: string): Preset[] {
  return PRESETS[game] ?? [];
}

interface Agreed {
  options: { [key in string]?: string };
  seats: number;
}

/** What is agreed on, as one of the presets; one for just so many before any other, and the cards of one's own last. */
export function presetOf(game: string, { options, seats }: Agreed): Preset | undefined {
  const presets = presetsOf(game);
  const fits = ({ own, options: wanted, seats: many }: Preset) =>
    !own &&
    (many === undefined || many === seats) &&
    Object.entries(wanted).every(([key, value]) => options[key] === value);
  const matching = presets.filter(fits);
  return matching.find((it) => it.seats !== undefined) ?? matching[0] ?? presets.find((it) => it.own);
}
