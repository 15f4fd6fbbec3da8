// Sentences about the game: what is asked, what a move is called, what lies on a cell, how it ended.
import { newsText } from "../../i18n/news";
import type { Context, LogLine, Prompt, Translate } from "../contract";
import { parseMove, type Move, type Shelf } from "./moves";
import {
  COLOURS,
  type Arrow,
  type Cell,
  type Character,
  type Clue,
  type Colour,
  type Land,
  type News,
  type Player,
  type Print,
  type Question,
  type View,
} from "./types";

type Ctx = Context<View>;
type Who = Omit<Ctx, "view">;

export function nameOf(seat: number, { names }: { names: string[] }): string {
  return names[seat] ?? String(seat + 1);
}

/** "You" for the reader himself, else the name. */
export function whoIs(seat: number, who: Who): string {
  return seat === who.seat ? who.t("gevaudan-ui-you") : nameOf(seat, who);
}

export const youOrOther = (seat: number | null, mine: number | null): string =>
  seat !== null && seat === mine ? "you" : "other";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** As written on the map: refuges by their quarter of the sky, in the reader's language. */
export function cellName(t: Translate, cell: Cell): string {
  return /^[NS][WE]$/.test(cell) ? t(`gevaudan-cell-${cell}`) : cell;
}

export const printLetter = (t: Translate, colour: Colour): string => t(`gevaudan-ui-letter-${colour}`);
export const characterName = (t: Translate, character: Character): string => t(`gevaudan-character-${character}`);
export const hunterName = (t: Translate, { hunter }: Pick<Player, "hunter">): string => t(`gevaudan-hunter-${hunter}`);
/** A parameter as the name of a thing: "Village". */
export const parameterName = (t: Translate, colour: Colour): string => t(`gevaudan-ui-parameter-${colour}`);

/** "Forest absent": what a face or a Pense-Bête says. */
export const said = (t: Translate, colour: Colour, present: boolean): string =>
  t("gevaudan-ui-said", { colour, is: present ? "yes" : "no" });

export const clueWords = (t: Translate, colour: Colour, { present, dots }: Clue): string =>
  t("gevaudan-ui-clue", { said: said(t, colour, present), dots });

/** How a print is read aloud. */
export function printLabel(print: Print, { t }: { t: Translate }): string {
  const { colour, clue, revealed } = print;
  if (!clue) return t("gevaudan-ui-print-hidden", { colour: parameterName(t, colour), shape: colour });
  return t(revealed ? "gevaudan-ui-print-open" : "gevaudan-ui-print-seen", { clue: clueWords(t, colour, clue) });
}

/** Which of the four parameters a cell has, in words: "village, no river, forest, no dragoons". */
export function landWords(t: Translate, land: Land): string {
  if (land.refuge) return t("gevaudan-ui-refuge");
  return COLOURS.map((colour) =>
    t("gevaudan-ui-has", { parameter: colour, is: land.has.includes(colour) ? "yes" : "no" }),
  ).join(", ");
}

export const landAt = (view: View, cell: Cell): Land | undefined => view.board.cells.find((it) => it.cell === cell);
export const printAt = (view: View, cell: Cell): Print | null =>
  view.prints.find((it) => it.cell === cell)?.print ?? null;

/** What stands and lies on a cell, sentence by sentence. */
export function cellFacts(cell: Cell, { view, ...who }: Ctx): string[] {
  const { t } = who;
  const facts: string[] = [];
  if (view.board.church === cell) facts.push(t("gevaudan-ui-church"));
  const print = printAt(view, cell);
  if (print) facts.push(printLabel(print, who));
  const lookers = print && !print.revealed ? print.seen_by : [];
  if (lookers.length > 0) {
    facts.push(t("gevaudan-ui-seen-by", { list: lookers.map((seat) => whoIs(seat, who)).join(", ") }));
  }
  if (view.beast === cell) facts.push(t("gevaudan-ui-beast"));
  view.players.forEach((player, seat) => {
    if (player.cell === cell) facts.push(t("gevaudan-ui-stands", { name: whoIs(seat, who), out: player.out ?? "no" }));
  });
  if (view.failed.includes(cell)) facts.push(t("gevaudan-ui-failed"));
  return facts;
}

/** How a cell is read aloud. */
export function cellLabel(cell: Cell, context: Ctx): string {
  const { view, t } = context;
  const land = landAt(view, cell);
  const title = land?.refuge ? t("gevaudan-ui-refuge-name", { cell: cellName(t, cell) }) : cell;
  const lands = land && !land.refuge ? [landWords(t, land)] : [];
  return [title, ...lands, ...cellFacts(cell, context)].join(", ");
}

export function prompt(context: Ctx, moves: string[]): Prompt {
  const { view, seat, t } = context;
  const { question } = view;
  if (!question) return { title: ending(context).title };
  const args = promptArgs(question, context, moves);
  if (question.seat !== seat || moves.length === 0) return waiting(question, context, args);
  const detail = askDetail(question, context, args);
  const title = t(`gevaudan-ui-ask-${question.kind}`, args);
  return detail ? { title, detail } : { title };
}

function promptArgs(question: Question, context: Ctx, moves: string[]): Record<string, string | number> {
  const { view, t } = context;
  const player = view.players[question.seat];
  return {
    name: nameOf(question.seat, context),
    side: question.side === null ? t("gevaudan-ui-town") : nameOf(question.side, context),
    sideIs: youOrOther(question.side, context.seat),
    n: question.value,
    cause: question.cause ?? "none",
    cell: player?.cell ? cellName(t, player.cell) : "",
    points: view.turn?.points ?? 0,
    cubes: view.turn?.cubes === false ? 0 : (player?.cubes ?? 0),
    beast: view.beast,
    die: view.die ? t(`gevaudan-arrow-${view.die}`) : "",
    what: moves.includes("archive") ? "archive" : moves.includes("examine") ? "examine" : "none",
  };
}

function waiting(question: Question, context: Ctx, args: Record<string, string | number>): Prompt {
  return { title: context.t(`gevaudan-ui-wait-${question.kind}`, args) };
}

/** The second line: what follows, or what to beware of. */
function askDetail(question: Question, { view, seat, t }: Ctx, args: Record<string, string | number>): string | null {
  if (question.kind !== "turn") return t(`gevaudan-ui-ask-${question.kind}-detail`, args);
  if (view.last_round) return t("gevaudan-ui-last-round");
  if (view.turn?.mark === "wound") return t("gevaudan-ui-marked-you");
  if (view.turn?.mark === "wound_if_ending") return t("gevaudan-ui-marking-you");
  return danger(view, seat, t);
}

/** Which dice would lead the Beast onto me, as the table says. */
function danger(view: View, seat: number | null, t: Translate): string | null {
  const me = seat === null ? undefined : view.players[seat];
  if (!me?.cell || landAt(view, me.cell)?.refuge) return t("gevaudan-ui-safe");
  if (me.walled) return t("gevaudan-ui-hidden");
  if (me.danger.length === 0) return t("gevaudan-ui-off-way", { n: view.beast_steps });
  return t("gevaudan-ui-on-way", { list: me.danger.map((arrow) => t(`gevaudan-arrow-${arrow}`)).join(", ") });
}

/** The Beast's three possible next ways, its own cell first. */
export function waysOf({ beast, ways: [black, grey, white] }: View): Record<Arrow, Cell[]> {
  return { black: [beast, ...black], grey: [beast, ...grey], white: [beast, ...white] };
}

/** Whether I see the face of a print now. */
export function shows(view: View, number: number): boolean {
  const archived = [...view.players.flatMap((it) => it.archive), ...view.town];
  const all = [...view.prints.map((it) => it.print), ...archived];
  return all.some((it) => it.print === number && it.clue !== null);
}

export function log(news: News, context: Ctx): LogLine[] {
  // Where players remember for themselves, what they do not see any more is not written down either.
  if (news.type === "saw" && !shows(context.view, news.shown.print)) return [];
  const text = newsText("gevaudan", news, context);
  if (text === null) return [];
  if (news.type === "round") return [{ text, heading: true }];
  const seat = speaker(news);
  return [seat === undefined ? { text } : { text, seat }];
}

function speaker(news: News): number | undefined {
  if (news.type === "found") return news.winner;
  if (news.type === "first_player") return news.first;
  return "seat" in news ? news.seat : undefined;
}

export function shelfName(shelf: Shelf, context: Who): string {
  return shelf === "town" ? context.t("gevaudan-ui-town") : nameOf(shelf, context);
}

export function moveLabel(notation: string, context: Ctx): string {
  const { view, t } = context;
  const move = parseMove(notation);
  switch (move.kind) {
    case "aim": {
      const [word, who] = move.aim.split(" ");
      const args = { cell: cellName(t, move.cell), who: who ? characterName(t, who) : "" };
      return t(`gevaudan-ui-move-${word}`, args);
    }
    case "read":
      return readLabel(move, context);
    case "take":
      return takeLabel(move, context);
    case "note":
      return t("gevaudan-ui-move-note", { said: said(t, move.colour, move.present) });
    case "suspect":
      return t("gevaudan-ui-move-suspect", { parameter: parameterName(t, move.colour) });
    case "keep":
    case "peek":
      return t(`gevaudan-ui-move-${move.kind}`, { place: move.place + 1, letter: letterAt(move, view, t) });
    case "name":
      return t("gevaudan-ui-move-name", { name: nameOf(move.seat, context) });
    case "word":
      return wordLabel(move.word, context);
  }
}

function wordLabel(word: string, { view, seat, t }: Ctx): string {
  const kind = view.question?.kind ?? "turn";
  if (word === "yes" || word === "no") return t(`gevaudan-ui-${word}-${kind}`);
  const cell = seat === null ? null : view.players[seat]?.cell;
  return t(`gevaudan-ui-move-${word}`, { cell: cell ? cellName(t, cell) : "" });
}

function readLabel({ way, shelf, places }: Extract<Move, { kind: "read" }>, context: Ctx): string {
  const { view, t } = context;
  const prints = archiveOf(view, shelf);
  const list = places.map((place) => {
    const print = prints[place];
    return `${place + 1}${print ? ` ${printLetter(t, print.colour)}` : ""}`;
  });
  return t(`gevaudan-ui-move-${way}`, { name: shelfName(shelf, context), list: list.join(", ") });
}

function takeLabel({ taking, source, drop }: Extract<Move, { kind: "take" }>, { view, t }: Ctx): string {
  const character = source === "top" ? view.row?.top : view.row?.spaces[Number(source) - 1]?.character;
  return t(`gevaudan-ui-move-${taking}`, {
    character: character ? characterName(t, character) : source,
    drop: drop ? characterName(t, drop) : "none",
  });
}

function letterAt({ place }: { place: number }, view: View, t: Translate): string {
  const { question } = view;
  const prints = question ? archiveOf(view, question.side ?? "town") : [];
  const print = prints[place];
  return print ? printLetter(t, print.colour) : "";
}

export function archiveOf(view: View, shelf: Shelf): Print[] {
  return shelf === "town" ? view.town : (view.players[shelf]?.archive ?? []);
}

const HEARTS = 3;

export function seatFacts(seat: number, { view, t }: Ctx): { line: string; mark?: string; detail?: string } {
  const player = view.players[seat];
  if (!player) return { line: "" };
  const alive = player.out === null;
  const args = {
    // Drawn, not counted: nobody has to learn a code.
    hearts: "♥".repeat(HEARTS - player.wounds) + "♡".repeat(player.wounds),
    blocks: "■".repeat(player.cubes),
    diamonds: "◆".repeat(player.influence),
    wounds: player.wounds,
    hunter: hunterName(t, player),
    archive: player.archive.length,
    cubes: player.cubes,
    influence: player.influence,
    characters: view.row ? "on" : "off",
    notes: player.notes,
    first: view.first === seat ? "yes" : "no",
    marked: player.marked ? "yes" : "no",
    points: view.active === seat && view.turn ? view.turn.points : player.base,
  };
  const first = view.first === seat && alive && view.players.length > 1;
  return {
    ...(first ? { mark: t("gevaudan-ui-first") } : {}),
    line: alive ? t("gevaudan-ui-facts", args) : t(`gevaudan-ui-facts-out-${player.out}`, args),
    detail: alive ? t("gevaudan-ui-facts-detail", args) : t("gevaudan-ui-facts-out-detail", args),
  };
}

export function turn(view: View): number | null {
  return view.question?.seat ?? null;
}

export function ending(context: Ctx): { title: string; lines: string[] } {
  const { view, seat, t } = context;
  const { end } = view;
  if (!end) return { title: t("gevaudan-ui-over"), lines: [] };
  const { lair, boxed } = end.opened;
  const land = landAt(view, lair);
  const args = {
    name: end.winner === null ? "" : nameOf(end.winner, context),
    nameIs: youOrOther(end.winner, seat),
    cell: lair,
    round: view.round,
    land: land ? landWords(t, land) : "",
    seats: view.players.length,
  };
  const box = boxed.map(({ colour, present, dots }) => clueWords(t, colour, { present, dots })).join(" · ");
  return {
    title: t(`gevaudan-ui-end-${end.reason}`, args),
    lines: [
      t(`gevaudan-ui-end-${end.reason}-why`, args),
      t("gevaudan-ui-end-box", { box }),
      t("gevaudan-ui-end-tale", { ...args, land: capital(args.land) }),
    ],
  };
}
