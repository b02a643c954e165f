import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { WAIT_MS } from "./lib/testing/wait-ms.ts";

const path = (relative: string) =>
  fileURLToPath(new URL(relative, import.meta.url));

const isLongRun = process.env["TEST_RUN"] === "all";

const tests = ["app", "components", "lib", "scripts"].flatMap((folder) =>
  readdirSync(path(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => isLongRun || !file.includes(".long."))
    .map((file) => `${folder}/${file}`),
);
const isPure = (file: string) => file.startsWith("lib/domain/");
const contains = (file: string, text: string) =>
  readFileSync(path(file), "utf8").includes(text);

function projectOf(
  file: string,
): "pure" | "server" | "isolated" | "hooks" | "screens" {
  if (isPure(file)) return "pure";
  if (!contains(file, "@vitest-environment jsdom"))
    // Code of the browser may go on after a test, when its globals are gone.
    return file.startsWith("lib/browser/") ? "isolated" : "server";
  return file.endsWith("x") ? "screens" : "hooks";
}
const filesOf = (name: string) =>
  tests.filter((file) => projectOf(file) === name);
const project = (name: string, test: InlineConfig) => ({
  extends: true as const,
  test: { name, include: filesOf(name), isolate: false, ...test },
});
const seed = "lib/testing/property-seed.ts";
const newModules = "lib/testing/new-modules.ts";
const newDocument = "lib/testing/new-document.ts";

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
      project("pure", { setupFiles: seed }),
      project("server", { setupFiles: [seed, newModules] }),
      project("isolated", { setupFiles: seed, isolate: true }),
      project("hooks", { setupFiles: [seed, newModules, newDocument] }),
      project("screens", { setupFiles: [seed, newModules, newDocument] }),
    ],
    // If two parts of a font are damaged, pdf.js rejects with the error of one and
    // drops the rejection of the other:
    // https://github.com/mozilla/pdf.js/blob/master/src/core/evaluator.js (extractDataStructures)
    onUnhandledError: ({ name, stack }) =>
      !(name === "FormatError" && stack?.includes("pdf.worker")),
    // Keeps transformed modules in node_modules for the next run, by their content.
    experimental: { fsModuleCache: true },
    restoreMocks: true,
    // Testing Library unmounts after each test where afterEach is global:
    // https://testing-library.com/docs/react-testing-library/setup#auto-cleanup-in-vitest
    globals: true,
    expect: { poll: { timeout: WAIT_MS } },
    testTimeout: isLongRun ? 120_000 : 10_000,
    // The first load of a module in a worker takes long.
    hookTimeout: 60_000,
    // Threads of one process would receive each other's broadcasts.
    pool: "forks",
    // More workers than cores, because some tests mostly wait.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});
