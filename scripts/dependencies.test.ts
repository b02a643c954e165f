import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

it("every locked package has an integrity hash, except optional packages for other platforms", () => {
  type Package = {
    link?: boolean;
    integrity?: string;
    optional?: boolean;
    os?: string[];
    cpu?: string[];
  };
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, Package>;
  };
  const unhashed = Object.entries(packages).filter(
    ([path, { link, integrity, optional, os, cpu }]) =>
      path !== "" && !link && !integrity && !(optional && (os ?? cpu)),
  );
  expect(unhashed).toEqual([]);
});

it("the workflows pin their actions to commits", () => {
  const folder = ".github/workflows";
  const uses = readdirSync(folder).flatMap(
    (name) => read(`${folder}/${name}`).match(/uses: (?!\.\/)\S+/g) ?? [],
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

it("every Python package of the API test is pinned with a hash", () => {
  const lines = read(".ci/schemathesis.txt")
    .trim()
    .split(/(?<!\\)\n/);
  for (const line of lines) expect(line).toMatch(/^[^=]+==.*--hash=sha256:/s);
});
