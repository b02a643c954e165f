import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { today } from "@/lib/expenses/calendar-date";
import type { Expense } from "@/lib/expenses/expense";
import {
  exportFile,
  exportFileName,
  type ExportFormat,
} from "@/lib/import/own-export/export-file";
import { saveFile } from "./save-file";

const FORMATS = [
  ["csv", "CSV"],
  ["json", "JSON"],
] as const;

export function DownloadButtons({
  expenses,
}: {
  expenses: readonly Expense[];
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const download = async (format: ExportFormat) => {
    setHasFailed(false);
    try {
      const file = await exportFile(expenses, format);
      saveFile(file, exportFileName(format, today()));
    } catch (error) {
      console.error("The file could not be made.", error);
      setHasFailed(true);
    }
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map(([format, name]) => (
          <button
            key={format}
            type="button"
            onClick={() => void download(format)}
            className={`${buttonClass("outlined")} grow px-4!`}
          >
            Download {name}
          </button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The file could not be made. Try again.
        </p>
      )}
    </>
  );
}
