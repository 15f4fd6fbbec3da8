// The five games as signs on a telephone's home screen: an emblem on the colour of its plate, for the manifest's shortcuts.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const EMBLEMS: Record<string, string> = {
  bestioles: "hedgehog",
  cryptide: "menhir",
  monstre: "spooky-house",
  "loups-garous": "wolf-howl",
  gevaudan: "paw-print",
};

function sign(body: string): string {
  const ground = `<rect width="512" height="512" rx="80" fill="#101b15"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}<g transform="translate(77 77) scale(.7)" color="#f5c567">${body}</g></svg>`;
}

export function shortcuts(): Plugin {
  return {
    name: "shortcuts",
    apply: "build",
    generateBundle() {
      const require = createRequire(import.meta.url);
      const { icons } = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
      for (const [game, emblem] of Object.entries(EMBLEMS)) {
        const body = icons[emblem]?.body;
        if (!body) throw new Error(`No game-icon named "${emblem}"`);
        this.emitFile({ type: "asset", fileName: `shortcut-${game}.svg`, source: sign(body) });
      }
    },
  };
}
