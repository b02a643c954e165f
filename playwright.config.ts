import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./scripts/testing/launch-options";

export default defineConfig({
  testDir: "e2e",
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // For what hangs. A busy machine may take its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    // Drawing motion takes a third of a test's time. Tests that are about
    // motion, or about what it could disturb, turn it on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: launchOptions({ webgl: false }),
  },
});
