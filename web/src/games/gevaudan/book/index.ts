import type { Translate } from "../../contract";
import type { Book, Piece, Setting } from "../../../rules/book";
import { COLOURS, type Colour } from "../types";
import { characterName, parameterName } from "../words";
import { CHARACTERS, EVENTS, HUNTERS, type EventFace } from "./margeride";
import Picture from "./Picture.svelte";
import PieceFace from "./Piece.svelte";

const two = (number: number): string => String(number).padStart(2, "0");

function hunter(t: Translate, key: string, index: number): Piece {
  return {
    key: `hunter-${key}`,
    kinds: ["hunters"],
    name: t(`gevaudan-hunter-${key}`),
    text: t(`gevaudan-hunter-${key}-belief`),
    help: t(`gevaudan-hunter-${key}-help`),
    rule: `GEV-CAP-${index + 1}`,
  };
}

function character(t: Translate, key: string, cubes: number, index: number): Piece {
  return {
    key: `character-${key}`,
    kinds: ["characters"],
    name: characterName(t, key),
    text: t(`gevaudan-character-${key}-help`),
    help: t("rules-gevaudan-cubes", { n: cubes }),
    rule: `GEV-P${two(index + 1)}`,
  };
}

function event(t: Translate, { card, kind, value }: EventFace): Piece {
  const historical = card.startsWith("h");
  return {
    key: `event-${card}`,
    kinds: [historical ? "historical" : "events"],
    name: t(`gevaudan-card-${card}`),
    text: t(`gevaudan-ui-event-${kind}`, { n: value }),
    help: historical ? t(`gevaudan-card-${card}-help`) : "",
    rule: historical ? `GEV-${card.toUpperCase()}` : kind === "battue" ? "GEV-EVT-3" : "GEV-EVT-2",
  };
}

function last(t: Translate, card: "last-rounds" | "end", rule: string): Piece {
  const text = t(`gevaudan-rule-${rule.toLowerCase()}`);
  return { key: `event-${card}`, kinds: ["events"], name: t(`gevaudan-card-${card}`), text, help: "", rule };
}

function print(t: Translate, colour: Colour, present: boolean): Piece {
  return {
    key: `print-${colour}-${present ? "present" : "absent"}`,
    kinds: ["prints"],
    name: t(present ? "rules-gevaudan-print-present" : "rules-gevaudan-print-absent", {
      what: parameterName(t, colour),
    }),
    text: t("rules-gevaudan-print-text"),
    help: "",
    rule: "GEV-PRT-1",
  };
}

/** The hunters that seats have chosen; all of them as soon as one is drawn. */
function isHunted(key: string, { options, seats }: Setting): boolean {
  const chosen = Array.from({ length: seats }, (_, at) => options[`hunter${at + 1}`] ?? "drawn");
  return chosen.includes("drawn") || chosen.includes(key.replace("hunter-", ""));
}

/** Which parts of the box a table has left in it (GEV-HIS-3, GEV-HIS-4, GEV-VAR-2). */
function isInPlay({ key, kinds }: Piece, table: Setting): boolean {
  const { options } = table;
  if (kinds.includes("hunters")) return isHunted(key, table);
  if (kinds.includes("characters")) return options["characters"] === "on";
  if (kinds.includes("historical")) return options["events"] === "historical";
  if (key === "event-last-rounds") return options["deck"] !== "history";
  if (kinds.includes("events") && key !== "event-end") return options["events"] !== "historical";
  return true;
}

export default {
  Picture,
  Piece: PieceFace,
  filters: ["hunters", "characters", "events", "historical", "prints"],
  pieces: (t) => [
    ...HUNTERS.map((key, index) => hunter(t, key, index)),
    ...CHARACTERS.map(({ character: key, cubes }, index) => character(t, key, cubes, index)),
    ...EVENTS.map((face) => event(t, face)),
    last(t, "last-rounds", "GEV-EVT-7"),
    last(t, "end", "GEV-EVT-8"),
    ...COLOURS.flatMap((colour) => [true, false].map((present) => print(t, colour, present))),
  ],
  inPlay: isInPlay,
} satisfies Book;
