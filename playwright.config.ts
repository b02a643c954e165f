import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/browser";

export default defineConfig({
  testDir: "e2e",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine may cost a test its time; what passed only then is listed as flaky.
  retries: 1,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-IN",
    screenshot: "only-on-failure",
    launchOptions: launchOptions({ webgl: false }),
  },
});
