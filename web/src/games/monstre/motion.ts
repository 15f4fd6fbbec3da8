// What has just happened, seen: cards travel from house to house. Copies fly over the page while the table itself is already in its
// new state, so that nothing here can hold up a move; any touch or key ends it at once.
import { isStill } from "../../ui/settings.svelte";
import { printed } from "./cards";
import { flightsOf, type Flight, type Place } from "./flights";
import type { Card, News } from "./types";

/** Where everything was, by `data-at`; of my hand also by card. */
export type Scene = Map<string, DOMRect>;

const TRAVEL = 400;
const STEP = 300;
const WIDTH = 62;
const HEIGHT = 80;

export function wantsMotion(): boolean {
  return typeof document.body.animate === "function" && !isStill();
}

export function sceneOf(root: Element): Scene {
  const scene: Scene = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-at]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width === 0) continue;
    scene.set(node.dataset["at"] ?? "", rect);
    const { card } = node.dataset;
    if (card) scene.set(`hand/${card}`, rect);
  }
  return scene;
}

export class Stage {
  #running: { animation: Animation; ghost: HTMLElement }[] = [];

  /** Plays `news` between what was there and what is there now. */
  enact(root: Element, before: Scene, news: readonly News[], mine: number | null, name: (card: Card) => string): void {
    this.skip();
    const after = sceneOf(root);
    let delay = 0;
    for (const it of news) {
      const flights = flightsOf(it, mine);
      for (const flight of flights) this.#fly(flight, before, after, delay, name);
      if (flights.length > 0) delay += STEP * (1 + Math.max(...flights.map(({ step }) => step)));
    }
  }

  skip(): void {
    for (const { animation, ghost } of this.#running) {
      animation.cancel();
      ghost.remove();
    }
    this.#running = [];
  }

  #fly(flight: Flight, before: Scene, after: Scene, delay: number, name: (card: Card) => string): void {
    const from = middle(place(flight.from, flight.card, before) ?? place(flight.from, flight.card, after));
    const to = middle(place(flight.to, flight.card, after));
    if (!from || !to) return;
    const ghost = ghostOf(flight.card, name);
    document.body.append(ghost);
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, opacity: 0.4 },
      { transform: `translate(${from.x}px, ${from.y}px) scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 0 },
    ];
    const start = delay + STEP * flight.step;
    const timing = { duration: TRAVEL, delay: start, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" } as const;
    this.#keep(ghost.animate(frames, timing), ghost);
  }

  #keep(animation: Animation, ghost: HTMLElement): void {
    const entry = { animation, ghost };
    this.#running.push(entry);
    animation.onfinish = () => {
      ghost.remove();
      this.#running = this.#running.filter((it) => it !== entry);
    };
  }
}

function place(at: Place, card: Card | null, scene: Scene): DOMRect | undefined {
  if (at === "hand") return (card ? scene.get(`hand/${card}`) : undefined) ?? scene.get("tray");
  if (!at.startsWith("pile/")) return scene.get(at);
  const top = [...scene.keys()].filter((key) => key.startsWith(`${at}/`)).at(-1);
  return top ? scene.get(top) : undefined;
}

/** Top left corner of a ghost in the middle of `rect`. */
function middle(rect: DOMRect | undefined): { x: number; y: number } | null {
  if (!rect) return null;
  return { x: rect.left + (rect.width - WIDTH) / 2, y: rect.top + (rect.height - HEIGHT) / 2 };
}

function ghostOf(card: Card | null, name: (card: Card) => string): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = card ? "card monstre-flying" : "card back monstre-flying";
  ghost.setAttribute("aria-hidden", "true");
  if (!card) return ghost;
  if (printed(card).monster) ghost.classList.add("mon");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", printed(card).picture);
  svg.append(path);
  ghost.append(svg, name(card));
  return ghost;
}
