import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

/**
 * An installed Chromium: named by `CHROMIUM`, else the distribution's, the one without windows first, which costs less;
 * else none, and Playwright's own is used.
 */
const chromium = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: ".",
  projects: [
    { name: "tests", testMatch: "*.spec.ts" },
    { name: "screenshots", testMatch: "screenshots.ts" },
    { name: "measure", testMatch: "measure.ts" },
  ],
  // One for all files, so that the drivers in games/*/web find what they import.
  tsconfig: "./tsconfig.json",
  outputDir: "../test-results",
  // Tests wait for what can be seen, never for a time. These bounds are for a machine ten times slower than usual.
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 2 : 0,
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  use: {
    // What cannot be clicked fails by itself and says where, long before the test's time is over.
    actionTimeout: 60_000,
    browserName: "chromium",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        "--autoplay-policy=no-user-gesture-required",
        // An address that other devices could find, for what a page shows only there.
        "--host-resolver-rules=MAP parlour.test 127.0.0.1",
        // A page that the test itself provides counts as foreign to this machine: see `client.ts`.
        ...(process.env.PARLOUR_CLIENT ? ["--disable-features=LocalNetworkAccessChecks"] : []),
      ],
    },
    viewport: { width: 1280, height: 800 },
    // Nothing that a test waits for should wait for an animation; motion has its own test.
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-GB",
    // Each test comes for the first time; what is kept for later visits has its own tests.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording slows every test down: where a test that failed is tried again, that is recorded.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
  },
});
