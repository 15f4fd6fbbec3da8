// The thinking worker: bots live here, and know what their letters told them. A table never waits for it.
import { initSync, TabStudy } from "../../wasm/generated/tab";
import type { FromThinker, Thought, ToThinker } from "./protocol";

let study: TabStudy | null = null;

function answer(thought: number, answer: Thought | null): void {
  postMessage({ thought, answer } satisfies FromThinker);
}

/** A fault of a bot ends this worker: whoever made it makes another, where every bot begins afresh. */
function think(message: ToThinker & { type: "think" }): void {
  const said = study?.think(message.chair, message.letter, message.within) ?? "null";
  answer(message.thought, JSON.parse(said) as Thought | null);
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  switch (data.type) {
    case "module":
      initSync({ module: data.module });
      study = new TabStudy();
      return;
    case "think":
      return think(data);
    case "forget":
      study?.forget(data.place);
  }
};
