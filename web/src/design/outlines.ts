// Outlines of our own, in the same 512 × 512 box as the game-icons.
export const CROSS = "M96 58l160 160L416 58l38 38-160 160 160 160-38 38-160-160L96 454l-38-38 160-160L58 96z";
