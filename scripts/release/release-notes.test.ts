import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.1.0] - 2027-01-02

### Added

- A thing.

## [1.0.0] - 2026-11-27

- Older.
`;

function releaseNotes(tag: string, version: string, changelog = CHANGELOG) {
  const cwd = mkdtempSync(join(tmpdir(), "release-notes-"));
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ version }));
  writeFileSync(join(cwd, "CHANGELOG.md"), changelog);
  const script = resolve("scripts/release/release-notes.mjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, tag],
    { cwd, encoding: "utf8" },
  );
  rmSync(cwd, { recursive: true });
  return { status, output: stdout + stderr };
}

it("prints the section of the version", () => {
  expect(releaseNotes("v1.1.0", "1.1.0")).toEqual({
    status: 0,
    output: "### Added\n\n- A thing.\n",
  });
});

it("fails when the tag is not the version of package.json", () => {
  expect(releaseNotes("v1.1.0", "1.0.0")).toEqual({
    status: 1,
    output: "The tag v1.1.0 is not the version 1.0.0 of package.json.\n",
  });
});

it("fails when CHANGELOG.md has no section for the version", () => {
  expect(releaseNotes("v1.2.0", "1.2.0")).toEqual({
    status: 1,
    output: "CHANGELOG.md has no section ## [1.2.0] with its date.\n",
  });
});

it("the version of package.json has a section in CHANGELOG.md", () => {
  const read = (path: string) => readFileSync(path, "utf8");
  const { version } = JSON.parse(read("package.json")) as { version: string };
  expect(
    releaseNotes(`v${version}`, version, read("CHANGELOG.md")).output,
  ).toContain("### Added");
});
