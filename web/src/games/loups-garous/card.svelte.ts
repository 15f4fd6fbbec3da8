// Whether my card is to be seen on this device: face up by default, hidden if I asked or if we sit in one room, and then seen
// only while it is held.
const KEPT_AS = "bestiaire.loups-garous.card";
/** Nobody needs longer to read it. */
const LONGEST = 10_000;

function read(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === "hidden";
  } catch {
    return false;
  }
}

export class CardManner {
  #hidden = $state(read());
  /** In one room it lies face down whatever was kept, until it is turned here. */
  #turned = $state(false);
  #held = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #inRoom: () => boolean;

  constructor(inRoom: () => boolean) {
    this.#inRoom = inRoom;
  }

  get hidden(): boolean {
    return this.#inRoom() ? !this.#turned : this.#hidden;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Whether its face is on the screen. */
  get open(): boolean {
    return !this.hidden || this.#held;
  }

  hide(hidden: boolean): void {
    this.#held = false;
    this.#turned = !hidden;
    if (this.#inRoom()) return;
    this.#hidden = hidden;
    try {
      localStorage.setItem(KEPT_AS, hidden ? "hidden" : "shown");
    } catch {
      // Then it is so until the page is closed.
    }
  }

  hold(held: boolean): void {
    clearTimeout(this.#timer);
    this.#held = held;
    if (held) this.#timer = setTimeout(() => (this.#held = false), LONGEST);
  }
}
