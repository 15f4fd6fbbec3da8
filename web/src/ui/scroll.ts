// Lists that grow at the end are read at the end.
import type { Attachment } from "svelte/attachments";

/**
 * Scrolls to the end whenever `length` changes, and when the list comes into sight, for what is not shown cannot scroll:
 * `{@attach keepAtEnd(lines.length)}`.
 */
export function keepAtEnd(_length: number): Attachment<HTMLElement> {
  return (element) => {
    const toEnd = () => (element.scrollTop = element.scrollHeight);
    toEnd();
    if (typeof ResizeObserver === "undefined") return;
    let shown = element.clientHeight > 0;
    const observer = new ResizeObserver(() => {
      const now = element.clientHeight > 0;
      if (now && !shown) toEnd();
      shown = now;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
