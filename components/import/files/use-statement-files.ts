import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import {
  forgetChosenColumns,
  storeChosenColumns,
} from "@/lib/browser/import/chosen-columns";
import { randomKey } from "@/lib/browser/storage/random-key";
import {
  type ReadOptions,
  StatementError,
} from "@/lib/domain/import/statement";
import {
  previewRows,
  type ProposeCategory,
} from "@/components/import/rows/preview-rows";
import { readWithChosenColumns } from "./read-with-chosen-columns";
import type {
  FileProgress,
  ReadFailure,
  StatementFile,
} from "./statement-file";

/** A file to add: one that was chosen, or pasted text. */
export type NewFile = { name: string; content: Blob };

export type StatementFiles = ReturnType<typeof useStatementFiles>;

/** The files of the screen, read one after another in a worker. */
export function useStatementFiles(
  /** Called for each file. */
  startProposals: () => ProposeCategory,
) {
  const [files, setFiles] = useState<readonly StatementFile[]>([]);
  // Not a part of the files, so that a report does not compute all rows again.
  const [progress, setProgress] = useState<FileProgress>();
  const readings = useRef(new Map<string, AbortController>());
  const lastReading = useRef<Promise<void>>(Promise.resolve());
  const propose = useRef(startProposals);
  useEffect(() => {
    propose.current = startProposals;
  });
  useEffect(() => {
    const running = readings.current;
    return () => running.forEach((reading) => reading.abort());
  }, []);

  const update = (id: string, change: Partial<StatementFile>) =>
    setFiles((files) =>
      files.map((file) => (file.id === id ? { ...file, ...change } : file)),
    );
  const read = (file: StatementFile, options: ReadOptions) => {
    const { id } = file;
    readings.current.get(id)?.abort();
    const reading = new AbortController();
    readings.current.set(id, reading);
    const { signal } = reading;
    const run = async () => {
      if (signal.aborted) return;
      try {
        const result = await readWithChosenColumns(
          file.content,
          options,
          signal,
          (pages) => setProgress({ id, ...pages }),
        );
        const rows = await previewRows(
          result.statement,
          id,
          propose.current(),
          signal,
        );
        // A transition is rendered in slices, for no noticeable delay of input.
        startTransition(() => update(id, { status: "read", rows, ...result }));
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof StatementError))
          console.error("The file could not be read.", error);
        update(id, { status: "failed", rows: [], failure: readFailure(error) });
      } finally {
        setProgress(undefined);
      }
    };
    lastReading.current = lastReading.current.then(run);
  };
  const readAgain = (file: StatementFile, options: ReadOptions) => {
    update(file.id, { status: "reading", options });
    read(file, options);
  };

  const add = (newFiles: readonly NewFile[]) => {
    const added = newFiles.map((file): StatementFile => ({
      ...file,
      id: randomKey(),
      options: {},
      status: "reading",
      rows: [],
    }));
    setFiles((files) => [...files, ...added]);
    for (const file of added) read(file, {});
  };
  const remove = (id: string) => {
    readings.current.get(id)?.abort();
    setFiles((files) => files.filter((file) => file.id !== id));
  };
  const changeOptions = (file: StatementFile, changed: ReadOptions) => {
    const header = file.statement?.table?.header;
    if (changed.columns && header) storeChosenColumns(header, changed.columns);
    readAgain(file, { ...file.options, ...changed });
  };
  /** Forgets the columns that were chosen for its header, and finds them again. */
  const resetColumns = (file: StatementFile) => {
    const header = file.statement?.table?.header;
    if (header) forgetChosenColumns(header);
    const options = { ...file.options };
    delete options.columns;
    readAgain(file, options);
  };
  const rows = useMemo(() => files.flatMap(({ rows }) => rows), [files]);
  return { files, rows, progress, add, remove, changeOptions, resetColumns };
}

function readFailure(error: unknown): ReadFailure {
  if (error instanceof StatementError)
    return { code: error.code, message: error.message };
  return {
    code: "defect",
    // The readers are loaded, and stored on this device, when they are first used.
    message: navigator.onLine
      ? "This file could not be read."
      : "You are offline. The first file of a kind needs the network: add it again later.",
  };
}
