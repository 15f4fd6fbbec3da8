// Who lives where: two sides of one street, clockwise from my own house at the bottom, as one sits round a table.
export interface Street {
  /** Seats from left to right. */
  far: number[];
  near: number[];
}

/** `me` (seat 0 for the public) in the middle of the near side, the next player on his left hand, and so on round. */
export function streetOf(count: number, me: number): Street {
  const near = Math.floor(count / 2);
  const left = Math.ceil((near - 1) / 2);
  const right = near - 1 - left;
  const at = (place: number): number => (me + place + count) % count;
  const places = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return {
    near: [...places(1, left + 1).reverse(), ...places(0, 1), ...places(-right, 0).reverse()].map(at),
    far: places(left + 1, count - right).map(at),
  };
}
