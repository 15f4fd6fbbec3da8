// Sentences that the client itself puts together, told to the one they speak of: « Vous » needs its own verb.
import { describe, expect, it } from "vitest";
import bestioles from "../games/bestioles";
import * as bestiolesSample from "../games/bestioles/sample";
import type { Context, GameModule } from "../games/contract";
import cryptide from "../games/cryptide";
import * as cryptideSample from "../games/cryptide/sample";
import gevaudan from "../games/gevaudan";
import * as gevaudanSample from "../games/gevaudan/sample";
import loups from "../games/loups-garous";
import * as loupsSample from "../games/loups-garous/sample";
import monstre from "../games/monstre";
import * as monstreSample from "../games/monstre/sample";

interface Sample {
  context: (tongue: "fr" | "en", more?: object, seat?: number | null) => { view: unknown; seat: number | null };
}
const GAMES = [
  [bestioles, bestiolesSample],
  [cryptide, cryptideSample],
  [monstre, monstreSample],
  [loups, loupsSample],
  [gevaudan, gevaudanSample],
] as unknown as [GameModule, Sample][];

const NAMES = ["Isaure", "Éloi", "Hector", "Yves", "Œdipe", "Ana", "Yann", "3PO", "Bot facile", "Zoé", "Ulysse", "Odile"];

/** Verbs of « vous », and what may stand before them or after a mere label. */
const FINE = /^(\p{L}+ez|êtes|faites|dites|n|ne|vous|y|en|seul|les?|la|\d+)$/u;

function mistakes(text: string): string[] {
  const plain = text.replaceAll("**", "");
  const vous = [...plain.matchAll(/\bVous (\p{L}+|\d+)/gu)].filter(([, verb]) => !FINE.test(verb ?? ""));
  const you = [...plain.matchAll(/\bYou (\p{L}+s)\b/gu)].filter(([, verb]) => !/(ss|always)$/.test(verb ?? ""));
  const uncut = [...plain.matchAll(/\b(?:de|que|le|la|se|ce|ne|je) [AEIOUYÉÈŒ]\p{Ll}/giu)].filter(([it]) => !/Yann|de [A-Z]\d/.test(it));
  return [...vous, ...you, ...uncut].map(([found]) => `${found}: ${plain}`);
}

function sentences(game: GameModule, context: Context): string[] {
  const prompts = [game.prompt(context, [])].flatMap(({ title, detail }) => [title, detail ?? ""]);
  const facts = context.names.flatMap((_, seat) => {
    const { line, detail } = game.seatFacts(seat, context);
    return [line, detail ?? ""];
  });
  return [...prompts, ...facts];
}

describe.each(GAMES)("$key", (game, sample) => {
  it.each(["fr", "en"] as const)("speaks to everybody in his own person, %s", (tongue) => {
    const found: string[] = [];
    const seats = sample.context(tongue).view as { players: unknown[] };
    for (const seat of [null, ...seats.players.keys()]) {
      const made = sample.context(tongue, {}, seat) as unknown as Context;
      const names = seats.players.map((_, index) => NAMES[index] ?? "Zoé");
      found.push(...sentences(game, { ...made, seat, names }).flatMap(mistakes));
    }
    expect(found).toEqual([]);
  });
});
