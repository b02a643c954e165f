import { useState } from "react";
import { useIsInstallable } from "@/components/device/install-prompt";
import { KeepLinkNotice } from "@/components/list/keep-link-notice";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { isPrivateList, type ListRef } from "@/lib/browser/api/list-ref";
import { useLinkState } from "@/lib/browser/switch-list/link-record";

const MIN_COUNT_FOR_LINK = 10;

/** At most one of: the reminder of a private list's link, that of a backup, and the offer to install the app. */
export function ListReminder({
  list,
  isReader,
  count,
}: {
  list: ListRef;
  /** This browser has a link that only reads the list, and cannot show the other one. */
  isReader: boolean;
  /** The filters change nothing in it. */
  count: number;
}) {
  const isLinkUnknown = useLinkState(list ?? "") === undefined;
  const needsLink =
    isPrivateList(list) &&
    !isReader &&
    count >= MIN_COUNT_FOR_LINK &&
    isLinkUnknown;
  const [neededLink] = useState(needsLink);
  const isInstallable = useIsInstallable();
  const { loaded: BackupReminder } = useLateLoad(
    neededLink ? undefined : "backup reminder",
    loadBackupReminder,
  );
  const { loaded: InstallNotice } = useLateLoad(
    isInstallable && !neededLink ? "install offer" : undefined,
    loadInstallOffer,
  );
  if (needsLink) return <KeepLinkNotice list={list} />;
  return (
    BackupReminder && (
      <BackupReminder key={list} list={isReader ? undefined : list}>
        {InstallNotice && <InstallNotice list={list} isReader={isReader} />}
      </BackupReminder>
    )
  );
}

async function loadBackupReminder() {
  const { BackupReminder } = await import("./backup-reminder");
  return BackupReminder;
}

async function loadInstallOffer() {
  const { findInstallOffer } =
    await import("@/components/device/install-notice");
  return findInstallOffer() ?? null;
}
