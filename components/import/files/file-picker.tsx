import { ClipboardPaste, FileUp } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";

const FRAME =
  "flex flex-col items-center gap-3 rounded-card border border-dashed px-4 text-center transition-colors duration-150 sm:px-6";
const EMPTY = "py-10 sm:py-14";
const BUTTONS = "flex flex-wrap justify-center gap-3";

export function FilePicker({
  addButton,
  hasFiles,
  isDragging,
  isOffline,
  reasonId,
  onFiles,
  onText,
}: {
  addButton: Ref<HTMLButtonElement>;
  hasFiles: boolean;
  isDragging: boolean;
  /** Disables the buttons. */
  isOffline: boolean;
  /** The id of the text that says why. */
  reasonId: string;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const paste = async () => {
    try {
      setIsRefused(false);
      onText(await navigator.clipboard.readText());
    } catch {
      setIsRefused(true);
    }
  };
  // Missing on plain http.
  const canPaste = "clipboard" in navigator;
  return (
    <section
      aria-label="Files"
      className={`${FRAME} ${hasFiles ? "py-4" : EMPTY} ${isDragging ? "border-teal bg-teal/10" : "border-line bg-surface"}`}
    >
      {!hasFiles && <Invitation />}
      <div className={BUTTONS}>
        <Button
          ref={addButton}
          isDisabled={isOffline}
          reasonId={reasonId}
          onClick={() => input.current?.click()}
          className={buttonClass(hasFiles ? "quiet" : "filled")}
        >
          {hasFiles ? "Add another file" : "Choose files"}
        </Button>
        {canPaste && (
          <Button
            isDisabled={isOffline}
            reasonId={reasonId}
            onClick={() => void paste()}
            className={`${buttonClass("quiet")} gap-2`}
          >
            <ClipboardPaste aria-hidden size={18} strokeWidth={2} />
            Paste
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Statement files"
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      {isRefused && (
        <p role="alert" className="text-sm text-danger">
          The browser did not share the clipboard. Press Ctrl+V on this page
          instead.
        </p>
      )}
      {!hasFiles && <ReadableFiles />}
    </section>
  );
}

/** A placeholder of the size of the file picker. */
export function FilePickerSkeleton() {
  return (
    <div
      aria-hidden
      className={`${FRAME} ${EMPTY} border-line bg-surface *:invisible`}
    >
      <Invitation />
      <div className={BUTTONS}>
        <span className={buttonClass("filled")}>Choose files</span>
      </div>
      <ReadableFiles />
    </div>
  );
}

function Invitation() {
  return (
    <>
      <FileUp aria-hidden size={32} strokeWidth={1.5} className="text-muted" />
      <p className="text-lg">Drop a statement anywhere on this page</p>
    </>
  );
}

function ReadableFiles() {
  return (
    <p className="max-w-form text-sm text-pretty text-muted">
      PDF from PhonePe, Google Pay, Paytm and banks; CSV, TSV, XLSX or HTML from
      PhonePe, Paytm, BHIM, HDFC, SBI, ICICI, Axis, Kotak, IDFC FIRST and other
      banks; the Takeout of Google Pay as a zip file or its My Activity.html;
      any table with a date, a description and an amount, and files that you
      have downloaded here.
    </p>
  );
}
