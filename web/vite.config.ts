import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./build/icons.ts";
import { offline } from "./build/offline.ts";
import { preloadFonts } from "./build/preload.ts";

const server = process.env["BESTIAIRE_SERVER"] ?? "http://localhost:7878";

export default defineConfig({
  plugins: [gameIcons(), svelte(), preloadFonts(), offline(), svelteTesting()],
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
    // The texts are shared with the command line and live beside this folder.
    fs: { allow: [".."] },
  },
  build: {
    target: "es2022",
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      // The service worker keeps its name: it is asked for again and again.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  test: { environment: "jsdom", setupFiles: ["./src/test-setup.ts"] },
});
