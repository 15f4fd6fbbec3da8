// `import crab from "icon:crab"` gives the outline of that game-icon as SVG path data, so that each part of the client
// carries the icons it draws and no other. What two games draw is in both: a file of its own for one outline costs more than the outline.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";
const OUTLINE = /^<path fill="currentColor" d="([^"]*)"\/>$/;

const GAME = /\/src\/games\/([\w-]+)\//;

/** `shared`: icons that come with the shell, for whoever draws them. */
export function gameIcons(shared: ReadonlySet<string>): Plugin {
  const require = createRequire(import.meta.url);
  let icons: IconSet["icons"] | undefined;

  function outlineOf(name: string): string {
    icons ??= (require("@iconify-json/game-icons/icons.json") as IconSet).icons;
    const body = icons[name]?.body;
    const outline = body && OUTLINE.exec(body)?.[1];
    if (!outline) throw new Error(`No game-icon named "${name}" (see game-icons.net)`);
    return outline;
  }

  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id, importer) => {
      if (!id.startsWith(PREFIX)) return undefined;
      const game = shared.has(id) ? undefined : GAME.exec(importer ?? "")?.[1];
      return game ? `\0${id}@${game}` : `\0${id}`;
    },
    load: (id) => {
      if (!id.startsWith("\0" + PREFIX)) return undefined;
      const name = id.slice(PREFIX.length + 1).replace(/@.*/, "");
      return `export default ${JSON.stringify(outlineOf(name))};`;
    },
  };
}
