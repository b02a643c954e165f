import { Download } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";
import type { Expense } from "@/lib/domain/expenses/expense";
import { DOWNLOAD_FAILED } from "@/lib/browser/download/download-expenses";
import {
  DOWNLOAD_FORMATS,
  useDownload,
} from "@/lib/browser/download/use-download";

export function DownloadButtons({
  expenses,
}: {
  expenses: readonly Expense[];
}) {
  const { hasFailed, download } = useDownload(expenses);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {DOWNLOAD_FORMATS.map(([format, name]) => (
          <button
            key={format}
            type="button"
            onClick={() => void download(format)}
            className={`${buttonClass("quiet")} max-md:grow`}
          >
            <Download size={20} strokeWidth={1.8} className="-ml-1" />
            Download {name}
          </button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {DOWNLOAD_FAILED}
        </p>
      )}
    </>
  );
}
