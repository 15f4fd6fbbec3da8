// Sheets, the count of votes, the end, the big screen: nobody needs them to look at his card.
export { default as BigScreen } from "./BigScreen.svelte";
export { default as CardSheet } from "./CardSheet.svelte";
export { default as DeathSheet } from "./DeathSheet.svelte";
export { default as Deck } from "./Deck.svelte";
export { default as EndBoard } from "./EndBoard.svelte";
export { default as GirlChoice } from "./GirlChoice.svelte";
export { default as NarratorSheet } from "./NarratorSheet.svelte";
export { default as Runoff } from "./Runoff.svelte";
export { default as SaySheet } from "./SaySheet.svelte";
export { default as Tally } from "./Tally.svelte";
export { default as ThiefChoice } from "./ThiefChoice.svelte";
