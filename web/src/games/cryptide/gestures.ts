// Fingers and wheel on the map: drag to pan, pinch or wheel to zoom, tap to choose, double tap to come close.
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import { HEIGHT, WIDTH, type Point } from "./hexes";
import type { Hex } from "./types";

/** Pixels before a touch is a drag, and milliseconds between the taps of a double tap. */
const SLACK = 7;
const DOUBLE = 320;

const hexOf = (target: EventTarget | null): Hex | null =>
  target instanceof Element ? (target.closest<SVGElement>("[data-hex]")?.dataset["hex"] ?? null) : null;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

class Hand {
  #svg: SVGSVGElement;
  #camera: Camera;
  #ontap: (hex: Hex) => void;
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #dragged = false;
  #last = { time: -Infinity, at: { x: 0, y: 0 } };

  constructor(svg: SVGSVGElement, camera: Camera, ontap: (hex: Hex) => void) {
    this.#svg = svg;
    this.#camera = camera;
    this.#ontap = ontap;
  }

  /** Pixels of the screen a unit of the map. */
  get #pixels(): number {
    const { width, height } = this.#svg.getBoundingClientRect();
    return Math.min(width / WIDTH, height / HEIGHT) * this.#camera.scale || 1;
  }

  #onMap({ x, y }: Point): Point {
    const matrix = this.#svg.getScreenCTM?.()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#start = { x: event.clientX, y: event.clientY };
      this.#dragged = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) this.#dragged = true;
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#dragged ||= gap(now, this.#start) > SLACK;
    if (!this.#dragged) return;
    if (!this.#svg.hasPointerCapture(event.pointerId)) this.#svg.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else this.#camera.pan((now.x - before.x) / this.#pixels, (now.y - before.y) / this.#pixels);
    this.#fingers.set(event.pointerId, now);
  };

  #pinch(before: Point, now: Point, other: Point): void {
    const [was, is] = [middle(before, other), middle(now, other)];
    this.#camera.zoom(gap(now, other) / Math.max(1, gap(before, other)), this.#onMap(was));
    this.#camera.pan((is.x - was.x) / this.#pixels, (is.y - was.y) / this.#pixels);
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    // A map that cannot be made smaller lets the page scroll.
    if (event.deltaY > 0 && !this.#camera.canZoomOut) return;
    event.preventDefault();
    this.#camera.zoom(Math.exp(-event.deltaY / 400), this.#onMap({ x: event.clientX, y: event.clientY }));
  };

  click = (event: MouseEvent): void => {
    const hex = hexOf(event.target);
    if (this.#dragged || !hex) return;
    const at = { x: event.clientX, y: event.clientY };
    const again = event.timeStamp - this.#last.time < DOUBLE && gap(at, this.#last.at) < 3 * SLACK;
    this.#last = { time: again ? -Infinity : event.timeStamp, at };
    // The second tap of a pair is about the map, not about the hex. Keyboards and screen readers click without a place.
    if (again && event.detail > 0) this.#camera.toggle(this.#onMap(at));
    else this.#ontap(hex);
  };
}

export function gestures(camera: Camera, ontap: (hex: Hex) => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const hand = new Hand(svg, camera, ontap);
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener("pointerdown", hand.down, { signal });
    svg.addEventListener("pointermove", hand.move, { signal });
    svg.addEventListener("pointerup", hand.up, { signal });
    svg.addEventListener("pointercancel", hand.up, { signal });
    svg.addEventListener("lostpointercapture", hand.up, { signal });
    svg.addEventListener("wheel", hand.wheel, { signal, passive: false });
    svg.addEventListener("click", hand.click, { signal });
    return () => stop.abort();
  };
}
