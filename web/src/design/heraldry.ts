// Arms of a seat: a tincture and a charge, always together, so that colour is never alone. Eighteen seats, eighteen arms.
const CHARGES = [
  "M12 3.2l2.5 6 6.3.5-4.8 4.2 1.5 6.3L12 16.8l-5.5 3.4L8 13.9 3.2 9.7l6.3-.5z", // star
  "M15.5 3.6A9 9 0 1 0 15.5 20.4 7.3 7.3 0 1 1 15.5 3.6z", // crescent
  "M12 2.8L19 12l-7 9.2L5 12z", // lozenge
  "M12 3a4 4 0 0 1 3.5 6A4 4 0 1 1 13 13.8L14 21h-4l1-7.2A4 4 0 1 1 8.5 9 4 4 0 0 1 12 3z", // trefoil
  "M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z", // cross
  "M3 7.5c3-3.5 6-3.5 9 0s6 3.5 9 0v4c-3 3.5-6 3.5-9 0s-6-3.5-9 0zm0 7c3-3.5 6-3.5 9 0s6 3.5 9 0v4c-3 3.5-6 3.5-9 0s-6-3.5-9 0z", // waves
] as const;

export interface Arms {
  /** A CSS colour. */
  tincture: string;
  /** Path data in a 24 × 24 box. */
  charge: string;
}

/** Seats are counted from 0. After each round of six tinctures the charges move on by one. */
export function armsOf(seat: number): Arms {
  const tincture = seat % CHARGES.length;
  const charge = (seat + Math.floor(seat / CHARGES.length)) % CHARGES.length;
  return { tincture: `var(--seat-${tincture + 1})`, charge: CHARGES[charge] ?? CHARGES[0] };
}
