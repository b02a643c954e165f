import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * The tests of a JSON report of Playwright, with a name, whether they passed, and
 * their time. Empty without a report.
 *
 * @param {string} file
 */
export function readTests(file) {
  if (!existsSync(file)) return [];
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(file, "utf8"));
  return specsOf(suites).map(({ file, title, ok, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ok,
    ms: tests[0]?.results.at(-1)?.duration ?? 0,
  }));
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites = [] }) => [
    ...specs,
    ...specsOf(suites),
  ]);
}
