// The album's first page: drawing and screen side by side. Where the drawings lie is told by MOCKUPS (a folder of PNG files).
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ALBUM } from "./album";

interface Pair {
  drawing: string;
  screen: string;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (it) => `&#${it.charCodeAt(0)};`);

/** Why a picture may not be there. */
function reasonOf(name: string): string {
  if (/^(scene|village)-/.test(name)) return "No game that was played had this scene: chance brings it. Take the looks again, or let them play more games.";
  if (name.startsWith("drawings/") || !/[0-9]+x[0-9]+$/.test(name)) return "The drawings are not at hand: MOCKUPS names their folder.";
  return "Its test has failed, or was not run.";
}

export default function writeIndex(): void {
  const drawings = process.env.MOCKUPS;
  const pairs = JSON.parse(readFileSync(join(import.meta.dirname, "pairs.json"), "utf8")) as Pair[];
  mkdirSync(join(ALBUM, "drawings"), { recursive: true });
  const screens = readdirSync(ALBUM).filter((it) => it.endsWith(".png"));
  const used = new Set(pairs.map(({ screen }) => `${screen}.png`));
  const figure = (file: string, name: string) =>
    existsSync(join(ALBUM, file))
      ? `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a><figcaption>${escape(name)}</figcaption></figure>`
      : `<figure><p>missing: ${escape(name)}</p><p>${escape(reasonOf(name))}</p></figure>`;
  const rows = pairs.map(({ drawing, screen }) => {
    const from = drawings && join(drawings, `${drawing}.png`);
    if (from && existsSync(from)) copyFileSync(from, join(ALBUM, "drawings", `${drawing}.png`));
    return `<section>${figure(`drawings/${drawing}.png`, drawing)}${figure(`${screen}.png`, screen)}</section>`;
  });
  const others = screens.filter((it) => !used.has(it)).map((it) => figure(it, it.replace(/\.png$/, "")));
  writeFileSync(
    join(ALBUM, "index.html"),
    `<!doctype html><meta charset="utf-8"><title>Looks</title>
<style>body{font:14px sans-serif;background:#222;color:#eee}section{display:flex;gap:16px;margin:24px 0;align-items:start}
img{max-width:46vw;max-height:90vh;border:1px solid #555}.all{display:flex;flex-wrap:wrap;gap:12px}.all img{max-width:300px}</style>
<h1>Drawing and screen</h1>${rows.join("\n")}<h1>Everything else</h1><div class="all">${others.join("\n")}</div>`,
  );
}
