// Which part of the map is seen: a corner and a scale, never beyond the edge.
import { HEIGHT, R, WIDTH, centre, type Point } from "./hexes";
import type { Hex } from "./types";

const MOST = 4;
const CLOSE = 2.2;

export class Camera {
  #x = $state(0);
  #y = $state(0);
  #k = $state(1);

  get scale(): number {
    return this.#k;
  }

  get box(): string {
    return [this.#x, this.#y, WIDTH / this.#k, HEIGHT / this.#k].map((it) => Math.round(it * 10) / 10).join(" ");
  }

  get canZoomIn(): boolean {
    return this.#k < MOST;
  }

  get canZoomOut(): boolean {
    return this.#k > 1;
  }

  /** Zooms so that what is under `at` stays there. */
  zoom(factor: number, at: Point = this.#middle()): void {
    const k = Math.min(MOST, Math.max(1, this.#k * factor));
    const grown = this.#k / k;
    this.#set(at.x - (at.x - this.#x) * grown, at.y - (at.y - this.#y) * grown, k);
  }

  /** Close to `at`, or back to the whole map. */
  toggle(at: Point): void {
    if (this.#k > 1.5) this.reset();
    else this.zoom(CLOSE / this.#k, at);
  }

  /** Moves what is seen by so many units of the map. */
  pan(dx: number, dy: number): void {
    this.#set(this.#x - dx, this.#y - dy, this.#k);
  }

  reset(): void {
    this.#set(0, 0, 1);
  }

  /** Brings a hex into sight with a margin. */
  show(hex: Hex): void {
    const { x, y } = centre(hex);
    const margin = 1.4 * R;
    const [width, height] = [WIDTH / this.#k, HEIGHT / this.#k];
    this.#set(
      Math.min(x - margin, Math.max(this.#x, x + margin - width)),
      Math.min(y - margin, Math.max(this.#y, y + margin - height)),
      this.#k,
    );
  }

  #middle(): Point {
    return { x: this.#x + WIDTH / this.#k / 2, y: this.#y + HEIGHT / this.#k / 2 };
  }

  #set(x: number, y: number, k: number): void {
    this.#k = k;
    this.#x = Math.min(Math.max(x, 0), WIDTH - WIDTH / k);
    this.#y = Math.min(Math.max(y, 0), HEIGHT - HEIGHT / k);
  }
}
