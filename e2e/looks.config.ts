// Pictures of every screen at every size, in both languages, for people to look at: `make looks`. Nothing is asserted here.
import base from "./playwright.config";

export default { ...base, testDir: "looks", timeout: 600_000, outputDir: "../test-output/looks/traces", globalTeardown: "./looks/index.ts" };
