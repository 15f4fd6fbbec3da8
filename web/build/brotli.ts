// What travels compressed is compressed once and well: beside each script and style sheet lies its packed form, which the server
// sends as it is. Packed while somebody waits it would be a sixth larger.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|svg|wasm)$/;
/** Below this a head weighs more than what is saved. */
const LEAST = 1000;
const pack = promisify(brotliCompress);

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => PACKED.test(file));
      const packed = files.map(async (file) => {
        const path = join(dir ?? "dist", file);
        const plain = await readFile(path);
        if (plain.length < LEAST) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await pack(plain, { params }));
      });
      await Promise.all(packed);
    },
  };
}
