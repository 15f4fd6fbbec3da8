// What a screen must show whatever its size: nothing beyond its edge, nothing cut, nothing too small to touch or to read.
import type { Frame, Page } from "@playwright/test";

/** In CSS pixels: phones upright, short and on their side, a tablet, a desk, and the desk at 200 %. */
export const SCREENS = {
  "390x844": { width: 390, height: 844 },
  "360x640": { width: 360, height: 640 },
  "844x390": { width: 844, height: 390 },
  "1024x768": { width: 1024, height: 768 },
  "1440x900": { width: 1440, height: 900 },
  "1440x900 at 200 %": { width: 720, height: 450 },
};

/** Words that a line ends in the middle of, without a hyphen. */
export function brokenWords(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !parent.checkVisibility() || parent.closest(".vh, code, .link, svg")) continue;
      for (const found of (node.textContent ?? "").matchAll(/[\p{L}\p{N}\u00ad]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].filter((it) => it.width > 0).map((it) => Math.round(it.top)));
        // Where a word says itself where it may be parted, it may.
        if (lines.size > found[0].split("\u00ad").length) broken.push(`${found[0]} (${parent.className})`);
      }
    }
    return broken;
  });
}

/** The parts that match and are not wholly to be seen: beyond the screen, or cut by something that scrolls or hides. */
export function cutParts(page: Page | Frame, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const SLACK = 1.5;
    const clips = (it: Element) => ["auto", "scroll", "hidden", "clip"].some((way) => getComputedStyle(it).overflow.includes(way));
    const tell = (it: Element) => `${it.tagName.toLowerCase()}.${it.getAttribute("class") ?? ""} “${(it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;
    const parts = [...document.querySelectorAll<HTMLElement>(wanted)].filter((it) => it.checkVisibility() && !it.closest(".vh"));
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let at = part.parentElement; at; at = at.parentElement) if (clips(at)) frames.push(at.getBoundingClientRect());
      const over = (frame: DOMRect) =>
        Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
      const worst = Math.max(...frames.map(over));
      return worst > SLACK ? [`${tell(part)} by ${Math.round(worst)}`] : [];
    });
  }, selector);
}

/** Words that stand partly outside their own box or screen: an ellipsis counts, too. */
export function cutWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const parts = [...document.querySelectorAll<HTMLElement>(wanted)].filter((it) => it.checkVisibility() && !it.closest(".vh"));
    const cut = parts.filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2);
    return cut.map((it) => `${it.className} “${(it.textContent ?? "").trim().slice(0, 40)}” ${it.scrollWidth}×${it.scrollHeight} in ${it.clientWidth}×${it.clientHeight}`);
  }, selector);
}

/** What can be pressed and is less than a fingertip, in the frame, the board and the tray. A bigger ::after counts. */
export function smallTargets(page: Page, except = ""): Promise<string[]> {
  return page.evaluate((left) => {
    const LEAST = 43.5;
    const all = [...document.querySelectorAll<HTMLElement>("main button, main a, main select, main [role='switch']")];
    const seen = all.filter((it) => it.checkVisibility() && !it.closest(".vh") && (left === "" || !it.matches(left)));
    return seen.flatMap((it) => {
      const box = it.getBoundingClientRect();
      const more = getComputedStyle(it, "::after");
      const grown = more.position === "absolute" && more.content !== "none" ? [parseFloat(more.width), parseFloat(more.height)] : [0, 0];
      const [width, height] = [Math.max(box.width, grown[0] || 0), Math.max(box.height, grown[1] || 0)];
      return width < LEAST || height < LEAST ? [`${it.className} “${(it.textContent ?? "").trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`] : [];
    });
  }, except);
}

/** Text below 12 px. */
export function smallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility() || parent.closest(".vh, svg")) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize);
      if (size < 11.95) found.add(`${parent.className} “${node.textContent.trim().slice(0, 30)}” ${size}`);
    }
    return [...found];
  });
}

/** How far the page or its frame scrolls: nothing, if all is there at once. */
export function scrolls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames = [document.documentElement, document.querySelector("main.app")!];
    return Math.max(...frames.flatMap((it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]));
  });
}

/** Where the board stands. */
export const boardBox = (page: Page) =>
  page.locator("section.board").evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return [x, y, width, height].map((n) => Math.round(n)).join(" ");
  });
