// What a person does, in a real browser, against the real server on a fresh database.
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const chromium = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((it) => existsSync(it));
const port = process.env.E2E_PORT ?? "7979";
// Workers read this file, too: the folder is made once, by the first reader, and inherited.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "bestiaire-e2e-"));

export default defineConfig({
  testDir: "tests",
  outputDir: "../test-output/traces",
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  // What fails once fails: a second try would hide a race. Hosted runs have one, and report what needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace doubles the time of every test: `E2E_TRACE=1` for the one that fails.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // A touch that finds nothing fails before its test does, so that it tells where it stood; a busy machine is no fault.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: chromium,
      args: ["--no-sandbox", "--disable-gpu", "--disable-partial-raster", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: `../target/debug/bestiaire serve --addr 127.0.0.1:${port} --data ${process.env.E2E_DATA} --bot-delay-ms 20 --bot-think-ms 40 --second-ms 40 --no-limits`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});
