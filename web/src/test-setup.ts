import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";

// What is looked for comes when it comes: a game's folder may take its time to load on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no screen to ask: nothing is reduced, nothing is narrow.
window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
