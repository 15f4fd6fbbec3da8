// Arms of a seat: a tincture and a charge, always together, so that colour is never alone. Eighteen seats, eighteen charges.
const CHARGES = [
  "M12 3.2l2.5 6 6.3.5-4.8 4.2 1.5 6.3L12 16.8l-5.5 3.4L8 13.9 3.2 9.7l6.3-.5z", // star
  "M15.5 3.6A9 9 0 1 0 15.5 20.4 7.3 7.3 0 1 1 15.5 3.6z", // crescent
  "M12 2.8L19 12l-7 9.2L5 12z", // lozenge
  "M12 3a4 4 0 0 1 3.5 6A4 4 0 1 1 13 13.8L14 21h-4l1-7.2A4 4 0 1 1 8.5 9 4 4 0 0 1 12 3z", // trefoil
  "M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z", // cross
  "M3 7.5c3-3.5 6-3.5 9 0s6 3.5 9 0v4c-3 3.5-6 3.5-9 0s-6-3.5-9 0zm0 7c3-3.5 6-3.5 9 0s6 3.5 9 0v4c-3 3.5-6 3.5-9 0s-6-3.5-9 0z", // waves
  "M4 21V9h2V4h3v3h1.5V4h3v3H15V4h3v5h2v12h-5.5v-5a2.5 2.5 0 0 0-5 0v5z", // tower
  "M12 20.5C5 15 3 11.5 3 8.3A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 12.2z", // heart
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z", // ring
  "M12 2.5a2 2 0 0 1 2 2A6 6 0 0 1 18 10v5l2.5 3.5h-17L6 15v-5a6 6 0 0 1 4-5.5 2 2 0 0 1 2-2zM9.5 19.5h5a2.5 2.5 0 0 1-5 0z", // bell
  "M12 4.5l9 8v7l-9-8-9 8v-7z", // chevron
  "M2.5 12c4-6 10-6.5 14-1.5L21.5 6v12l-5-4.5c-4 5-10 4.5-14-1.5z", // fish
  "M12 2.5l6.5 7.5h-4v11.5h-5V10h-4z", // arrow
  "M3 18.5V6.5l5 4.5 4-7 4 7 5-4.5v12z", // crown
  "M7.5 3a4.8 4.8 0 0 1 4.6 6.2L21 18v3h-3.6v-2.5h-2.6V16h-2.6l-2.9-2.9A4.8 4.8 0 1 1 7.5 3zm-.7 2.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z", // key
  "M7 3v9a5 5 0 0 0 10 0V3h4v9a9 9 0 0 1-18 0V3z", // horseshoe
  "M20.5 3.5C10 3.5 4 8 4.5 16L3 20.5l2.5.5 1.3-3.5C15 18.5 20.5 13 20.5 3.5z", // leaf
  "M5.5 3L12 9.2 18.5 3 21 5.5 14.8 12l6.2 6.5-2.5 2.5L12 14.8 5.5 21 3 18.5 9.2 12 3 5.5z", // saltire
] as const;

/** How many different arms there are. */
export const ARMS = CHARGES.length;

export interface Arms {
  /** A CSS colour. */
  tincture: string;
  /** How heralds draw that colour without colours: the paint of a hatching, or `none` for argent, which is bare. */
  hatching: string;
  /** Path data in a 24 × 24 box. */
  charge: string;
}

const TINCTURES = 6;
/** Or, azure, purpure, vert, argent, tenné: patterns of `EngravingDefs`. */
const HATCHINGS = ["url(#h-o)", "url(#h-h)", "url(#h-e)", "url(#h-d)", "none", "url(#h-x)"];

/** Seats are counted from 0. No two at a table bear the same charge; tinctures come round. */
export function armsOf(seat: number): Arms {
  const charge = CHARGES[seat % CHARGES.length] ?? CHARGES[0];
  const tincture = seat % TINCTURES;
  return { tincture: `var(--seat-${tincture + 1})`, hatching: HATCHINGS[tincture] ?? "none", charge };
}
