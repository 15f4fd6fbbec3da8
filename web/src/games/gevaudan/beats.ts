// What has happened, as beats: the Beast's night is die, way and wounds, step by step; an event card and a private look wait for
// their button; the box opens print by print, and the map goes dark with every one.
import type { Beat } from "../../stage/beat";
import { SPAN } from "../../stage/pace";
import { plain } from "../../stage/tell";
import type { Context, Prompt } from "../contract";
import { withNews } from "./stand";
import type { Arrow, Cell, Colour, News, View } from "./types";
import { cellName, log, nameOf, parameterName, youOrOther } from "./words";

type Ctx = Context<View>;
type GevaudanBeat = Beat<View, News>;
type Of<T extends News["type"]> = Extract<News, { type: T }>;
export type Shown = Of<"saw">["shown"];

/** One cell of the Beast's way, and whom it met there. */
export interface Stop {
  cell: Cell;
  struck: number[];
}

/** What the table draws while a beat lasts. */
export type Cue =
  | { kind: "night" }
  /** The die rolls. */
  | { kind: "die" }
  /** The Beast goes its way: it has come as far as `at`, and strikes somebody there. */
  | { kind: "hunt"; arrow: Arrow; from: Cell; way: Stop[]; at: number; struck: number | null }
  /** I am out of the hunt. */
  | { kind: "out"; why: Of<"eliminated">["out"] }
  | { kind: "event"; event: Of<"event"> }
  /** Prints that I alone am shown: of whose archives, if of any. */
  | { kind: "look"; shown: Shown[]; side: number | null | undefined }
  /** The battue is over: what it has turned up. */
  | { kind: "battue" }
  /** The resolution box: so many prints have fallen, these cells are left. */
  | { kind: "box"; boxed: Shown[]; fallen: number; left: Cell[]; trap: Cell | null; lair: Cell | null };

/** Milliseconds at the normal pace, as drawn. */
const NIGHT = 800;
const DIE = 1500;
const STEP = 800;
const STRUCK = 1200;
const TOLD = 1200;
const LID = 800;
const FALLS = 1200;
const OUTCOME = 1600;
/** Between people nobody waits longer for one who reads. */
const LOOK_CLOSES = 30_000;
const NEXT_AFTER = 12_000;
const BATTUE_AFTER = 8000;

/** What needs no telling: the prompt, the board or another beat says it. */
const UNTOLD: readonly News["type"][] = ["turn", "ended", "own_note", "slid", "next_up", "opened", "box_seen"];
/** After these the game is over. */
const ENDS: readonly News["type"][] = ["found", "expired", "all_out"];

export function beats(news: News[], before: Ctx, after: Ctx): GevaudanBeat[] {
  return new Telling(news, before, after).all();
}

class Telling {
  readonly #news: News[];
  readonly #after: Ctx;
  #view: View;
  /** Wounds that are told where the Beast passes. */
  #passed = new Set<News>();

  constructor(news: News[], before: Ctx, after: Ctx) {
    this.#news = news;
    this.#after = after;
    this.#view = { ...before.view, question: null };
  }

  all(): GevaudanBeat[] {
    const scene = this.#news.flatMap((one, index) => this.#tell(one, index)).filter(({ say }) => say.title !== "");
    const last = scene.at(-1);
    // The last beat leads to what was sent.
    if (last && !last.held) {
      scene[scene.length - 1] = { ...last, board: { view: this.#after.view, news: last.board?.news ?? [] } };
    }
    return scene;
  }

  #tell(news: News, index: number): GevaudanBeat[] {
    if (UNTOLD.includes(news.type) || this.#passed.has(news)) return [];
    switch (news.type) {
      case "rolled":
        return this.#rolled(news);
      case "beast_moved":
        return this.#hunt(news);
      case "wounded":
        return [this.#wounded(news)];
      case "eliminated":
        return this.#eliminated(news, index);
      case "event":
        return [this.#event(news)];
      case "saw":
        return this.#saw(news, index);
      case "turned_up":
        return this.#turnedUp(news, index);
      case "gathered":
        return [this.#told(news, "gathered", { cell: this.#cell(news.cell), n: news.value }, TOLD)];
      case "trap_failed":
        return this.#failed(news);
      case "found":
      case "expired":
      case "all_out":
        return this.#ended(news);
      case "first_player":
        return news.by === null && this.#view.first === news.first ? [] : [this.#line(news)];
      default:
        return [this.#line(news)];
    }
  }

  #cell(cell: Cell): string {
    return cellName(this.#after.t, cell);
  }

  #who(seat: number | null, what = "name"): Record<string, string> {
    return {
      [what]: seat === null ? "" : nameOf(seat, this.#after),
      [`${what}Is`]: youOrOther(seat, this.#after.seat),
    };
  }

  #say(id: string, args: Record<string, string | number> = {}): Prompt {
    const { t } = this.#after;
    return { title: t(`gevaudan-beat-${id}`, args), detail: t(`gevaudan-beat-${id}-detail`, args) };
  }

  /** The map with what has just been told. */
  #with(news: News): View {
    this.#view = withNews(this.#view, news);
    return this.#view;
  }

  /** A line of the log. What I do myself in my turn needs no reading, only its movement. */
  #line(news: News): GevaudanBeat {
    const [line] = log(news, this.#after);
    const mine = line?.seat !== undefined && line.seat === this.#after.seat;
    return {
      say: { title: plain(line?.text ?? "") },
      lasts: mine ? SPAN.travel : SPAN.beat,
      board: { view: this.#with(news), news: [news] },
      ...(line?.seat === undefined ? {} : { seat: line.seat }),
    };
  }

  #told(news: News, id: string, args: Record<string, string | number>, lasts: number): GevaudanBeat {
    return { say: this.#say(id, args), lasts, board: { view: this.#with(news), news: [news] }, kind: id };
  }

  #rolled(news: Of<"rolled">): GevaudanBeat[] {
    const { seat, again } = news;
    const start = { ...this.#who(seat), cell: this.#cell(this.#view.beast), again: again ? "yes" : "no" };
    const night: GevaudanBeat = {
      say: this.#say("night", start),
      lasts: NIGHT,
      board: { view: this.#view, news: [] },
      cue: { kind: "night" } satisfies Cue,
      kind: "night",
    };
    const die: GevaudanBeat = {
      say: this.#say("die", start),
      seat,
      lasts: DIE,
      cue: { kind: "die" } satisfies Cue,
      kind: "die",
    };
    const [line] = log(news, this.#after);
    this.#with(news);
    // What it shows is told with the way; where a hunter may have it rolled again, the way is told later.
    const shown: GevaudanBeat[] = this.#news.some((it) => it.type === "beast_moved")
      ? []
      : [{ say: { title: plain(line?.text ?? "") }, seat, lasts: TOLD, board: { view: this.#view, news: [news] } }];
    return [...(again ? [] : [night]), die, ...shown];
  }

  /** Cell by cell; whoever is struck is struck where the Beast passes. */
  #hunt(news: Of<"beast_moved">): GevaudanBeat[] {
    const { t } = this.#after;
    const arrow = this.#view.die ?? "black";
    const from = this.#view.beast;
    const wounds = this.#news.filter((it) => it.type === "wounded" && it.cause === "crossed") as Of<"wounded">[];
    const met = (cell: Cell) => wounds.filter(({ seat }) => this.#view.players[seat]?.cell === cell);
    // A cell crossed twice strikes once.
    const way = news.path.map((cell, index): Stop => {
      const first = news.path.indexOf(cell) === index;
      return { cell, struck: first ? met(cell).map(({ seat }) => seat) : [] };
    });
    const cells = news.path.map((cell) => this.#cell(cell)).join(", ");
    return way.flatMap(({ cell, struck }, at): GevaudanBeat[] => {
      const cue = { kind: "hunt", arrow, from, way, at, struck: null } satisfies Cue;
      this.#view = { ...this.#view, beast: cell };
      const step: GevaudanBeat = {
        say:
          at === 0
            ? this.#say("way", { arrow: t(`gevaudan-beat-arrow-${arrow}`), n: way.length, cells })
            : { title: t("gevaudan-beat-step", { cell: this.#cell(cell) }) },
        ...(at === 0 ? { chip: t("gevaudan-beat-way-chip", { arrow: t(`gevaudan-beat-arrow-${arrow}`), cells }) } : {}),
        lasts: STEP,
        board: { view: this.#view, news: [] },
        cue,
        kind: "step",
      };
      const hits = struck.flatMap((seat) => {
        const wound = wounds.find((it) => it.seat === seat);
        if (!wound) return [];
        this.#passed.add(wound);
        return [{ ...this.#wounded(wound, cell), cue: { ...cue, struck: seat } satisfies Cue }];
      });
      return [step, ...hits];
    });
  }

  #wounded(news: Of<"wounded">, cell?: Cell): GevaudanBeat {
    const { seat, wounds } = news;
    const at = cell ?? this.#view.players[seat]?.cell ?? "";
    const view = this.#with(news);
    const args = {
      ...this.#who(seat),
      cell: this.#cell(at),
      cause: news.cause,
      left: 3 - wounds,
      actions: this.#after.view.players[seat]?.base ?? 0,
    };
    const mine = seat === this.#after.seat;
    return {
      say: this.#say("wound", args),
      seat,
      lasts: mine ? SPAN.hold : STRUCK,
      board: { view, news: [news] },
      cue: { kind: "hunt", arrow: this.#view.die ?? "black", from: at, way: [], at: -1, struck: seat } satisfies Cue,
      kind: mine ? "my-wound" : "wound",
    };
  }

  #eliminated(news: Of<"eliminated">, index: number): GevaudanBeat[] {
    const { seat, out } = news;
    const mine = seat === this.#after.seat;
    // A trap that failed has told it.
    const byTrap = this.#news.slice(0, index).some((it) => it.type === "trap_failed" && it.seat === seat);
    const view = this.#with(news);
    if (byTrap && !mine) return [];
    const { cell, archive } = view.players[seat] ?? { cell: null, archive: [] };
    const args = { ...this.#who(seat), out, cell: cell ? this.#cell(cell) : "", archive: archive.length };
    const beat: GevaudanBeat = {
      say: this.#say("out", args),
      seat,
      lasts: OUTCOME,
      board: { view, news: [news] },
      kind: mine ? "my-elimination" : "elimination",
    };
    if (!mine) return [beat];
    const button = this.#after.t(this.#isOver ? "gevaudan-beat-continue" : "gevaudan-beat-watch");
    const held = { button, opensAfter: NEXT_AFTER, isDrawn: true };
    return [{ ...beat, lasts: 0, held, cue: { kind: "out", why: out } satisfies Cue }];
  }

  get #isOver(): boolean {
    return this.#news.some((it) => ENDS.includes(it.type));
  }

  #event(news: Of<"event">): GevaudanBeat {
    const { t } = this.#after;
    const args = {
      card: t(`gevaudan-card-${news.card}`),
      kind: news.kind,
      n: news.value,
      ferocity: news.ferocity,
    };
    return {
      say: this.#say("event", args),
      lasts: 0,
      held: { button: t("gevaudan-beat-continue"), opensAfter: NEXT_AFTER, isDrawn: true },
      board: { view: this.#with(news), news: [news] },
      cue: { kind: "event", event: news } satisfies Cue,
      kind: "event",
    };
  }

  /** What I am shown together is shown together. In my own turn the table waits for me anyway: only archives ask for "seen". */
  #saw(news: Of<"saw">, index: number): GevaudanBeat[] {
    if (this.#news[index - 1]?.type === "saw") return [];
    const shown: Shown[] = [];
    for (const it of this.#news.slice(index)) {
      if (it.type !== "saw") break;
      shown.push(it.shown);
    }
    const cause = this.#news[index - 1];
    const mine = news.seat === this.#after.view.active && this.#after.view.stage === "hunters";
    const archives = cause?.type === "consulted" || cause?.type === "peeked";
    if (mine && !archives && shown.length === 1) return [{ ...this.#line(news), lasts: TOLD, kind: "saw" }];
    const side = archives ? cause.side : undefined;
    const whose = side === undefined ? "none" : side === null ? "town" : "hunter";
    const args = { ...this.#who(side ?? null), whose, n: shown.length };
    return [
      {
        say: this.#say("look", args),
        chip: this.#after.t("gevaudan-beat-look-chip", args),
        ...(news.seat === this.#after.seat ? { seat: news.seat } : {}),
        lasts: 0,
        held: { button: this.#after.t("gevaudan-beat-seen"), opensAfter: LOOK_CLOSES, isDrawn: true },
        // Nothing moves behind what I look at.
        board: { view: this.#view, news: [] },
        cue: { kind: "look", shown, side } satisfies Cue,
        kind: "look",
      },
    ];
  }

  #turnedUp(news: Of<"turned_up">, index: number): GevaudanBeat[] {
    const beat: GevaudanBeat = { ...this.#line(news), lasts: TOLD, kind: "turned-up" };
    const { question } = this.#after.view;
    const goesOn = question?.kind === "lead" || this.#news.slice(index + 1).some((it) => it.type === "turned_up");
    if (goesOn || !this.#news.some((it) => it.type === "led" || it.type === "gathered")) return [beat];
    const over: GevaudanBeat = {
      say: this.#say("battue"),
      lasts: 0,
      held: { button: this.#after.t("gevaudan-beat-continue"), opensAfter: BATTUE_AFTER, isDrawn: true },
      cue: { kind: "battue" } satisfies Cue,
      kind: "battue",
    };
    return [beat, over];
  }

  /** A trap that failed: all are told that, and I alone see the box. */
  #failed(news: Of<"trap_failed">): GevaudanBeat[] {
    const { seat, cell } = news;
    const args = { ...this.#who(seat), cell: this.#cell(cell) };
    const laid = this.#trapLaid(seat, cell);
    const seen = this.#news.find((it) => it.type === "box_seen");
    const failed: GevaudanBeat = {
      say: this.#say("failed", args),
      chip: this.#after.t("gevaudan-beat-failed-chip", args),
      seat,
      lasts: OUTCOME,
      board: { view: { ...this.#with(news), failed: [...this.#view.failed, cell] }, news: [] },
      kind: "trap-failed",
    };
    if (!seen) return [laid, failed];
    const box = this.#box(seen.boxed, cell);
    const last = {
      kind: "box",
      boxed: seen.boxed,
      fallen: 4,
      left: [seen.cell],
      trap: cell,
      lair: seen.cell,
    } satisfies Cue;
    const held = { button: this.#after.t("gevaudan-beat-seen"), opensAfter: LOOK_CLOSES, isDrawn: true };
    return [laid, ...box, { ...failed, lasts: 0, cue: last, held, kind: "trap-failed" }];
  }

  #trapLaid(seat: number, cell: Cell): GevaudanBeat {
    const args = { ...this.#who(seat), cell: this.#cell(cell) };
    const say = this.#say("trap", args);
    return { say, seat, lasts: SPAN.beat, board: { view: this.#view, news: [] }, kind: "trap" };
  }

  /** The lid, then print after print: what each leaves of the map. */
  #box(boxed: Shown[], trap: Cell | null): GevaudanBeat[] {
    const { t, view } = this.#after;
    const cue = (fallen: number): Cue => ({
      kind: "box",
      boxed,
      fallen,
      left: cellsLeft(view, boxed.slice(0, fallen)),
      trap,
      lair: null,
    });
    const lid: GevaudanBeat = {
      say: this.#say("lid"),
      lasts: LID,
      board: { view: this.#view, news: [] },
      cue: cue(0),
      kind: "lid",
    };
    const falls = boxed.map(({ colour, present }, index): GevaudanBeat => {
      const left = cellsLeft(view, boxed.slice(0, index + 1));
      const args = {
        parameter: parameterName(t, colour),
        is: present ? "no" : "yes",
        n: left.length,
        trap: trap ? this.#cell(trap) : "none",
        holds: trap !== null && left.includes(trap) ? "yes" : "no",
      };
      return { say: this.#say("falls", args), lasts: FALLS, cue: cue(index + 1), kind: "print" };
    });
    return [lid, ...falls];
  }

  #ended(news: Of<"found" | "expired" | "all_out">): GevaudanBeat[] {
    const opened = this.#news.find((it) => it.type === "opened");
    const trap = news.type === "found" ? news.cell : null;
    const before: GevaudanBeat[] =
      news.type === "found"
        ? [this.#trapLaid(news.winner, news.cell)]
        : [{ ...this.#line(news), lasts: OUTCOME, kind: news.type }];
    if (!opened) return before;
    const args = { ...this.#who(news.type === "found" ? news.winner : null), cell: this.#cell(opened.cell) };
    const verdict: GevaudanBeat = {
      say: this.#say(news.type === "found" ? "found" : "lair", args),
      ...(news.type === "found" ? { seat: news.winner } : {}),
      lasts: 0,
      held: { button: this.#after.t("gevaudan-beat-end"), opensAfter: NEXT_AFTER, isDrawn: true },
      board: { view: this.#after.view, news: [] },
      cue: { kind: "box", boxed: opened.boxed, fallen: 4, left: [opened.cell], trap, lair: opened.cell } satisfies Cue,
      kind: "game-end",
    };
    return [...before, ...this.#box(opened.boxed, trap), verdict];
  }
}

/** The cells that fit: each print of the box says the opposite of the lair. */
export function cellsLeft(view: View, boxed: readonly { colour: Colour; present: boolean }[]): Cell[] {
  return view.board.cells.flatMap(({ cell, refuge, has }) =>
    !refuge && boxed.every(({ colour, present }) => has.includes(colour) !== present) ? [cell] : [],
  );
}

/** What the battue under way has turned up so far, oldest first. */
export function turnedUpIn(heard: readonly News[], now: readonly News[]): { cell: Cell; shown: Shown }[] {
  const all = [...heard, ...now.filter((it) => !heard.includes(it))];
  const from = all.findLastIndex((it) => it.type === "gathered");
  return all.slice(from + 1).flatMap((it) => (it.type === "turned_up" ? [{ cell: it.cell, shown: it.shown }] : []));
}
