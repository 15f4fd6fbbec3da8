// How much of the present period is left, for the candle.
import { secondsLeft, shareLeft } from "../../screens/table/clock";
import type { TableProps } from "../contract";

const TICK = 500;

export class Burning {
  #now = $state(Date.now());
  readonly #time: () => TableProps["time"];

  constructor(time: () => TableProps["time"]) {
    this.#time = time;
    $effect(() => {
      if (!this.#time()?.clock.runs) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** From 0 to 1; a table without a clock has all the time. */
  get left(): number {
    const time = this.#time();
    return time ? shareLeft(time.clock, secondsLeft(time.clock, time.heardAt, this.#now)) : 1;
  }

  /** Whole seconds; null without a clock. */
  get seconds(): number | null {
    const time = this.#time();
    return time ? secondsLeft(time.clock, time.heardAt, this.#now) : null;
  }
}
