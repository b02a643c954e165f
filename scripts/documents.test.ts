import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { testedCommands } from "./testing/shell-commands";

const read = (path: string) => readFileSync(path, "utf8");
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const documents = tracked.filter((path) => path.endsWith(".md"));
const folders = new Set(
  tracked
    .filter((path) => path.includes("/"))
    .map((path) => path.split("/")[0]),
);
const { scripts } = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
};

const CODE_BLOCK = /^```(.*)\n([\s\S]*?)^```$/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\[[^[\]]*\]\(([^)\s]+)\)/g;
const TABLE_ROW = /^\|(.+)\|$/gm;
const HEADING = /^#+ (.+)$/gm;
const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;

/** The first line of each command in a `sh` block of a document, and what runs it. */
const TESTED_BY: Record<string, string> = {
  "npm start": "e2e/server/start-command.spec.ts",
  "npm test": ".ci/run",
  "npm ci --ignore-scripts": ".github/workflows/cluster.yml",
  "npm rebuild better-sqlite3": ".github/workflows/cluster.yml",
  "npm run backup -- backup.db": "scripts/documented-commands.long.test.ts",
  "rm -f data/expenses.db-wal data/expenses.db-shm":
    "scripts/documented-commands.long.test.ts",
  "cp backup.db data/expenses.db": "scripts/documented-commands.long.test.ts",
  "npm run prune": "scripts/documented-commands.long.test.ts",
  "npm run prune -- --days 400 --delete":
    "scripts/documented-commands.long.test.ts",
  "npm run scaling": "scripts/documented-commands.long.test.ts",
  "npm run test:load": ".ci/run",
  "npm run test:faults": ".ci/run",
  "curl --fail-with-body http://localhost:3000/api/add \\":
    "e2e/server/documented-calls.spec.ts",
  "curl --fail-with-body https://kharcha.example/api/add \\":
    "e2e/server/documented-calls.spec.ts",
};

const prose = (document: string) => read(document).replace(CODE_BLOCK, "");
const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

/** Heading ids as GitHub makes them; no document repeats a heading. */
function anchors(document: string): string[] {
  return firstGroups(prose(document), HEADING).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function isBroken(document: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchors(target).includes(anchor);
}

describe.each(documents)("%s", (document) => {
  it("has no broken link, image or anchor", () => {
    const links = firstGroups(prose(document).replace(INLINE_CODE, ""), LINK);
    expect(links.filter((link) => isBroken(document, link))).toEqual([]);
  });

  it("names only scripts of package.json", () => {
    const commands = [...read(document).matchAll(COMMAND)].map(
      ([, script, shorthand]) => script ?? shorthand ?? "",
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("names only files and folders that exist", () => {
    const paths = firstGroups(prose(document), INLINE_CODE).filter(
      (code) => !code.includes(" ") && folders.has(code.split("/")[0]),
    );
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("has no table cell of more than 25 words", () => {
    const cells = firstGroups(prose(document), TABLE_ROW).flatMap((row) =>
      row.split("|"),
    );
    expect(
      cells.filter((cell) => cell.trim().split(/\s+/).length > 25),
    ).toEqual([]);
  });
});

it("the README's map names only files and folders that exist", () => {
  const [, map = ""] =
    /^## Map\n\n```\n([\s\S]*?)^```$/m.exec(read("README.md")) ?? [];
  const paths = firstGroups(map, /^(\S+)/gm);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it(".env.example has every variable of the README and of docs/stores.md", () => {
  const variables = ["README.md", "docs/stores.md"].flatMap((document) =>
    firstGroups(read(document), /`([A-Z]+_[A-Z_]+)(?:=\d+)?`/g),
  );
  expect(variables.length).toBeGreaterThan(5);
  const example = read(".env.example");
  for (const variable of variables) expect(example).toContain(`${variable}=`);
});

it("every command of the documents is run by a test, or its block is `sh by-hand`", () => {
  const commands = documents
    .flatMap(testedCommands)
    .map((command) => command.split("\n")[0]);
  expect([...new Set(commands)].sort()).toEqual(Object.keys(TESTED_BY).sort());
  for (const [command, path] of Object.entries(TESTED_BY)) {
    expect(existsSync(path), path).toBe(true);
    // A test takes the command from the document; other files repeat it.
    if (!path.endsWith(".ts")) expect(read(path)).toContain(command);
  }
});

it("every script of package.json starts a program that exists", () => {
  const programs = Object.values(scripts)
    .flatMap((script) => script.split(" && "))
    .map((command) => {
      const words = command.split(" ");
      if (words[0] === "bash") return words[1] ?? command;
      return words[0] === "node"
        ? (words.find((word) => /^scripts\/.*\.(mjs|ts)$/.test(word)) ??
            command)
        : `node_modules/.bin/${words[0]}`;
    });
  expect(programs.filter((path) => !existsSync(path))).toEqual([]);
});

it("CONTRIBUTING.md lists every script of package.json", () => {
  const listed = read("CONTRIBUTING.md");
  for (const name of Object.keys(scripts))
    expect(listed).toMatch(new RegExp(`npm (run )?${name}\\b`));
});

it("each decision has its number, its three parts and fewer than 25 lines", () => {
  const folder = "docs/decisions";
  const names = readdirSync(folder);
  const numbers = names.map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(names.length);
  for (const name of names) {
    const text = read(join(folder, name));
    expect(name).toMatch(/^\d{3}-[a-z\d-]+\.md$/);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} · `));
    const parts = firstGroups(text, /^\*\*(.+)\.\*\*/gm);
    expect(parts, name).toEqual(["Context", "Decision", "Trade-off"]);
    expect(text.split("\n").length, name).toBeLessThan(25);
  }
});
