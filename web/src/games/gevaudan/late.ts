// What is told, sheets, and the end: nobody needs them for a first step.
export { default as BoxPlate } from "./BoxPlate.svelte";
export { default as EndNotes } from "./EndNotes.svelte";
export { default as EventCard } from "./EventCard.svelte";
export { default as EventsSheet } from "./EventsSheet.svelte";
export { default as NotebookSheet } from "./NotebookSheet.svelte";
export { default as NoteSheet } from "./NoteSheet.svelte";
export { default as StageTray } from "./StageTray.svelte";
export { default as TakeSheet } from "./TakeSheet.svelte";
