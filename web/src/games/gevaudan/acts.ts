// The buttons of a turn: what each does, whether it is open, and what is tried when it is not.
import archiveResearch from "icon:archive-research";
import bullets from "icon:bullets";
import footprint from "icon:footprint";
import healing from "icon:healing";
import hourglass from "icon:hourglass";
import magnifyingGlass from "icon:magnifying-glass";
import quillInk from "icon:quill-ink";
import read from "icon:read";
import stoneWall from "icon:stone-wall";
import wolfTrap from "icon:wolf-trap";
import type { Desk } from "./desk.svelte";
import { portraitOf } from "./portraits";
import type { Character } from "./types";

/** The rule behind each button; powers and abilities tell of themselves. */
export const ACT_RULES: Readonly<Record<string, string>> = {
  examine: "GEV-ACT-2",
  archive: "GEV-ACT-3",
  consult: "GEV-ACT-4",
  heal: "GEV-FREE-1",
  note: "GEV-FREE-2",
  trap: "GEV-FREE-5",
  end: "GEV-R42",
};

export interface Act {
  key: string;
  icon: string;
  /** The move list allows it now. */
  open: boolean;
  /** What most turns want now: lit. */
  lit?: boolean;
  label: string;
  small: string;
  onclick: () => void;
}

/** The buttons, in the order of a turn. What is not open is there too: trying it makes the table say why not. */
export function actsOf(desk: Desk): Act[] {
  return [...paid(desk), ...free(desk), ...powers(desk), ...ability(desk), last(desk)];
}

function paid(desk: Desk): Act[] {
  const { words, reads } = desk.touch;
  const examined = desk.turn?.examined ?? false;
  const plain = (word: "examine" | "archive", icon: string): Act => ({
    key: word,
    icon,
    open: words.has(word),
    lit: words.has(word) && (word === "archive" ? examined : !examined),
    label: desk.t(`gevaudan-ui-act-${word}`),
    small: desk.t(word === "archive" && !examined ? "gevaudan-ui-small-look-first" : "gevaudan-ui-small-one"),
    onclick: () => void desk.play(word),
  });
  const shelves = reads.filter((it) => it.way === "consult");
  return [
    plain("examine", magnifyingGlass),
    plain("archive", archiveResearch),
    {
      key: "consult",
      icon: read,
      open: shelves.length > 0,
      label: desk.t("gevaudan-ui-act-consult"),
      small: desk.t("gevaudan-ui-small-cost", costs(desk)),
      onclick: () => consult(desk),
    },
  ];
}

/** What consulting costs: of the archives within reach, or of all if there are none. */
function costs(desk: Desk): { least: number; most: number } {
  const near = desk.touch.reads.filter((it) => it.way === "consult").map((it) => it.shelf);
  const others = desk.view.players.map((_, seat) => seat).filter((seat) => seat !== desk.seat);
  const shelves = near.length > 0 ? near : others.length > 0 ? others : ["town" as const];
  const all = shelves.map((shelf) => desk.price(shelf).cost);
  return { least: Math.min(...all), most: Math.max(...all) };
}

function consult(desk: Desk): void {
  const shelves = desk.touch.reads.filter((it) => it.way === "consult");
  const [only, ...more] = shelves;
  if (only && more.length === 0) desk.startReading(only);
  else if (only) desk.chooseShelf("consult");
  else {
    // Whoever stands here is meant, else anybody: the table says why not.
    const others = desk.view.players.map((it, seat) => ({ ...it, seat })).filter((it) => it.seat !== desk.seat);
    const here = others.filter((it) => it.cell === desk.here);
    const other = here.find((it) => it.archive.length > 0) ?? here[0] ?? others[0];
    void desk.play(other ? `consult ${other.seat + 1} 1` : "consult town 1");
  }
}

function free(desk: Desk): Act[] {
  const { aims, words, notes } = desk.touch;
  const used = desk.view.notes.length;
  return [
    {
      key: "heal",
      icon: healing,
      open: aims.has("heal"),
      label: desk.t("gevaudan-ui-act-heal"),
      small: desk.t("gevaudan-ui-small-heal", { n: desk.me?.heal_points ?? 0 }),
      onclick: () => (aims.has("heal") ? desk.startAim("heal") : void desk.play("heal NW")),
    },
    {
      key: "note",
      icon: quillInk,
      open: notes.size > 0,
      label: desk.t("gevaudan-ui-note"),
      small: used < 4 ? desk.t("gevaudan-ui-small-note") : desk.t("gevaudan-ui-small-none"),
      onclick: () => (desk.sheet = "note"),
    },
    {
      key: "trap",
      icon: wolfTrap,
      open: words.has("trap"),
      label: desk.t("gevaudan-ui-act-trap"),
      small: desk.t("gevaudan-ui-small-trap"),
      onclick: () => void desk.trap(),
    },
  ];
}

/** What my Characters can do now; those that act by themselves only tell of it. */
function powers(desk: Desk): Act[] {
  return (desk.me?.characters ?? []).map((character) => {
    const use = useOf(desk, character);
    return {
      key: character,
      icon: portraitOf(character),
      open: use !== null,
      label: desk.character(character),
      small: desk.t(use ? "gevaudan-ui-small-power" : "gevaudan-ui-small-passive"),
      onclick: use ?? (() => desk.tellCharacter(character)),
    };
  });
}

function useOf(desk: Desk, character: Character): (() => void) | null {
  const { aims, reads, suspects } = desk.touch;
  const look = `look ${character}` as const;
  if (aims.has(look)) return () => desk.startAim(look);
  if (character === "cavalier" && aims.has("ride")) return () => desk.startAim("ride");
  if (character === "marquis" && aims.has("marquis")) return () => desk.startAim("marquis");
  if (character === "suspect" && suspects.size > 0) return () => desk.chooseColour();
  if (character === "envoye" && reads.some((it) => it.way === "envoy")) return () => desk.chooseShelf("envoy");
  return null;
}

/** The hunter's own ability, where it is a thing to do. */
function ability(desk: Desk): Act[] {
  const { me } = desk;
  if (desk.view.options.abilities !== "on" || !me || me.tokens === 0) return [];
  const { aims, words } = desk.touch;
  const act = (key: string, icon: string, open: boolean, onclick: () => void): Act[] => [
    {
      key,
      icon,
      open,
      label: desk.t(`gevaudan-ui-act-${key}`),
      small: desk.t("gevaudan-ui-small-tokens", { n: me.tokens }),
      onclick,
    },
  ];
  switch (me.hunter) {
    case "fourbe":
      return act("swap", footprint, aims.has("swap"), () =>
        aims.has("swap") ? desk.startAim("swap") : void desk.play("swap A1"),
      );
    case "garde-chasse":
      return act("shot", bullets, words.has("shot"), () => void desk.play("shot"));
    case "discret":
      return act("wall", stoneWall, words.has("wall"), () => void desk.play("wall"));
    default:
      return [];
  }
}

function last(desk: Desk): Act {
  const points = desk.turn?.points ?? 0;
  const cubes = desk.turn?.cubes ? (desk.me?.cubes ?? 0) : 0;
  const open = desk.touch.words.has("end");
  return {
    key: "end",
    icon: hourglass,
    open,
    lit: open && points + cubes === 0,
    label: desk.t("gevaudan-ui-act-end"),
    small: desk.turn ? desk.t("gevaudan-ui-small-end", { n: points }) : desk.t("gevaudan-ui-small-wait"),
    onclick: () => void desk.end(),
  };
}
