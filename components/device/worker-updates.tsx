import { type ReactNode, useEffect, useRef, useState } from "react";
import { isFilledByUrl } from "@/lib/browser/expenses/add-address";
import { takeUpdate, watchUpdates } from "@/lib/browser/worker/register-worker";

/** Offers the new version of the app when there is one. */
export function WorkerUpdates({
  registration,
}: {
  registration: ServiceWorkerRegistration;
}): ReactNode {
  const [step, setStep] = useState<"offer" | "question" | "reload">();
  const reloadButton = useRef<HTMLButtonElement>(null);

  const isAsking = step === "question";
  const isReloading = step === "reload";

  useEffect(
    () => watchUpdates(registration, () => setStep("offer")),
    [registration],
  );

  const reload = async () => {
    if (isReloading) return;
    if (!isAsking && hasUnsavedText()) return setStep("question");
    setStep("reload");
    await takeUpdate(registration);
    // What was typed while the browser activated the new version.
    if (!isAsking && hasUnsavedText()) setStep("question");
    else location.reload();
  };
  return (
    <div
      role="status"
      className="absolute start-4 top-3 z-30 max-w-[calc(50vw-12.25rem)] max-md:max-w-[70vw]"
    >
      {step && (
        <p className="flex flex-wrap items-center rounded-3xl bg-surface text-sm text-muted ring-1 ring-hairline ring-inset">
          <span className="py-1.5 ps-4">
            {isAsking ? "Lose what you typed?" : "New version:"}{" "}
          </span>
          <span>
            <button
              ref={reloadButton}
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
                onClick={() => {
                  setStep("offer");
                  // This one is removed.
                  reloadButton.current?.focus();
                }}
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
  "min-h-11 rounded-full px-4 font-semibold text-teal transition-colors duration-150 hover:bg-track aria-disabled:opacity-60";

/** Text that neither the URL nor the storage of the tab gives back after a reload. */
function hasUnsavedText(): boolean {
  // Such a form has no draft.
  const form = isFilledByUrl() ? ", form" : "";
  return document.querySelector(`[data-unsaved]${form}`) !== null;
}
