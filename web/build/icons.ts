// `import crab from "icon:crab"` gives the outline of that game-icon as SVG path data, so that each part of the client
// carries the icons it draws and no other.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";
const OUTLINE = /^<path fill="currentColor" d="([^"]*)"\/>$/;

export function gameIcons(): Plugin {
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
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : undefined),
    load: (id) =>
      id.startsWith("\0" + PREFIX)
        ? `export default ${JSON.stringify(outlineOf(id.slice(PREFIX.length + 1)))};`
        : undefined,
  };
}
