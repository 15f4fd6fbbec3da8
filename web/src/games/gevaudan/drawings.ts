// Line drawings of the map, around their foot at 0,0.

/** A fir of five tiers, 52 high. */
export const FIR = Array.from({ length: 5 }, (_, tier) => {
  const top = -52 + 9.5 * tier;
  const half = 2.4 + 2.05 * tier;
  const low = top + 9.5;
  return (
    `M0 ${top}L${-half} ${low}L${-half * 0.35} ${low - 2}L0 ${low + 0.5}` + `L${half * 0.4} ${low - 2}L${half} ${low}z`
  );
}).join("");

/** Strokes of a roof 46 wide and 22 high, its ridge at 0,-22: shorter on the lit side. */
export const ROOF_LINES = Array.from({ length: 8 }, (_, line) => {
  const y = -22 + 2.4 * (line + 1);
  const half = (23 * (line + 1)) / 9.2;
  return `M${-half} ${y}H${half * (line % 2 ? 0.45 : 0.75)}`;
}).join("");

/** Tufts of grass on bare ground. */
export const TUFT = "M-9 0q2-7 5-7m-1 7q2-9 6-9m-1 9q3-7 7-6";

/** A heart, 24 × 22. */
export const HEART = "M12 21C3 14 1 10 1 6.5A5.5 5.5 0 0 1 12 4a5.5 5.5 0 0 1 11 2.5C23 10 21 14 12 21z";

/** Outlines of the four prints, around 0,0: each colour has its own shape. */
export const PRINT_SHAPES = {
  village: "M-20-24H20A4 4 0 0 1 24-20V20A4 4 0 0 1 20 24H-20A4 4 0 0 1-24 20V-20A4 4 0 0 1-20-24z",
  river: "M27 0A27 27 0 1 1-27 0A27 27 0 1 1 27 0z",
  forest: "M0-31L32 24H-32z",
  dragons: "M0-33L31 0L0 33L-31 0z",
} as const;

/** Hat and cloak of a hunter, his foot at 0,34. */
export const CLOAK = "M-24 34C-22 12-14 4-10-2A19 19 0 1 1 10-2C14 4 22 12 24 34z";
export const HAT = "M-25-28q25-14 50 0q-10 7-25 7t-25-7zM-13-33q2-15 13-15t13 15z";
