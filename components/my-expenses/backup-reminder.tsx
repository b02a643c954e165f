import { X } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  isBackupDue,
  startBackupPeriod,
} from "@/lib/browser/storage/add-count";

/** Offers a backup when one is due, in place of the other notice. */
export function BackupReminder({
  list,
  children,
}: {
  list: ListRef;
  /** The other notice. */
  children: ReactNode;
}) {
  const [isDue, setIsDue] = useState(() => isBackupDue(list));
  if (!isDue) return children;
  const dismiss = () => {
    startBackupPeriod(list);
    setIsDue(false);
  };
  return (
    <aside
      aria-label="Back up your list"
      className="mt-4 flex items-center gap-2 rounded-card bg-surface py-1 pr-1 pl-4 text-sm text-muted shadow-card print:hidden forced-colors:outline"
    >
      <p className="grow py-2">
        <Link
          href="/data"
          prefetch={false}
          className="py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          Download a backup
        </Link>{" "}
        of your list: one file that brings everything back.
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-track hover:text-text"
      >
        <X size={20} strokeWidth={1.8} />
      </button>
    </aside>
  );
}
