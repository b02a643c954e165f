import Link from "next/link";
import { DismissibleNotice } from "@/components/ui/dismissible-notice";
import { storeLinkState } from "@/lib/browser/switch-list/link-record";

export function KeepLinkNotice({ list }: { list: string }) {
  return (
    <DismissibleNotice
      label="Keep your list"
      onDismiss={() => storeLinkState(list, "dismissed")}
    >
      <p>
        <Link
          href="/data"
          prefetch={false}
          className="py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          Keep the link to this list
        </Link>{" "}
        somewhere: clearing this browser loses it.
      </p>
    </DismissibleNotice>
  );
}
