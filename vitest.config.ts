import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": path("."),
      // The package throws unless the "react-server" condition selects this
      // empty module.
      "server-only": path("node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
    // Tests of hooks start with "// @vitest-environment jsdom".
    environment: "node",
    // Testing Library unmounts after each test where afterEach is global:
    // https://testing-library.com/docs/react-testing-library/setup#auto-cleanup-in-vitest
    globals: true,
    restoreMocks: true,
    // Longer than on an idle machine, for a busy one.
    expect: { poll: { timeout: 5_000 } },
    // Long, because the tests must also pass on a busy machine. Tests of time
    // limits measure the time themselves.
    testTimeout: 120_000,
    // More workers than by default, because the slowest tests mostly wait.
    maxWorkers: "100%",
  },
});
