/** The outline of a game-icon, as SVG path data for a 512 × 512 box. See build/icons.ts. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}
