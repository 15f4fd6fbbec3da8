// Tells the service worker (src/offline/worker.ts) which files to keep: all of the house, and by itself what plays without a server.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const WORKER = "sw.js";
/** Where the scripts of the engine lie; vite.config.ts puts them there. */
export const ENGINE = "assets/engine/";
/** Maps are for whoever mends the house. */
const NOT_KEPT = /\.(map|br)$/;

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
        const made = Object.keys(bundle).filter((file) => file !== WORKER && !NOT_KEPT.test(file));
        const open = readdirSync(publicDir, { recursive: true, withFileTypes: true })
          .filter((it) => it.isFile())
          .map((it) => join(it.parentPath, it.name).slice(publicDir.length + 1));
        const engine = made.filter((file) => file.startsWith(ENGINE));
        const house = [...made.filter((file) => !file.startsWith(ENGINE)), ...open];
        const named = (what: string, files: string[], prefix: string) => {
          files.sort();
          const hash = createHash("sha256");
          for (const file of files) hash.update(file).update(contentOf(bundle, publicDir, file));
          const paths = JSON.stringify(files.map((file) => `/${file}`));
          return `${what}_FILES=${paths},${what}_NAME="${prefix}${hash.digest("hex").slice(0, 12)}"`;
        };
        const names = [named("KEPT", house, "bestiaire-"), named("ENGINE", engine, "bestiaire-engine-")];
        worker.code = `const ${names.join(",")};${worker.code}`;
      },
    },
  };
}

function contentOf(bundle: Bundle, publicDir: string, file: string): string | Uint8Array {
  const made = bundle[file];
  if (!made) return readFileSync(join(publicDir, file));
  return made.type === "chunk" ? made.code : made.source;
}
