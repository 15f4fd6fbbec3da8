// The table, loaded after the home page: what one needs to play at once. The other screens come when they are asked for.
export { default as Lost } from "./Lost.svelte";
export { default as TableScreen } from "./table/TableScreen.svelte";
