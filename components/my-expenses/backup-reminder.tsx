import Link from "next/link";
import { type ReactNode, useState } from "react";
import { DismissibleNotice } from "@/components/ui/dismissible-notice";
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
  children: ReactNode;
}) {
  const [isDue, setIsDue] = useState(() => isBackupDue(list));
  if (!isDue) return children;
  const dismiss = () => {
    startBackupPeriod(list);
    setIsDue(false);
  };
  return (
    <DismissibleNotice label="Back up your list" onDismiss={dismiss}>
      <p>
        <Link
          href="/data"
          prefetch={false}
          className="py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          Download a backup
        </Link>{" "}
        of your list: one file that brings everything back.
      </p>
    </DismissibleNotice>
  );
}
