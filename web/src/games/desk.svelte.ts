// What every game's desk begins with: the table as the shell hands it over, and one move at a time.
import type { Context, TableProps, Translate } from "./contract";

export abstract class GameDesk<View, News> {
  protected readonly props: () => TableProps<View, News>;
  #busy = $state(false);

  constructor(props: () => TableProps<View, News>) {
    this.props = props;
  }

  get view(): View {
    return this.props().view;
  }

  /** What may be done now: nothing while a move is on its way. */
  get moves(): string[] {
    return this.#busy ? [] : this.props().moves;
  }

  get seat(): number | null {
    return this.props().seat;
  }

  get context(): Context<View> {
    const { view, seat, names, t } = this.props();
    return { view, seat, names, t };
  }

  t: Translate = (id, args) => this.props().t(id, args);

  protected get isBusy(): boolean {
    return this.#busy;
  }

  /** Makes a move, unless one is on its way; whether it was taken. */
  protected async once(make: () => Promise<boolean>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      return await make();
    } finally {
      this.#busy = false;
    }
  }
}
