// Every screen but the home page, loaded after it.
export { default as Credits } from "./Credits.svelte";
export { default as Doorway } from "./gathering/Doorway.svelte";
export { default as Lost } from "./Lost.svelte";
export { default as RecordReplay } from "./replay/RecordReplay.svelte";
export { default as TableReplay } from "./replay/TableReplay.svelte";
export { default as TableScreen } from "./table/TableScreen.svelte";
