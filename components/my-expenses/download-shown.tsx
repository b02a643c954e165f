import {
  DOWNLOAD_FAILED,
  DOWNLOAD_FORMATS,
  useDownload,
} from "@/lib/browser/download/use-download";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { Expense } from "@/lib/domain/expenses/expense";

/** Downloads the expenses of the table, in its order. */
export function DownloadShown({ expenses }: { expenses: readonly Expense[] }) {
  const { hasFailed, download } = useDownload(expenses);
  return (
    <div className="mt-3 text-sm">
      <div
        role="group"
        aria-label="Download this list"
        className="flex flex-wrap items-center justify-end gap-x-4 px-4 text-muted sm:px-6"
      >
        <span aria-hidden>Download this list</span>
        {DOWNLOAD_FORMATS.map(([format, name]) => (
          <button
            key={format}
            type="button"
            onClick={() => void download(format)}
            className={QUIET_LINK}
          >
            {name}
          </button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="px-4 text-right text-danger sm:px-6">
          {DOWNLOAD_FAILED}
        </p>
      )}
    </div>
  );
}
