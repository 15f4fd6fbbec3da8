// Whether a server answers, as the last request to it has told.

let there = $state<boolean | null>(null);

/** The last request found nobody: what can be done on this device is done there. */
export function isAway(): boolean {
  return there === false;
}

export function noteReach(answered: boolean): void {
  there = answered;
}
