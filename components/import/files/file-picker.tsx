import { ClipboardPaste, FileUp, Plus, ShieldCheck } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { buttonClass, TEXT_BUTTON } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/button";

const EMPTY =
  "flex flex-col items-center gap-1 rounded-card border-[1.5px] border-dashed bg-surface px-4 pt-7 pb-6 text-center md:px-6 md:pt-12 md:pb-10";
const WITH_FILES =
  "rounded-card bg-surface px-4 py-2 shadow-card forced-colors:outline xl:px-6 xl:py-5";
const BUTTONS = "flex flex-wrap items-center gap-2";
const EMPTY_BUTTONS = "mt-3.5 mb-2.5 justify-center *:min-h-12! *:text-base!";

export function FilePicker({
  addButton,
  hasFiles,
  isDragging,
  isOffline,
  reasonId,
  onFiles,
  onText,
  children,
}: {
  addButton: Ref<HTMLButtonElement>;
  hasFiles: boolean;
  isDragging: boolean;
  isOffline: boolean;
  /** The id of the text that says why. */
  reasonId: string;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
  /** The added files. */
  children: ReactNode;
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
  const frame = hasFiles ? WITH_FILES : EMPTY;
  const edge = hasFiles ? "outline-2 outline-teal" : "border-teal";
  return (
    <>
      <section
        aria-label="Files"
        className={`transition-colors duration-150 ${frame} ${isDragging ? `${edge} bg-teal-soft!` : "border-control"}`}
      >
        {hasFiles ? (
          <h2 className="text-lg/6.5 font-semibold tracking-[-0.01em] max-xl:sr-only">
            Files
          </h2>
        ) : (
          <Invitation />
        )}
        {children}
        <div
          className={`${BUTTONS} ${hasFiles ? "max-xl:pb-2 xl:mt-3.5" : EMPTY_BUTTONS}`}
        >
          <Button
            ref={addButton}
            isDisabled={isOffline}
            reasonId={reasonId}
            onClick={() => input.current?.click()}
            className={buttonClass(hasFiles ? "quiet" : "filled")}
          >
            {hasFiles && <Plus size={20} strokeWidth={1.8} className="-ml-1" />}
            {hasFiles ? "Add a file" : "Choose files"}
          </Button>
          {canPaste && (
            <Button
              isDisabled={isOffline}
              reasonId={reasonId}
              onClick={() => void paste()}
              className={
                hasFiles ? `${TEXT_BUTTON} px-3` : buttonClass("quiet")
              }
            >
              <ClipboardPaste size={20} strokeWidth={1.8} className="-ml-1" />
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
        {!hasFiles && <Privacy className="max-w-[52ch] text-sm" />}
      </section>
      {hasFiles ? (
        <Card className="px-6 py-5 max-xl:hidden">
          <Privacy className="text-md text-balance" />
        </Card>
      ) : (
        <ReadableFiles />
      )}
    </>
  );
}

/** A placeholder of the size of the file picker. */
export function FilePickerSkeleton() {
  return (
    <>
      <div aria-hidden className={`${EMPTY} border-line *:invisible`}>
        <Invitation />
        <div className={`${BUTTONS} ${EMPTY_BUTTONS}`}>
          <span className={buttonClass("filled")}>Choose files</span>
        </div>
        <Privacy className="max-w-[52ch] text-sm" />
      </div>
      <ReadableFiles />
    </>
  );
}

function Invitation() {
  return (
    <>
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-purple-soft text-purple">
        <FileUp size={26} strokeWidth={1.8} />
      </span>
      <h2 className="text-lg/6.5 font-semibold">
        <span className="pointer-coarse:hidden">Drop a statement here</span>
        <span className="pointer-fine:hidden">Choose a statement</span>
      </h2>
      <p className="max-w-[44ch] text-md text-balance text-muted">
        PDF, CSV or XLSX from your bank or UPI app. You see every row first.
      </p>
    </>
  );
}

function Privacy({ className }: { className: string }) {
  return (
    <p className={`flex gap-2.5 text-start text-muted ${className}`}>
      <ShieldCheck size={20} strokeWidth={1.8} className="shrink-0 text-teal" />
      The file stays on this device. Its rows are sent to compare them with your
      list; only those you import are saved.
    </p>
  );
}

const KINDS = [
  ["PDF", "Statements from banks and UPI apps, also with a password"],
  ["CSV, XLSX, HTML", "Any table with a date, a description and an amount"],
  ["ZIP, JSON", "The export of a UPI app, or a backup from Your data"],
];

function ReadableFiles() {
  return (
    <ul
      aria-label="Formats that work"
      className="mt-1 grid gap-x-8 gap-y-3.5 px-1 text-md/5 md:mt-2 md:grid-cols-3 md:px-2"
    >
      {KINDS.map(([kind, about]) => (
        <li key={kind}>
          <b className="block font-medium">{kind}</b>
          <span className="block text-balance text-muted">{about}</span>
        </li>
      ))}
    </ul>
  );
}
