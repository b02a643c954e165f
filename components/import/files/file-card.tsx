import { FileText, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { PreviewRow } from "@/components/import/rows/preview-row";
import { ICON_BUTTON, QUIET_LINK } from "@/components/ui/button-class";
import { countText } from "@/components/ui/count-text";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useRupeesIn } from "@/components/ui/use-rupees";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import type { ReadOptions, Statement } from "@/lib/domain/import/statement";
import { ColumnsForm } from "./columns-form";
import { DateOrderChoice } from "./date-order-choice";
import { PasswordForm } from "./password-form";
import {
  type FileProgress,
  needsPassword,
  type StatementFile,
} from "./statement-file";

/** Warnings beyond this number are counted only. */
const MAX_WARNINGS = 20;

/** One file: what was read, and what only the user can decide. */
export function FileCard({
  file,
  progress,
  onChangeOptions,
  onResetColumns,
  onJump,
  onRemove,
}: {
  file: StatementFile;
  progress: FileProgress | undefined;
  onChangeOptions: (file: StatementFile, options: ReadOptions) => void;
  onResetColumns: (file: StatementFile) => void;
  onJump: (rowId: string) => void;
  onRemove: (id: string) => void;
}) {
  const { statement, status, failure } = file;
  const change = (options: ReadOptions) => onChangeOptions(file, options);
  const hasFailed = status === "failed";
  const isAsking = failure?.code === "password-needed";
  const messageId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The form of the password is removed when the file is open.
    if (
      status === "read" &&
      failure &&
      document.activeElement === document.body
    )
      card.current?.focus();
  }, [status, failure]);
  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-busy={status === "reading"}
      className="outline-none"
    >
      <div className="flex items-center gap-3">
        <FileText
          size={24}
          strokeWidth={1.8}
          className={`shrink-0 ${hasFailed && !isAsking ? "text-danger" : "text-purple"}`}
        />
        <p className="min-w-0 grow py-2 text-md/5">
          <bdi className="block font-medium">{file.name}</bdi>{" "}
          <span className="block text-sm text-muted">
            {status === "reading" &&
              (progress ? pagesText(progress) : "Reading…")}
            {status === "read" &&
              statement &&
              `${statement.source} · ${countText(file.rows.length, "row")}${sheetsText(statement)}`}
          </span>
        </p>
        <button
          type="button"
          aria-label={`${status === "reading" ? "Cancel" : "Remove"} ${file.name}`}
          onClick={() => onRemove(file.id)}
          className={`${ICON_BUTTON} -mr-3 self-start`}
        >
          <X aria-hidden size={20} strokeWidth={1.8} />
        </button>
      </div>
      {progress && (
        <div className="pb-3">
          <ProgressBar
            label={`Pages of ${file.name} read`}
            max={progress.total}
            value={progress.done}
          />
        </div>
      )}
      {hasFailed && failure && (
        <p
          id={messageId}
          role="alert"
          className={`pb-3 text-md ${isAsking ? "text-warning" : "text-danger"}`}
        >
          {failure.message}
        </p>
      )}
      {needsPassword(file) && (
        <PasswordForm
          messageId={messageId}
          isWrong={hasFailed && failure?.code === "password-wrong"}
          isOpening={status === "reading"}
          onSubmit={(password) => change({ password })}
        />
      )}
      {statement && (
        <>
          {statement.ambiguousDate && (
            <DateOrderChoice
              date={statement.ambiguousDate}
              order={
                file.options.dateOrder ?? statement.dateOrder ?? "day-first"
              }
              onChange={(dateOrder) => change({ dateOrder })}
            />
          )}
          {!hasFailed && <Warnings file={file} onJump={onJump} />}
          {statement.table && (
            <ColumnsForm
              // Also with columns with which the file could not be read.
              table={{
                ...statement.table,
                ...(file.options.columns && { columns: file.options.columns }),
              }}
              onChange={(columns) => change({ columns })}
              onReset={file.options.columns && (() => onResetColumns(file))}
            />
          )}
        </>
      )}
    </li>
  );
}

function Warnings({
  file: { id, rows, statement },
  onJump,
}: {
  file: StatementFile;
  onJump: (rowId: string) => void;
}) {
  const rupeesIn = useRupeesIn();
  const warnings = statement?.warnings ?? [];
  if (warnings.length === 0) return null;
  const shown = warnings.slice(0, MAX_WARNINGS);
  const more = warnings.length - shown.length;
  const names = rowNames(
    rows,
    new Set(shown.map(({ line }) => `${id}:${line}`)),
  );
  return (
    <ul aria-label="Warnings" className="text-sm">
      {shown.map(({ line, text }, index) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-3">
          <span className="py-1 text-warning">{rupeesIn(text)}</span>
          {line !== undefined && (
            <button
              type="button"
              onClick={() => onJump(`${id}:${line}`)}
              className={`${QUIET_LINK} text-start`}
            >
              Show row {line}
              {names.has(`${id}:${line}`) && `: ${names.get(`${id}:${line}`)}`}
            </button>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="py-1 text-muted">
          {more.toLocaleString("en-IN")} more like these.
        </li>
      )}
    </ul>
  );
}

/** Their dates and texts by id, because the numbers of rows are not shown. */
function rowNames(
  rows: readonly PreviewRow[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    rows
      .filter(({ id }) => ids.has(id))
      .map(({ id, found, leftOut }) => {
        const { date } = found ?? leftOut;
        const text = found ? found.description : leftOut.text;
        const parts = date ? [formatDate(date), text] : [text];
        return [id, parts.filter((part) => part !== "").join(", ")];
      }),
  );
}

function pagesText({ done, total }: FileProgress): string {
  return `Reading page ${Math.min(done + 1, total).toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")}…`;
}

/** ` (Oct 40, Nov 38)` */
function sheetsText({ sheets }: Statement): string {
  return sheets
    ? ` (${sheets.map(({ name, rowCount }) => `${name} ${rowCount}`).join(", ")})`
    : "";
}
