import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

it("npm start -- --version prints the version, and neither installs nor builds", () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["package.json", "scripts"])
    cpSync(name, join(folder, name), { recursive: true });
  const output = execFileSync("npm", ["start", "--silent", "--", "--version"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as {
    version: string;
  };
  expect(output).toBe(`${version}\n`);
  expect(readdirSync(folder).sort()).toEqual(["package.json", "scripts"]);
});
