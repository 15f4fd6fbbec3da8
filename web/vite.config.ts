import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { brotli } from "./build/brotli.ts";
import { gameIcons } from "./build/icons.ts";
import { ENGINE, offline } from "./build/offline.ts";
import { preloadFonts } from "./build/preload.ts";
import { shortcuts } from "./build/shortcuts.ts";

const server = process.env["BESTIAIRE_SERVER"] ?? "http://localhost:7878";

/** The shell's own parts; not the games, which come one at a time, nor the worker's, nor what only lobbies and settings show. */
const SHARED = /src\/(api|design|house|i18n\/[a-z.]+\.ts|live|router|stage|ui(?!\/late))|node_modules\/svelte/;
/** Where the icons of the first screens are named. */
const FIRST = ["App.svelte", "design", "house", "screens/home", "screens/table", "ui"];

/** Icons of the first screens come with the shell; a game, a lobby or the settings bring their own. */
function firstIcons(): Set<string> {
  const within = (path: string): string[] =>
    statSync(path).isFile() ? [path] : readdirSync(path).flatMap((it) => (it === "late" ? [] : within(join(path, it))));
  const files = FIRST.flatMap((it) => within(join(import.meta.dirname, "src", it)));
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/icon:[\w-]+/g) ?? []));
}
const icons = firstIcons();
const isShared = (id: string) => SHARED.test(id) || icons.has(/icon:[\w-]+/.exec(id)?.[0] ?? "");

export default defineConfig({
  plugins: [gameIcons(icons), svelte(), preloadFonts(), shortcuts(), offline(), brotli(), svelteTesting()],
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
    // The texts are shared with the command line and live beside this folder.
    fs: { allow: [".."] },
  },
  // What plays without a server has a folder of its own: a game that runs keeps the one that began it.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        entryFileNames: `${ENGINE}[name]-[hash].js`,
        chunkFileNames: `${ENGINE}[name]-[hash].js`,
        assetFileNames: `${ENGINE}[name]-[hash][extname]`,
      },
    },
  },
  build: {
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      // The service worker keeps its name: it is asked for again and again.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What several screens share comes in one piece: each file costs its head, and compresses by itself.
        codeSplitting: {
          groups: [
            { name: "shared", test: isShared, minShareCount: 2 },
            // What a table, a lesson and a replay have in common.
            { name: "table", test: /src\/screens\/table\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Nothing here is tested for its speed: a busy machine may take its time.
  test: { environment: "jsdom", setupFiles: ["./src/test-setup.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
});
