import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ file: string, title: string, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
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
  // The outermost suites are the files.
  const specs = suites.flatMap((suite) => specsOf({ ...suite, title: "" }));
  return specs.map(({ file, title, ok, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ok,
    ms: tests[0]?.results.at(-1)?.duration ?? 0,
  }));
}

/**
 * The tests of a suite, with the titles of the suites around them.
 *
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ title, specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)].map((spec) => ({
    ...spec,
    title: `${title} ${spec.title}`.trim(),
  }));
}
