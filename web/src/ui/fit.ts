// A name stands on one line, and never breaks inside a word: it gets smaller, then its second word becomes an initial.
const SIZES = ["", "0.8125rem", "0.75rem"];

/** « Anne-Sophie » as « Anne-S. »; a name of one word stays whole. */
export function shortened(name: string): string {
  const [, first, gap, initial] = /^(\S+?)([\s-]+)(\p{L})/u.exec(name) ?? [];
  return first && gap && initial ? `${first}${gap}${initial}.` : name;
}

/** Keeps `name` within its element; the element's parent is what it must not outgrow. */
export function fitName(name: string): (element: HTMLElement) => () => void {
  return (element) => {
    const line = element.parentElement ?? element;
    const fits = () => line.scrollWidth <= line.clientWidth;
    const write = (text: string) => {
      if (element.textContent !== text) element.textContent = text;
    };
    const fit = () => {
      write(name);
      for (const size of SIZES) {
        element.style.fontSize = size;
        if (fits()) return;
      }
      write(shortened(name));
    };
    fit();
    if (typeof ResizeObserver === "undefined") return () => undefined;
    const watch = new ResizeObserver(fit);
    watch.observe(line);
    return () => watch.disconnect();
  };
}
