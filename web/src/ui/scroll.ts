// Lists that grow at the end are read at the end.
import type { Attachment } from "svelte/attachments";

/** Scrolls to the end whenever `length` changes: `{@attach keepAtEnd(lines.length)}`. */
export function keepAtEnd(_length: number): Attachment<HTMLElement> {
  return (element) => {
    element.scrollTop = element.scrollHeight;
  };
}
