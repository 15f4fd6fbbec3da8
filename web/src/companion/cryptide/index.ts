export { default } from "./Companion.svelte";
