import type { PreviewRow } from "@/components/import/preview/preview-row";
import type { ReadOptions, Statement } from "@/lib/import/statement";

/** A file that the user has chosen. */
export type StatementFile = {
  id: string;
  name: string;
  content: Blob;
  options: ReadOptions;
  status: "reading" | "read" | "failed";
  /** What was read last, also while the file is read again. */
  statement?: Statement;
  rows: readonly PreviewRow[];
  failure?: ReadFailure;
};

/** The message is a sentence for the user. */
export type ReadFailure = { needsPassword: boolean; message: string };

export type FileChange =
  | { kind: "add"; files: StatementFile[] }
  | { kind: "remove"; id: string }
  | { kind: "reread"; id: string; options: ReadOptions }
  | {
      kind: "read";
      id: string;
      statement: Statement;
      rows: PreviewRow[];
      options: ReadOptions;
    }
  | { kind: "failed"; id: string; failure: ReadFailure };

export function changeFiles(
  files: readonly StatementFile[],
  change: FileChange,
): readonly StatementFile[] {
  switch (change.kind) {
    case "add":
      return [...files, ...change.files];
    case "remove":
      return files.filter(({ id }) => id !== change.id);
    case "reread":
      return update(files, change.id, {
        status: "reading",
        options: change.options,
      });
    case "read":
      return update(files, change.id, {
        status: "read",
        statement: change.statement,
        rows: change.rows,
        options: change.options,
      });
    case "failed":
      return update(files, change.id, {
        status: "failed",
        rows: [],
        failure: change.failure,
      });
  }
}

function update(
  files: readonly StatementFile[],
  id: string,
  change: Partial<StatementFile>,
): readonly StatementFile[] {
  return files.map((file) => (file.id === id ? { ...file, ...change } : file));
}
