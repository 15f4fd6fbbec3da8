// What is read aloud of each hex. Of 108 hexes a move changes one or two: the others keep their words.
import type { Context } from "../contract";
import type { Hex, View } from "./types";
import { hexLabel, isClosed, tokensAt, whoIs } from "./words";

export class Labels {
  readonly #called = new Map<Hex, { laid: string; label: string }>();

  /** `closed` is the word for a hex with a cube; it is another one in another language. */
  of(hex: Hex, context: Context<View>, closed: string): string {
    const { view, ...who } = context;
    const tokens = tokensAt(view, hex).map(({ seat, token }) => `${token} ${whoIs(seat, who)}`);
    const laid = [closed, view.map.code, ...tokens].join();
    const known = this.#called.get(hex);
    if (known?.laid === laid) return known.label;
    const read = hexLabel(hex, context);
    const label = isClosed(view, hex) ? `${read}, ${closed}` : read;
    this.#called.set(hex, { laid, label });
    return label;
  }
}
