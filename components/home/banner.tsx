"use client";

import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { browserSessionStorage } from "@/lib/client/session-storage";

const DISMISSED = "banner-dismissed";
const CHANGE = "banner-change";

export function Banner() {
  const isDismissed = useSyncExternalStore(
    subscribe,
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

let isDismissedHere = false;

function isBannerDismissed(): boolean {
  return (
    isDismissedHere || browserSessionStorage()?.getItem(DISMISSED) === "yes"
  );
}

function dismiss() {
  isDismissedHere = true;
  dispatchEvent(new Event(CHANGE));
  browserSessionStorage()?.setItem(DISMISSED, "yes");
}

function subscribe(onChange: () => void) {
  addEventListener(CHANGE, onChange);
  return () => removeEventListener(CHANGE, onChange);
}
