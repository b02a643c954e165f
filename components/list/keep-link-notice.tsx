import { X } from "lucide-react";
import Link from "next/link";
import { storeLinkState } from "@/lib/browser/switch-list/link-record";

/** Reminds of the link of a private list. */
export function KeepLinkNotice({ list }: { list: string }) {
  return (
    <aside
      aria-label="Keep your list"
      className="mt-4 flex items-center gap-2 rounded-card bg-surface py-1 pr-1 pl-4 text-sm text-muted shadow-card forced-colors:outline"
    >
      <p className="grow py-2">
        <Link
          href="/data"
          prefetch={false}
          className="py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          Keep the link to this list
        </Link>{" "}
        somewhere: clearing this browser loses it.
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => storeLinkState(list, "dismissed")}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-track hover:text-text"
      >
        <X size={20} strokeWidth={1.8} />
      </button>
    </aside>
  );
}
