import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url));

const isLongRun = process.env["TEST_RUN"] === "all";

const tests = ["app", "components", "lib", "scripts"].flatMap((folder) =>
  readdirSync(path(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => isLongRun || !file.includes(".long."))
    .map((file) => `${folder}/${file}`),
);
const isPure = (file: string) =>
  /^lib\/(expenses|import|list|plan|wire)\//.test(file);
/** Mocked modules and the modules that use them stay loaded in a worker. */
const mocksModules = (file: string) =>
  readFileSync(path(file), "utf8").includes("vi.mock(");
const usesDocument = (file: string) =>
  readFileSync(path(file), "utf8").startsWith("// @vitest-environment jsdom");

const pure = tests.filter(isPure);
const documents = tests.filter(
  (file) => usesDocument(file) && !mocksModules(file),
);
const others = tests.filter(
  (file) => !pure.includes(file) && !documents.includes(file),
);

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
    projects: [
      // Files that share a worker take half of the time.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: "document",
          include: documents,
          environment: "jsdom",
          isolate: false,
          setupFiles: ["lib/testing/new-document.ts"],
        },
      },
      { extends: true, test: { name: "other", include: others } },
    ],
    restoreMocks: true,
    // Testing Library unmounts after each test where afterEach is global:
    // https://testing-library.com/docs/react-testing-library/setup#auto-cleanup-in-vitest
    globals: true,
    // Longer than on an idle machine, for a busy one.
    expect: { poll: { timeout: 5_000 } },
    testTimeout: isLongRun ? 60_000 : 10_000,
    // Threads of one process would receive each other's broadcasts.
    pool: "forks",
    // More workers than by default, because the slowest tests mostly wait.
    maxWorkers: "150%",
  },
});
