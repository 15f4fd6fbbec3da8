// Screens that nobody needs to play a game.
export { default as Credits } from "./Credits.svelte";
export { default as AllGames } from "./home/AllGames.svelte";
export { default as Doorway } from "./gathering/Doorway.svelte";
export { default as PastReplay } from "./replay/PastReplay.svelte";
export { default as RecordReplay } from "./replay/RecordReplay.svelte";
export { default as Settings } from "./settings/Settings.svelte";
export { default as TableReplay } from "./replay/TableReplay.svelte";
export { default as TvScreen } from "./tv/TvScreen.svelte";
export { default as RulesScreen } from "./rules/RulesScreen.svelte";
export { default as Riddles } from "./riddle/Riddles.svelte";
export { default as RiddleScreen } from "./riddle/RiddleScreen.svelte";
