import { type ReactNode, useEffect, useState } from "react";
import { isFilledByUrl } from "@/components/add/use-prefill";
import { SETTLED_MS, useHasLoaded } from "@/components/ui/use-has-loaded";
import {
  registerWorker,
  takeUpdate,
  watchUpdates,
} from "@/lib/offline/register-worker";
import { isBrowserOffline } from "@/lib/offline/page/can-keep";
import { setInstallOffer } from "./install-offer";
import { whenInstallable } from "./install-prompt";

/**
 * Registers the service worker, offers the new version when there is one, and loads
 * the offer to install the app.
 */
export default function WorkerUpdates(): ReactNode {
  const [ready, setReady] = useState<ServiceWorkerRegistration>();
  const [isAsking, setIsAsking] = useState(false);

  // The first registration loads several hundred kB.
  const hasSettled = useHasLoaded(SETTLED_MS);

  useEffect(() => whenInstallable(() => void loadInstallOffer()), []);
  useEffect(() => {
    if (!hasSettled) return;
    const unmount = new AbortController();
    registerWorker().then(
      (registration) => {
        if (!registration || unmount.signal.aborted) return;
        const stop = watchUpdates(registration, () => setReady(registration));
        unmount.signal.addEventListener("abort", stop);
      },
      (error: unknown) =>
        console.error("The app is not available offline.", error),
    );
    return () => unmount.abort();
  }, [hasSettled]);

  const reload = () => {
    if (!ready) return;
    if (isAsking || !hasUnsavedText()) takeUpdate(ready);
    else setIsAsking(true);
  };
  return (
    <div
      role="status"
      className="absolute start-4 top-3 z-30 max-md:max-w-[70vw]"
    >
      {ready && (
        <p className="flex items-center rounded-full bg-surface ps-4 text-sm text-muted ring-1 ring-hairline ring-inset">
          {isAsking ? "Lose what you typed?" : "New version:"}{" "}
          <button type="button" onClick={reload} className={BUTTON}>
            Reload
          </button>
          {isAsking && (
            <button
              type="button"
              onClick={() => setIsAsking(false)}
              className={BUTTON}
            >
              Cancel
            </button>
          )}
        </p>
      )}
    </div>
  );
}

const BUTTON =
  "min-h-11 rounded-full px-4 font-semibold text-teal transition-colors duration-150 hover:bg-white/10";

async function loadInstallOffer() {
  // It is not stored before it is first used.
  if (isBrowserOffline()) return;
  try {
    const { findInstallOffer } = await import("./install-notice");
    setInstallOffer(findInstallOffer);
  } catch (error) {
    console.error("The app cannot be offered for installation.", error);
  }
}

/** Text that neither the URL nor the storage of the tab gives back after a reload. */
function hasUnsavedText(): boolean {
  // Such a form has no draft.
  const form = isFilledByUrl() ? ", form" : "";
  return document.querySelector(`[data-unsaved]${form}`) !== null;
}
