import { useState } from "react";
import { installOffer } from "@/components/offline/install-offer";
import { KeepLinkNotice } from "@/components/private-list/keep-link-notice";
import { useLinkState } from "@/components/private-list/use-link-state";
import { isPrivateList, type ListRef } from "@/lib/client/list/list-ref";

const MIN_COUNT_FOR_LINK = 10;
const MIN_COUNT_FOR_INSTALL = 3;

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
  // Only with the list itself: it would move the table later.
  const [InstallNotice] = useState(() =>
    needsLink || count < MIN_COUNT_FOR_INSTALL ? undefined : installOffer(),
  );
  if (needsLink) return <KeepLinkNotice list={list} />;
  return InstallNotice && <InstallNotice />;
}
