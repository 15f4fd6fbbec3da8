// How fast it is on a slow telephone: `make measure`. Nothing is asserted here; docs/measurements.md keeps the figures.
import base from "./playwright.config";

const port = process.env.E2E_PORT ?? "7979";

export default {
  ...base,
  testDir: "measure",
  timeout: 900_000,
  outputDir: "../test-output/measure/traces",
  // Two at a time would measure each other.
  workers: 1,
  fullyParallel: false,
  globalTeardown: "./measure/report.ts",
  webServer: {
    // What people get: the release build, bots at their own pace. E2E_SERVER: another one.
    command: `${process.env.E2E_SERVER ?? "../target/release/bestiaire"} serve --addr 127.0.0.1:${port} --data ${process.env.E2E_DATA} --no-limits`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
};
