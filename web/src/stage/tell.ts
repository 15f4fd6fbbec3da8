// Beats for a game that declares none of its own: every line of its log is one.
import type { Context, GameModule } from "../games/contract";
import type { Beat } from "./beat";
import { SPAN } from "./pace";

/** Marks of the log have no place in a sentence that is all bold. */
export function plain(text: string): string {
  return text.replaceAll("**", "");
}

function fromLog(module: GameModule, news: unknown[], after: Context): Beat[] {
  const lines = news.flatMap((one) => module.log(one, after));
  return lines.map(({ text, seat }): Beat => {
    // What I have just done myself needs no telling, only its movement.
    const lasts = seat !== undefined && seat === after.seat ? SPAN.travel : SPAN.beat;
    return { say: { title: plain(text) }, lasts, ...(seat === undefined ? {} : { seat }) };
  });
}

/** The beats between two moments; the last one that brings no board of its own brings the new one. */
export function beatsBetween(module: GameModule, news: unknown[], before: Context, after: Context): Beat[] {
  if (module.beats === null) return [];
  const beats = module.beats ? module.beats(news, before, after) : fromLog(module, news, after);
  if (module.beats || beats.length === 0) return beats;
  const [first, ...rest] = beats;
  return first ? [{ ...first, board: { view: after.view, news } }, ...rest] : beats;
}
