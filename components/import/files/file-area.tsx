import { useRef } from "react";
import { SharedContentLoader } from "@/components/device/shared-content-loader";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { FileCard } from "./file-card";
import { FilePicker } from "./file-picker";
import { usePageDrop } from "./use-page-drop";
import type { NewFile, StatementFiles } from "./use-statement-files";

const OFFLINE_REASON = "read-offline";

/** The added files, and the ways to add more: choosing, dropping, pasting and sharing. */
export function FileArea({
  statementFiles: { files, progress, remove, changeOptions, resetColumns },
  onAdd,
  onJump,
}: {
  statementFiles: StatementFiles;
  onAdd: (files: readonly NewFile[]) => void;
  /** Called with the id of a row that the user wants to see. */
  onJump: (id: string) => void;
}) {
  const isOffline = useIsOffline();
  const pasted = useRef(0);
  const cards = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const addFiles = (chosen: readonly File[]) =>
    onAdd(chosen.map((file) => ({ name: file.name, content: file })));
  const addText = (text: string) => {
    pasted.current += 1;
    const name = `Pasted text ${pasted.current}`;
    onAdd([{ name, content: new Blob([text]) }]);
  };
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
    <div className="flex min-w-0 flex-col gap-3.5 md:gap-4 xl:not-last:col-start-2">
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
      >
        {files.length > 0 && (
          <ul
            ref={cards}
            aria-label="Files"
            // A reload would lose what was changed in their rows.
            data-unsaved=""
            className="flex w-full flex-col divide-y divide-hairline"
          >
            {files.map((file) => (
              <FileCard
                key={file.id}
                file={file}
                progress={progress?.id === file.id ? progress : undefined}
                onChangeOptions={changeOptions}
                onResetColumns={resetColumns}
                onJump={onJump}
                onRemove={removeFile}
              />
            ))}
          </ul>
        )}
      </FilePicker>
    </div>
  );
}
