import type { PreviewRow } from "@/components/import/rows/preview-row";
import type {
  ReadOptions,
  ReadProgress,
  Statement,
  StatementError,
} from "@/lib/domain/import/statement";

export type StatementFile = {
  id: string;
  name: string;
  content: Blob;
  options: ReadOptions;
  status: "reading" | "read" | "failed";
  /** What was read last, also while the file is read again. */
  statement?: Statement;
  rows: readonly PreviewRow[];
  /** Why it could not be read last, also while it is read again. */
  failure?: ReadFailure;
};

/** The file that is being read, and its pages. */
export type FileProgress = { id: string } & Parameters<ReadProgress>[0];

/** The message is a sentence for the user. */
export type ReadFailure = {
  code: StatementError["code"] | "defect";
  message: string;
};

/** Whether the file asks for a password, or is being opened with one. */
export function needsPassword({ failure, statement }: StatementFile): boolean {
  return (
    statement === undefined &&
    (failure?.code === "password-needed" || failure?.code === "password-wrong")
  );
}
