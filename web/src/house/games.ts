// The five games as the house knows them before any server is asked: order, colour, emblem.
import hedgehog from "icon:hedgehog";
import menhir from "icon:menhir";
import pawPrint from "icon:paw-print";
import spookyHouse from "icon:spooky-house";
import wolfHowl from "icon:wolf-howl";

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
}

export const HOUSE_GAMES: HouseGame[] = [
  { key: "bestioles", plate: "var(--plate-bestioles)", emblem: hedgehog, players: [2, 2], minutes: 15 },
  {
    key: "cryptide",
    plate: "var(--plate-cryptide)",
    emblem: menhir,
    players: [3, 5],
    minutes: 40,
    companion: true,
  },
  { key: "monstre", plate: "var(--plate-monstre)", emblem: spookyHouse, players: [3, 8], minutes: 20 },
  { key: "loups-garous", plate: "var(--plate-loups)", emblem: wolfHowl, players: [8, 18], minutes: 30 },
  { key: "gevaudan", plate: "var(--plate-gevaudan)", emblem: pawPrint, players: [1, 4], minutes: 30 },
];

export function houseGame(key: string): HouseGame | undefined {
  return HOUSE_GAMES.find((game) => game.key === key);
}

export function plateOf(key: string): string {
  return houseGame(key)?.plate ?? "var(--forest-600)";
}

export function emblemOf(key: string): string {
  return houseGame(key)?.emblem ?? hedgehog;
}
