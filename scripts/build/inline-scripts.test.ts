import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { allowInlineScripts, HASHES_PLACEHOLDER } from "./inline-scripts.mjs";

const PAGES = {
  "server/app/index.html": "<script>1</script><script src='a.js'></script>",
  "server/pages/500.html": "<script>1</script>",
  "server/route-cache/APP_PAGE/a/$/show.html": "<script nonce=''>2</script>",
};
/** The SHA-256 digests of "1" and "2", in base64. */
const HASHES =
  "'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='";

/** A folder with the files of a build in .next. */
function build(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, ".next", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return {
    folder,
    read: (name: string) => readFileSync(join(folder, ".next", name), "utf8"),
  };
}

const policy = (hashes: string) =>
  JSON.stringify({ value: `script-src 'self' ${hashes}; style-src 'self'` });

it("allows the inline scripts of all pages, in each file that has the headers", () => {
  const files = ["routes-manifest.json", "output/config.json"];
  for (const names of [files.slice(0, 1), files]) {
    const { folder, read } = build({
      ...PAGES,
      ...Object.fromEntries(
        names.map((name) => [name, policy(HASHES_PLACEHOLDER)]),
      ),
    });
    allowInlineScripts(folder);
    for (const name of names) expect(read(name)).toBe(policy(HASHES));
  }
});

it("fails if the build has no headers", () => {
  expect(() => allowInlineScripts(build(PAGES).folder)).toThrow(
    "routes-manifest.json",
  );
});

it("fails if the headers have no policy that waits for hashes", () => {
  for (const name of ["routes-manifest.json", "output/config.json"]) {
    const { folder } = build({
      ...PAGES,
      "routes-manifest.json": policy(HASHES_PLACEHOLDER),
      [name]: policy(""),
    });
    expect(() => allowInlineScripts(folder)).toThrow(
      `${name} has no Content-Security-Policy`,
    );
  }
});
