// What has just happened, seen: cards travel, turn, fade. Copies fly over the page while the table itself is already in its new
// state, so that nothing here can hold up a move; any touch or key ends it at once.
import { isStill } from "../../ui/settings.svelte";
import type { Card, News } from "./types";

interface Seen {
  rect: DOMRect;
  /** What it looked like, of what leaves its place or turns over; all else is drawn where it is now. */
  copy: HTMLElement | null;
}

/** Where everything was, by `data-at`. */
export type Scene = Map<string, Seen>;

const TRAVEL = 360;
const TURN = 280;
const STEP = 220;

export function wantsMotion(): boolean {
  return typeof document.body.animate === "function" && !isStill();
}

/** What lay somewhere and will not lie there as it did: places that begin so. Copying a card is dear on a slow telephone. */
function departing(news: readonly News[]): string[] {
  return news.flatMap((it) => {
    if (it.type === "battle_ended") return ["pile/"];
    if (it.type === "took_back") return [`pile/${it.seat}/${it.from}/${it.place}`];
    if (it.type === "flipped") return [`pile/${it.side}/${it.theatre}/`];
    return it.type === "played" && it.doom && it.card ? [`hand/${it.card}`] : [];
  });
}

/** The table as it is before these news. */
export function sceneOf(root: Element, news: readonly News[]): Scene {
  const scene: Scene = new Map();
  const leaving = departing(news);
  for (const node of root.querySelectorAll<HTMLElement>("[data-at]")) {
    const at = node.dataset["at"] ?? "";
    const copy = leaving.some((it) => at.startsWith(it)) ? (node.cloneNode(true) as HTMLElement) : null;
    scene.set(at, { rect: node.getBoundingClientRect(), copy });
  }
  return scene;
}

export class Stage {
  #running: { animation: Animation; ghost?: HTMLElement }[] = [];

  /** Plays `news` between what was there and what is there now. */
  enact(root: Element, before: Scene, news: readonly News[], far: number): void {
    this.skip();
    const shown = new Actor(root, before, far, (animation, ghost) => this.#keep(animation, ghost));
    let delay = 0;
    for (const it of news) if (shown.act(it, delay)) delay += STEP;
  }

  skip(): void {
    for (const { animation, ghost } of this.#running) {
      animation.cancel();
      ghost?.remove();
    }
    this.#running = [];
  }

  #keep(animation: Animation, ghost?: HTMLElement): void {
    const entry = ghost ? { animation, ghost } : { animation };
    this.#running.push(entry);
    animation.onfinish = () => {
      ghost?.remove();
      this.#running = this.#running.filter((it) => it !== entry);
    };
  }
}

type Keep = (animation: Animation, ghost?: HTMLElement) => void;

class Actor {
  constructor(
    readonly root: Element,
    readonly before: Scene,
    readonly far: number,
    readonly keep: Keep,
  ) {}

  /** True if there was something to see. */
  act(news: News, delay: number): boolean {
    switch (news.type) {
      case "played":
        return news.doom
          ? this.#destroy(news, delay)
          : this.#travel(this.#top(news.seat, news.theatre), this.#origin(news), delay);
      case "moved": {
        const from = this.before.get(`pile/${news.seat}/${news.from}/${news.place}`)?.rect;
        return this.#travel(this.#top(news.seat, news.to), from, delay);
      }
      case "took_back": {
        const seen = this.before.get(`pile/${news.seat}/${news.from}/${news.place}`);
        const hand = news.card && this.#find(`hand/${news.card}`);
        if (hand) return this.#travel(hand, seen?.rect, delay);
        return seen ? this.#leave(seen, this.#edge(news.seat), delay) : false;
      }
      case "flipped":
        return this.#turn(this.#top(news.side, news.theatre), delay);
      case "drew":
        return this.#travel(this.#find("drawn"), this.before.get("deck")?.rect, delay);
      case "battle_ended":
        return this.#sweep(delay);
      case "battle_begun":
        return this.#deal(delay);
      case "set_off":
      case "ignored":
      case "declined":
      case "withdrew":
      case "war_ended":
        return false;
    }
  }

  #find(at: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`);
  }

  #top(seat: number, theatre: string): HTMLElement | null {
    const pile = this.root.querySelectorAll<HTMLElement>(`[data-at^="pile/${seat}/${theatre}/"]`);
    return pile[pile.length - 1] ?? null;
  }

  /** Above or below the board, where that player sits. */
  #edge(seat: number): DOMRect {
    const { left, width, top, bottom } = this.root.querySelector(".board")?.getBoundingClientRect() ?? new DOMRect();
    return new DOMRect(left + width / 2 - 40, seat === this.far ? top - 90 : bottom, 80, 80);
  }

  #origin(news: { seat: number; card: Card | null; cause: string }): DOMRect {
    const drawn = news.cause === "reinforce" ? (this.before.get("drawn") ?? this.before.get("deck")) : undefined;
    const held = news.card ? this.before.get(`hand/${news.card}`) : undefined;
    const from = drawn ?? held;
    return from && from.rect.width > 0 ? from.rect : this.#edge(news.seat);
  }

  #ghost(copy: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
    const ghost = copy.cloneNode(true) as HTMLElement;
    ghost.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;z-index:35;pointer-events:none;animation:none;outline:0`;
    for (const name of ["data-at", "data-move"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    document.body.append(ghost);
    return ghost;
  }

  #travel(node: HTMLElement | null, from: DOMRect | undefined, delay: number): boolean {
    if (!node || !from) return false;
    const to = node.getBoundingClientRect();
    if (to.width === 0) return false;
    const ghost = this.#ghost(node, to);
    const timing = { duration: TRAVEL, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" } as const;
    this.keep(ghost.animate([{ transform: between(to, from) }, { transform: "none" }], timing), ghost);
    this.keep(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL, delay, fill: "backwards" }));
    return true;
  }

  #leave({ rect, copy }: Seen, to: DOMRect, delay: number): boolean {
    if (!copy) return false;
    const ghost = this.#ghost(copy, rect);
    const frames = [{ transform: "none" }, { transform: between(rect, to), opacity: 0 }];
    this.keep(ghost.animate(frames, { duration: TRAVEL, delay, easing: "ease-in", fill: "both" }), ghost);
    return true;
  }

  /** To its theatre, there it shrivels and falls under the deck. */
  #destroy(news: Extract<News, { type: "played" }>, delay: number): boolean {
    const column = this.root.querySelector(`[data-theatre="${news.theatre}"]`)?.getBoundingClientRect();
    if (!column) return false;
    const from = this.#origin(news);
    const held = news.card ? this.before.get(`hand/${news.card}`)?.copy : undefined;
    const back = held ?? Object.assign(document.createElement("div"), { className: "card back" });
    const ghost = this.#ghost(back, new DOMRect(from.left, from.top, from.width, Math.min(from.height, 120)));
    const low = news.seat === this.far ? column.top + 40 : column.bottom - 130;
    const over = `translate(${column.left + column.width / 2 - from.left - from.width / 2}px, ${low - from.top}px)`;
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: over, opacity: 1, offset: 0.5 },
      { transform: `${over} rotate(3deg)`, opacity: 1, filter: "grayscale(1)", offset: 0.65 },
      { transform: `${over} translateY(30px) rotate(14deg) scale(.5)`, opacity: 0, filter: "grayscale(1)" },
    ];
    this.keep(ghost.animate(frames, { duration: 2 * TRAVEL, delay, fill: "both" }), ghost);
    return true;
  }

  #turn(node: HTMLElement | null, delay: number): boolean {
    const seen = node && this.before.get(node.dataset["at"] ?? "");
    if (!node || !seen?.copy) return false;
    const half = TURN / 2;
    const edge = { transform: "perspective(600px) rotateY(90deg)" };
    const flat = { transform: "perspective(600px) rotateY(0)" };
    const ghost = this.#ghost(seen.copy, node.getBoundingClientRect());
    this.keep(ghost.animate([flat, edge], { duration: half, delay, easing: "ease-in", fill: "both" }), ghost);
    const turning = { duration: half, delay: delay + half, easing: "ease-out", fill: "backwards" } as const;
    this.keep(node.animate([edge, flat], turning));
    return true;
  }

  #sweep(delay: number): boolean {
    let index = 0;
    for (const [at, seen] of this.before) {
      if (!at.startsWith("pile/")) continue;
      const away = new DOMRect(seen.rect.left + 160, seen.rect.top - 20, seen.rect.width, seen.rect.height);
      this.#leave(seen, away, delay + 18 * index++);
    }
    return index > 0;
  }

  #deal(delay: number): boolean {
    const hand = this.root.querySelectorAll<HTMLElement>('[data-at^="hand/"]');
    hand.forEach((node, index) => {
      const frames = [
        { transform: "translateY(40px)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
      const timing = { duration: TURN, delay: delay + 45 * index, easing: "ease-out", fill: "backwards" } as const;
      this.keep(node.animate(frames, timing));
    });
    return hand.length > 0;
  }
}

/** The transform that puts something lying at `here` onto `there`. */
function between(here: DOMRect, there: DOMRect): string {
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const scale = Math.max(0.3, Math.min(1.6, there.width / here.width));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}
