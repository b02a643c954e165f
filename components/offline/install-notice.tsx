import { X } from "lucide-react";
import { useState } from "react";
import {
  readLocalRecord,
  writeLocalRecord,
} from "@/lib/client/storage/local-storage";
import { installPrompt, needsIosSteps } from "./install-prompt";

/** `{dismissed}`: the user wants no offer any more. */
const KEY = "install-offer";

/** The notice, where the app can be installed and the user has not dismissed it. */
export function findInstallOffer() {
  const isPossible = installPrompt() !== undefined || needsIosSteps();
  return isPossible && !isInstalled() && !readLocalRecord(KEY)?.["dismissed"]
    ? InstallNotice
    : undefined;
}

function InstallNotice() {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return null;
  const prompt = installPrompt();
  const dismiss = () => {
    writeLocalRecord(KEY, { dismissed: true });
    setIsShown(false);
  };
  return (
    <aside
      aria-label="Install the app"
      className="flex items-center gap-2 rounded-card border border-hairline bg-surface py-1 pr-1 pl-4 text-sm text-muted sm:pl-6"
    >
      <p className="grow py-2">
        {prompt ? (
          <>
            <button
              type="button"
              onClick={() => void prompt.prompt().then(dismiss)}
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
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-white/10 hover:text-text"
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
