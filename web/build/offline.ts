// Tells the service worker (src/offline/worker.ts) which files to keep: the page, and whatever a companion can reach.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const WORKER = "sw.js";
/** Loaded on demand, but wanted without a network, too. */
const WANTED = [/\/src\/companion\//, /\/src\/wasm\//, /\/texts\/\w+\/(shell|companion|cryptide)\.ftl/];

export function offline(publicDir = "public"): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        // Faces of bots are of no use where no table is.
        const open = readdirSync(publicDir, { withFileTypes: true }).filter((it) => it.isFile());
        const files = [...filesOf(bundle), ...open.map((it) => it.name)].filter((file) => file !== WORKER).sort();
        const hash = createHash("sha256");
        for (const file of files) hash.update(file).update(contentOf(bundle, publicDir, file));
        const paths = JSON.stringify(files.map((file) => `/${file}`));
        const name = JSON.stringify(`bestiaire-${hash.digest("hex").slice(0, 12)}`);
        worker.code = `const KEPT_FILES=${paths},KEPT_NAME=${name};${worker.code}`;
      },
    },
  };
}

function contentOf(bundle: Bundle, publicDir: string, file: string): string | Uint8Array {
  const made = bundle[file];
  if (!made) return readFileSync(join(publicDir, file));
  return made.type === "chunk" ? made.code : made.source;
}

/** The page, its entry, and all that is wanted with everything those import. */
function filesOf(bundle: Bundle): Set<string> {
  const chunks = Object.values(bundle).filter((it): it is Chunk => it.type === "chunk" && it.fileName !== WORKER);
  const files = new Set(["index.html"]);
  const take = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") take(next);
    }
  };
  for (const chunk of chunks) {
    if (chunk.isEntry || WANTED.some((wanted) => wanted.test(chunk.facadeModuleId ?? ""))) take(chunk);
  }
  // Fonts hang on the styles.
  for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) files.add(name);
  return files;
}
