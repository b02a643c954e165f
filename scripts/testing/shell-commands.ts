import { readFileSync } from "node:fs";

const CODE_BLOCK = /^```(.*)\n([\s\S]*?)^```$/gm;

/** The commands in the `sh` blocks of a document. A block that no test runs is `sh by-hand`. */
export function testedCommands(document: string): string[] {
  // A command continues behind a backslash.
  return shellScript(readFileSync(document, "utf8"))
    .split(/(?<!\\)\n/)
    .filter(Boolean);
}

/** The `sh` blocks of a section of a document, as one script. */
export function shellCommands(document: string, heading: string): string {
  const sections = readFileSync(document, "utf8").split(/^## /m);
  const text = sections.find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return shellScript(text);
}

function shellScript(text: string): string {
  return [...text.matchAll(CODE_BLOCK)]
    .filter(([, info]) => info === "sh")
    .map(([, , script = ""]) => script)
    .join("");
}

/**
 * The documented commands that copy the database file, and those that restore it,
 * for these paths.
 */
export function backupCommands(file: string, copy: string) {
  const [backup = "", ...restore] = shellCommands(
    "docs/stores.md",
    "Backup and restore",
  )
    .replaceAll("data/expenses.db", file)
    .replaceAll("backup.db", copy)
    .trim()
    .split("\n");
  return { backup, restore: restore.join("\n") };
}
