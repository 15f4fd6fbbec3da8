// The five games as the house knows them before any server is asked: order, colour, emblem. A game that only the server knows
// comes after them, in plain clothes.
import hedgehog from "icon:hedgehog";
import menhir from "icon:menhir";
import pawPrint from "icon:paw-print";
import dice from "icon:rolling-dices";
import spookyHouse from "icon:spooky-house";
import wolfHowl from "icon:wolf-howl";
import type { GameInfo } from "../wire/GameInfo";

export interface HouseGame {
  key: string;
  /** Its plate colour. */
  plate: string;
  /** Outline of its emblem. */
  emblem: string;
  /** Told while no server offers it. */
  players: [least: number, most: number];
  minutes: number;
  /** There is a companion for owners of the box, at /companion/<key>. */
  companion?: boolean;
  /** There is a lesson, at /learn/<key>. */
  lesson?: boolean;
}

export const HOUSE_GAMES: HouseGame[] = [
  { key: "bestioles", plate: "var(--plate-bestioles)", emblem: hedgehog, players: [2, 2], minutes: 15, lesson: true },
  {
    key: "cryptide",
    plate: "var(--plate-cryptide)",
    emblem: menhir,
    players: [3, 5],
    minutes: 40,
    companion: true,
    lesson: true,
  },
  { key: "monstre", plate: "var(--plate-monstre)", emblem: spookyHouse, players: [3, 8], minutes: 20, lesson: true },
  { key: "loups-garous", plate: "var(--plate-loups)", emblem: wolfHowl, players: [8, 18], minutes: 30, lesson: true },
  { key: "gevaudan", plate: "var(--plate-gevaudan)", emblem: pawPrint, players: [1, 4], minutes: 30, lesson: true },
];

export function houseGame(key: string): HouseGame | undefined {
  return HOUSE_GAMES.find((game) => game.key === key);
}

const PLAIN = { plate: "var(--forest-600)", emblem: dice };

/** Those of the house, then whatever else the server has. */
export function gamesWith(served: GameInfo[]): HouseGame[] {
  const others = served.filter(({ key }) => !houseGame(key));
  const dressed = others.map(({ key, least, most, minutes }): HouseGame => {
    return { key, ...PLAIN, players: [least, most], minutes };
  });
  return [...HOUSE_GAMES, ...dressed];
}

export function plateOf(key: string): string {
  return houseGame(key)?.plate ?? PLAIN.plate;
}

export function emblemOf(key: string): string {
  return houseGame(key)?.emblem ?? PLAIN.emblem;
}
