// The night as the village counts it: one step a call, the wolves' two rounds being one.
import type { Call, View } from "./types";

export interface Step {
  call: Call;
  state: "done" | "now" | "next";
}

export function stepsOf({ calls, call, phase }: Pick<View, "calls" | "call" | "phase">): Step[] {
  const open = phase === "call" ? call : null;
  const now = open === null ? -1 : calls.indexOf(open);
  return calls
    .filter((it) => it !== "wolves_again")
    .map((it) => {
      const isNow = it === open || (it === "wolves" && open === "wolves_again");
      return { call: it, state: isNow ? "now" : calls.indexOf(it) < now ? "done" : "next" };
    });
}
