import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": path("."),
      // The package throws on import outside a React server; its own empty
      // module is what the server gets.
      "server-only": path("node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
    // A test of a hook begins with "// @vitest-environment jsdom".
    environment: "node",
    // Testing Library unmounts after each test where afterEach is global:
    // https://testing-library.com/docs/react-testing-library/setup#auto-cleanup-in-vitest
    globals: true,
    restoreMocks: true,
    // For a test that hangs, not for a busy machine: what a test says of time,
    // it measures itself.
    testTimeout: 120_000,
    // The fault tests mostly wait: the others need not wait for them.
    maxWorkers: "100%",
  },
});
