import { Late } from "../late.svelte";

export const later = new Late(() => import("./late"));
