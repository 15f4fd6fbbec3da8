// The figures in a few lines: test-output/measure/report.md.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES } from "../looks/album";
import { FIGURES, FIRST_LESSON, quantile } from "./slow";

interface Visit {
  game: string;
  home: number;
  table: number;
  decision: number;
  homeScript: number;
  homeAll: number;
  script: number;
  all: number;
}
interface Frame {
  game: string;
  slower: number;
  beat: string;
  took: number;
}

/** All rows of a kind; they are taken out, so that the next run begins anew. */
function rows<T>(kind: string): T[] {
  const file = join(FIGURES, `${kind}.jsonl`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(file);
  return lines.map((line) => JSON.parse(line) as T);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);
const spread = (values: number[]) => `${seconds(quantile(values, 0.5))} (${seconds(Math.min(...values))}–${seconds(Math.max(...values))})`;
const GOOD = 20;

function visitLines(visits: Visit[]): string[] {
  const of = (game: string) => visits.filter((it) => it.game === game);
  const lines = [...GAMES, FIRST_LESSON].filter((game) => of(game).length > 0).map((game) => {
    const all = of(game);
    const worst = (pick: (it: Visit) => number) => kilobytes(Math.max(...all.map(pick)));
    const column = (pick: (it: Visit) => number) => spread(all.map(pick));
    return `| ${game} | ${column((it) => it.home)} | ${column((it) => it.table)} | ${column((it) => it.decision)} | ${worst((it) => it.homeAll)} | ${worst((it) => it.script)} | ${worst((it) => it.all)} |`;
  });
  return [
    "| game | home, s | tap to table, s | tap to decision, s | home, kB | script, kB | all, kB |",
    "|---|---|---|---|---|---|---|",
    ...lines,
  ];
}

function frameLines(frames: Frame[]): string[] {
  const lines = GAMES.flatMap((game) =>
    [1, 4].flatMap((slower) => {
      const took = frames.filter((it) => it.game === game && it.slower === slower).map((it) => it.took);
      if (took.length === 0) return [];
      const good = (100 * took.filter((it) => it < GOOD).length) / took.length;
      return [`| ${game} | ${slower} | ${took.length} | ${good.toFixed(1)} % | ${quantile(took, 0.95).toFixed(1)} | ${Math.max(...took).toFixed(0)} |`];
    }),
  );
  return ["| game | times slower | frames | under 20 ms | 95 % below, ms | longest, ms |", "|---|---|---|---|---|---|", ...lines];
}

/** Which beats the long frames belong to. */
function worstBeats(frames: Frame[]): string[] {
  const kinds = new Map<string, Frame[]>();
  for (const frame of frames) {
    const kind = `${frame.game} ×${frame.slower} ${frame.beat}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), frame]);
  }
  const lines = [...kinds].map(([kind, all]) => ({ kind, n: all.length, bad: all.filter((it) => it.took >= GOOD).length }));
  return lines.filter(({ bad }) => bad > 0).sort((a, b) => b.bad - a.bad).slice(0, 25).map(({ kind, n, bad }) => `- ${kind}: ${bad} of ${n}`);
}

export default function report(): void {
  const visits = rows<Visit>("first-visit");
  const frames = rows<Frame>("frames");
  const text = [...(visits.length > 0 ? visitLines(visits) : []), "", ...(frames.length > 0 ? [...frameLines(frames), "", ...worstBeats(frames)] : [])].join("\n");
  writeFileSync(join(FIGURES, "report.md"), `${text}\n`);
  console.log(text);
}
