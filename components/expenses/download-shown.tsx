import { useState } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { today } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";

const FORMATS = [
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

/** Downloads the expenses of the table, in its order. The code is loaded on demand. */
export function DownloadShown({ expenses }: { expenses: readonly Expense[] }) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async (format: "csv" | "json") => {
    setHasFailed(false);
    try {
      const [{ exportFile, exportFileName }, { saveFile }] = await Promise.all([
        import("@/lib/import/own-export/export-file"),
        import("@/components/data/download/save-file"),
      ]);
      const file = await exportFile(expenses, format);
      saveFile(file, exportFileName(format, today()));
    } catch (error) {
      console.error("The file could not be made.", error);
      setHasFailed(true);
    }
  };
  return (
    <div className="-mt-3 text-sm">
      <div
        role="group"
        aria-label="Download what is shown"
        className="flex flex-wrap items-center justify-end gap-x-4 px-4 text-muted sm:px-6"
      >
        <span aria-hidden>Download what is shown</span>
        {FORMATS.map(([format, name]) => (
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
          The file could not be made. Try again.
        </p>
      )}
    </div>
  );
}
