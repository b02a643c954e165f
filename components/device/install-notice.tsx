import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useState } from "react";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/browser/storage/local-storage";
import { hasAddedThree } from "@/lib/browser/storage/add-count";
import {
  hasInstallPrompt,
  needsIosSteps,
  showInstallPrompt,
  whenInstalled,
} from "./install-prompt";

/** `{offered}`: it was shown once in this browser. */
const KEY = "install-offer";

/** The notice, where the app can be installed, after the third add, and once. */
export function findInstallOffer() {
  const isPossible = hasInstallPrompt() || needsIosSteps();
  return isPossible &&
    hasAddedThree() &&
    !isInstalled() &&
    !readLocalRecord(KEY)?.["offered"]
    ? InstallNotice
    : undefined;
}

function InstallNotice() {
  const [isShown, setIsShown] = useState(true);
  const [hasPrompt] = useState(hasInstallPrompt);
  useEffect(() => void writeLocalRecord(KEY, { offered: true }), []);
  // The event comes once: not after the notice can be seen.
  useLayoutEffect(() => whenInstalled(() => setIsShown(false)), []);
  if (!isShown) return null;
  const install = () => {
    setIsShown(false);
    showInstallPrompt().catch((error: unknown) => {
      console.error("The browser did not offer the installation.", error);
    });
  };
  return (
    <aside
      aria-label="Install the app"
      className="mt-4 flex items-center gap-2 rounded-card bg-surface py-1 pr-1 pl-4 text-sm text-muted shadow-card print:hidden forced-colors:outline"
    >
      <p className="grow py-2">
        {hasPrompt ? (
          <>
            <button
              type="button"
              onClick={install}
              className="-my-3 py-3 underline underline-offset-4 transition-colors duration-150 hover:text-text"
            >
              Install this app
            </button>{" "}
            to open it from your home screen, also without a network.
          </>
        ) : (
          <>
            To open this from your home screen, also without a network: press
            Share in the browser, then Add to Home Screen.
          </>
        )}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => setIsShown(false)}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-track hover:text-text"
      >
        <X size={20} strokeWidth={1.8} />
      </button>
    </aside>
  );
}

function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true)
  );
}
