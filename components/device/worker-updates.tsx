import { type ReactNode, useEffect, useState } from "react";
import { isFilledByUrl } from "@/lib/browser/expenses/add-address";
import { SETTLED_MS, useHasLoaded } from "@/components/ui/use-has-loaded";
import {
  registerWorker,
  takeUpdate,
  watchUpdates,
} from "@/lib/browser/worker/register-worker";
import { isBrowserOffline } from "@/lib/browser/outbox/can-keep";
import { setInstallOffer } from "./install-offer";
import { whenInstallable } from "./install-prompt";

/**
 * Registers the service worker, offers the new version when there is one, and loads
 * the offer to install the app.
 */
export default function WorkerUpdates(): ReactNode {
  const [ready, setReady] = useState<ServiceWorkerRegistration>();
  const [step, setStep] = useState<"offer" | "question" | "reload">("offer");

  const isAsking = step === "question";
  const isReloading = step === "reload";

  // The first registration loads several hundred kB.
  const hasSettled = useHasLoaded(SETTLED_MS);

  useEffect(() => whenInstallable(() => void loadInstallOffer()), []);
  useEffect(() => {
    if (!hasSettled) return;
    const unmount = new AbortController();
    registerWorker().then(
      (registration) => {
        if (!registration || unmount.signal.aborted) return;
        const stop = watchUpdates(registration, () => {
          setReady(registration);
          setStep("offer");
        });
        unmount.signal.addEventListener("abort", stop);
      },
      (error: unknown) =>
        console.error("The app is not available offline.", error),
    );
    return () => unmount.abort();
  }, [hasSettled]);

  const reload = async () => {
    if (!ready || isReloading) return;
    if (!isAsking && hasUnsavedText()) return setStep("question");
    setStep("reload");
    await takeUpdate(ready);
    // What was typed while the browser activated the new version.
    if (!isAsking && hasUnsavedText()) setStep("question");
    else location.reload();
  };
  return (
    <div
      role="status"
      className="absolute start-4 top-3 z-30 max-w-[calc(50vw-12.25rem)] max-md:max-w-[70vw]"
    >
      {ready && (
        <p className="flex flex-wrap items-center rounded-3xl bg-surface text-sm text-muted ring-1 ring-hairline ring-inset">
          <span className="py-1.5 ps-4">
            {isAsking ? "Lose what you typed?" : "New version:"}{" "}
          </span>
          <span>
            <button
              type="button"
              onClick={() => void reload()}
              aria-disabled={isReloading}
              className={BUTTON}
            >
              {isReloading ? "Reloading…" : "Reload"}
            </button>
            {isAsking && (
              <button
                type="button"
                onClick={() => setStep("offer")}
                className={BUTTON}
              >
                Cancel
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

const BUTTON =
  "min-h-11 rounded-full px-4 font-semibold text-teal transition-colors duration-150 hover:bg-white/10 aria-disabled:opacity-60";

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
