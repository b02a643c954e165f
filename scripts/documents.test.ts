import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";

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

const CODE_BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^#+ (.+)$/gm;
const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;

/** Leaves the deletion in the write-ahead log. */
const DELETE_AND_CRASH = `
  new (require("better-sqlite3"))(process.argv[1]).exec("DELETE FROM expenses");
  process.kill(process.pid, "SIGKILL");
`;

const prose = (document: string) => read(document).replace(CODE_BLOCK, "");
const firstGroups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

/** The `sh` blocks of a section, as one script. */
function shellCommands(document: string, heading: string): string {
  const section = read(document).split(/^## /m);
  const text = section.find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...text.matchAll(CODE_BLOCK)]
    .filter(([, language]) => language === "sh")
    .map(([, , script = ""]) => script)
    .join("");
}

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
});

it("the README's map names only files and folders that exist", () => {
  const [, map = ""] =
    /^## Map\n\n```\n([\s\S]*?)^```$/m.exec(read("README.md")) ?? [];
  const paths = firstGroups(map, /^(\S+)/gm);
  expect(paths.length).toBeGreaterThan(10);
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

it("every script of package.json starts a program that exists", () => {
  const programs = Object.values(scripts)
    .flatMap((script) => script.split(" && "))
    .map((command) => {
      const words = command.split(" ");
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

it("the index lists every decision, and each has fewer than 25 lines", () => {
  const folder = "docs/decisions";
  const index = read(join(folder, "README.md"));
  for (const name of readdirSync(folder)) {
    if (name === "README.md") continue;
    expect(index).toContain(`(${name})`);
    expect(read(join(folder, name)).split("\n").length, name).toBeLessThan(25);
  }
});

it("the documented commands seed, back up, restore and prune the SQLite file", () => {
  const folder = mkdtempSync(join(tmpdir(), "expenses-documents-"));
  const file = join(folder, "expenses.db");
  const run = (script: string) =>
    execFileSync("sh", ["-ec", script], {
      env: {
        ...process.env,
        SQLITE_PATH: file,
        MONGODB_URI: "",
        EXPENSES_HOST: "",
      },
    });
  const count = () => {
    const database = new Database(file);
    const rows = database
      .prepare("SELECT count(*) FROM expenses")
      .pluck()
      .get();
    database.close();
    return rows;
  };
  const [seed = ""] = /npm run seed -- \d+/.exec(read("CONTRIBUTING.md")) ?? [];
  const [backup = "", ...restore] = shellCommands(
    "docs/stores.md",
    "Backup and restore",
  )
    .replaceAll("data/expenses.db", file)
    .replaceAll("backup.db", join(folder, "backup.db"))
    .trim()
    .split("\n");
  try {
    run(seed);
    expect(count()).toBe(10_000);
    run(backup);
    spawnSync(process.execPath, ["-e", DELETE_AND_CRASH, file]);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    run(restore.join("\n"));
    expect(count()).toBe(10_000);
    const output = run(shellCommands("docs/stores.md", "Unused lists"));
    expect(String(output)).toContain("Removed 0 private lists");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
