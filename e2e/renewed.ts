// The client of this build at an address of its own, and then a newer one there: another engine, and the old one gone from the server.
import { createServer } from "node:http";
import { readFileSync, readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const DIST = "../web/dist";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface House {
  address: string;
  /** The script that plays games, as it is called before and after. */
  engine: { old: string; next: string };
  renew(): void;
  close(): Promise<void>;
}

export async function house(): Promise<House> {
  const script = readdirSync(join(DIST, "assets/engine")).find((it) => /^table-.*\.js$/.test(it));
  if (!script) throw new Error("the build has no engine");
  const next = "table-renewed.js";
  let isNew = false;

  /** The text of a file as this build, or the one after it, has it. */
  function content(path: string): Buffer | null {
    if (isNew && path.endsWith(`/${script}`)) return null;
    const real = isNew ? path.replace(next, script!) : path;
    let file: Buffer;
    try {
      file = readFileSync(join(DIST, real));
    } catch {
      return null;
    }
    if (!isNew || !/\.(js|html)$/.test(path)) return file;
    const text = file.toString("utf8").replaceAll(script!, next);
    return Buffer.from(text.replace(/"bestiaire-(engine-)?([0-9a-f]{12})"/g, (_, engine = "") => `"bestiaire-${engine}renewed"`));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://house");
    const isPage = extname(pathname) === "";
    const found = content(isPage ? "/index.html" : pathname);
    // Here is no server of tables: whoever asks for one meets nobody.
    if (!found || pathname.startsWith("/api")) return void request.socket.destroy();
    const type = TYPES[isPage ? ".html" : extname(pathname)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(found);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    engine: { old: script, next },
    renew: () => (isNew = true),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
