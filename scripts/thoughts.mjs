// Has letters thought over as WebAssembly, by Node: node scripts/thoughts.mjs FOLDER. The folder is written, and the same letters thought
// over natively, by `cargo run --release -p tab --example thoughts FOLDER`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const generated = join(import.meta.dirname, "../web/src/wasm/generated");
const { initSync, TabStudy } = await import(join(generated, "tab.js"));
const begun = performance.now();
const module = new WebAssembly.Module(readFileSync(join(generated, "tab_bg.wasm")));
const { memory } = initSync({ module });
console.log(`compiled and begun: ${(performance.now() - begun).toFixed(0)} ms`);

const TIMES = 3;
const folder = process.argv[2];
for (const file of readdirSync(folder).filter((it) => it.endsWith(".json")).sort()) {
  const letter = readFileSync(join(folder, file), "utf8");
  let best = Infinity;
  let answer;
  for (let time = 0; time < TIMES; time += 1) {
    const study = new TabStudy();
    const begins = performance.now();
    answer = study.think("table#0", letter, 1e9);
    best = Math.min(best, performance.now() - begins);
    study.free();
  }
  const simulations = Number(/simulations-(\d+)/.exec(file)?.[1] ?? 0);
  const rate = simulations ? `, ${Math.round((simulations / best) * 1000)} simulations a second` : "";
  console.log(`${file}: ${best.toFixed(1)} ms${rate}, ${answer}, memory ${(memory.buffer.byteLength / 2 ** 20).toFixed(1)} MiB`);
}
