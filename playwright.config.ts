import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./scripts/testing/launch-options";

export default defineConfig({
  testDir: "e2e",
  forbidOnly: true,
  // Some of them need the second build of `npm run test:all`.
  ...(process.env["TEST_RUN"] !== "all" && { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Long, because the tests must also pass on a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // Animations take a third of the time of a test. Tests of animations, and
    // of what they could disturb, enable them with `withMotion`.
    contextOptions: { reducedMotion: "reduce" },
    // Tests of the service worker allow it: elsewhere it would answer
    // requests that a test counts or holds.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: launchOptions({ webgl: false }),
  },
});
