"use client";

import { lazy, Suspense, useEffect } from "react";
import { startOutbox } from "@/lib/browser/outbox/start-outbox";
import { keepInstallPrompt } from "./install-prompt";
import { useHasLoaded } from "@/components/ui/use-has-loaded";

const WorkerUpdates = lazy(() =>
  import("./worker-updates").catch((error: unknown) => {
    console.error("The app cannot be made available offline.", error);
    return { default: () => null };
  }),
);

/** Sends what this device has not sent yet, and makes the app available offline once the page has loaded. */
export function AppWorker() {
  const hasLoaded = useHasLoaded();
  useEffect(() => startOutbox(), []);
  useEffect(keepInstallPrompt, []);
  return (
    hasLoaded && (
      <Suspense>
        <WorkerUpdates />
      </Suspense>
    )
  );
}
