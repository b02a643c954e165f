import { readFileSync } from "node:fs";

// Prints the section of CHANGELOG.md for a tag: node scripts/release/release-notes.mjs v1.0.0

const [tag = ""] = process.argv.slice(2);
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
if (tag !== `v${version}`)
  fail(`The tag ${tag} is not the version ${version} of package.json.`);

const [, ...sections] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
const section = sections.find((text) => text.startsWith(`[${version}] - `));
if (!section)
  fail(`CHANGELOG.md has no section ## [${version}] with its date.`);
console.log(section.slice(section.indexOf("\n")).trim());

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
