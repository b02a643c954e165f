import { readFileSync } from "node:fs";

const CODE_BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The `sh` blocks of a section of a document, as one script. */
export function shellCommands(document: string, heading: string): string {
  const sections = readFileSync(document, "utf8").split(/^## /m);
  const text = sections.find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...text.matchAll(CODE_BLOCK)]
    .filter(([, language]) => language === "sh")
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
