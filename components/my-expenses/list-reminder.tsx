import { type ComponentType, useEffect, useState } from "react";
import { whenOffered } from "@/components/device/install-offer";
import { KeepLinkNotice } from "@/components/list/keep-link-notice";
import { useLinkState } from "@/components/list/use-link-state";
import { isPrivateList, type ListRef } from "@/lib/browser/api/list-ref";

const MIN_COUNT_FOR_LINK = 10;

/** At most one of: the reminder of a private list's link, and the offer to install the app. */
export function ListReminder({
  list,
  count,
}: {
  list: ListRef;
  /** Of all expenses. */
  count: number;
}) {
  const isLinkUnknown = useLinkState(list ?? "") === undefined;
  const needsLink =
    isPrivateList(list) && count >= MIN_COUNT_FOR_LINK && isLinkUnknown;
  const [neededLink] = useState(needsLink);
  const [InstallNotice, setInstallNotice] = useState<ComponentType>();
  useEffect(
    () =>
      neededLink
        ? undefined
        : whenOffered((notice) => setInstallNotice(() => notice)),
    [neededLink],
  );
  if (needsLink) return <KeepLinkNotice list={list} />;
  return InstallNotice && <InstallNotice />;
}
