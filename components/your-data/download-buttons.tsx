import { Download } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { BackupSource } from "@/lib/browser/backup/save-backup";
import {
  DOWNLOAD_FAILED,
  downloadExpenses,
} from "@/lib/browser/download/download-expenses";

const BACKUP_FAILED =
  "The backup could not be made. Check your connection, then try again.";

export function DownloadButtons({ source }: { source: BackupSource }) {
  const [failure, setFailure] = useState<string>();
  const start = async (download: () => Promise<void>, failureText: string) => {
    setFailure(undefined);
    try {
      await download();
    } catch (error) {
      console.error("The file could not be made.", error);
      setFailure(failureText);
    }
  };
  const backUp = async () => {
    const { saveBackup } = await import("@/lib/browser/backup/save-backup");
    await saveBackup(source);
  };
  const buttons = [
    ["backup", backUp, BACKUP_FAILED],
    ...(source.expenses.length > 0
      ? ([
          ["CSV", () => downloadExpenses(source.expenses), DOWNLOAD_FAILED],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {buttons.map(([name, download, failureText]) => (
          <button
            key={name}
            type="button"
            onClick={() => void start(download, failureText)}
            className={`${buttonClass("quiet")} max-md:grow`}
          >
            <Download size={20} strokeWidth={1.8} className="-ml-1" />
            Download {name}
          </button>
        ))}
      </div>
      {failure !== undefined && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {failure}
        </p>
      )}
    </>
  );
}
