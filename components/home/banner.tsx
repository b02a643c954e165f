"use client";

import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { browserSessionStorage } from "@/lib/browser/storage/session-storage";

const STORAGE_KEY = "banner-dismissed";
/** Remembers a press where the browser blocks storage. */
const dismissed = createExternalStore(false);

export function Banner() {
  const isDismissed = useSyncExternalStore(
    dismissed.subscribe,
    isBannerDismissed,
    () => false,
  );
  if (isDismissed) return null;
  return (
    <aside
      aria-label="About this website"
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-hairline bg-surface py-2 pr-2 pl-4 text-sm"
    >
      <p className="grow text-center md:pl-11">
        <strong className="block font-semibold text-teal [@media(height<30rem)]:inline">
          This website is fully functional!
        </strong>{" "}
        <span className="text-muted">
          Use the navigation buttons to explore all features - add expenses,
          view expenses, and more.
        </span>
      </p>
      <button
        type="button"
        onClick={dismiss}
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-raised hover:text-text"
      >
        <X size={20} strokeWidth={1.8} />
      </button>
    </aside>
  );
}

function isBannerDismissed(): boolean {
  return (
    dismissed.get() || browserSessionStorage()?.getItem(STORAGE_KEY) === "yes"
  );
}

function dismiss() {
  dismissed.set(true);
  browserSessionStorage()?.setItem(STORAGE_KEY, "yes");
}
