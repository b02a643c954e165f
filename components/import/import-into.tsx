import { useMemo, useRef, useState } from "react";
import { SharedContentLoader } from "@/components/device/shared-content-loader";
import { OfflineReason } from "@/components/device/unsent/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { FileCard } from "./files/file-card";
import { FilePicker } from "./files/file-picker";
import { usePageDrop } from "./files/use-page-drop";
import { useStatementFiles } from "./files/use-statement-files";
import { Preview } from "./preview/preview";
import { rowStates } from "./rows/row-states";
import { useKeyChecks } from "./preview/use-key-checks";
import { useRowEdits } from "./preview/use-row-edits";
import { useImport } from "./storing/use-import";
import { SingleAddsNotice } from "./storing/single-adds-notice";
import { useCategoryProposals } from "./use-category-proposals";

const OFFLINE_REASON = "read-offline";

/** Reads files, shows their rows, and stores the chosen ones in the list. */
export function ImportInto({ loaded }: { loaded: LoadedExpenses }) {
  const { list, isEditable, expenses } = loaded;
  const isOffline = useIsOffline();
  const { startProposals, learn, storeLearned } = useCategoryProposals(loaded);
  const { files, progress, add, remove, changeOptions, resetColumns } =
    useStatementFiles(startProposals);
  const rows = useMemo(() => files.flatMap(({ rows }) => rows), [files]);
  const ids = useMemo(
    () => new Set(expenses.map(({ _id }) => _id)),
    [expenses],
  );
  const { checks, setKeys, checkAgain, hasFailed } = useKeyChecks(
    rows,
    list,
    isEditable,
  );
  const states = useMemo(
    () => rowStates(rows, checks, ids),
    [rows, checks, ids],
  );
  const editing = useRowEdits(learn);
  const storing = useImport({
    isEditable,
    onKeys: setKeys,
    onStored: storeLearned,
  });
  const [focusedRow, setFocusedRow] = useState<{ id: string }>();
  const focusRow = (id: string) => setFocusedRow({ id });

  const pasted = useRef(0);
  const addFiles = (chosen: readonly File[]) => {
    storing.bind();
    add(chosen.map((file) => ({ name: file.name, content: file })));
  };
  const addText = (text: string) => {
    storing.bind();
    pasted.current += 1;
    const name = `Pasted text ${pasted.current}`;
    add([{ name, content: new Blob([text]) }]);
  };
  const cards = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The button that was pressed goes away, so that the focus would be lost. */
  const removeFile = (id: string) => {
    const index = files.findIndex((file) => file.id === id);
    const nextCard = cards.current?.children[index + 1];
    (nextCard?.querySelector("button") ?? addButton.current)?.focus();
    remove(id);
  };
  /** It may be out of sight. */
  const showReason = () =>
    document
      .getElementById(OFFLINE_REASON)
      ?.scrollIntoView({ block: "nearest" });
  const isDragging = usePageDrop(
    isOffline ? showReason : addFiles,
    isOffline ? showReason : addText,
  );
  return (
    <>
      {!isEditable && <SingleAddsNotice />}
      <SharedContentLoader
        kind="files"
        isWaiting={isOffline}
        onTaken={(shared) => "files" in shared && addFiles(shared.files)}
      />
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline}>
        Importing needs the network.
      </OfflineReason>
      <FilePicker
        addButton={addButton}
        isOffline={isOffline}
        reasonId={OFFLINE_REASON}
        hasFiles={files.length > 0}
        isDragging={isDragging && !isOffline}
        onFiles={addFiles}
        onText={addText}
      />
      {files.length > 0 && (
        <ul
          ref={cards}
          aria-label="Files"
          // A reload would lose what was changed in their rows.
          data-unsaved=""
          className="flex flex-col gap-3"
        >
          {files.map((file) => (
            <FileCard
              key={file.id}
              file={file}
              progress={progress?.id === file.id ? progress : undefined}
              onChangeOptions={changeOptions}
              onResetColumns={resetColumns}
              onJump={focusRow}
              onRemove={removeFile}
            />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <Preview
          rows={rows}
          states={states}
          editing={editing}
          focusedRow={focusedRow}
          onFocusRow={focusRow}
          importState={storing.state}
          hasCheckFailed={hasFailed}
          onCheckAgain={checkAgain}
          onImport={(chosen) =>
            void storing.start(
              chosen,
              files.map(({ name }) => name),
            )
          }
          onCancel={storing.cancel}
          onUndo={() => void storing.undo()}
        />
      )}
    </>
  );
}
