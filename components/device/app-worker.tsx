"use client";

import { useEffect } from "react";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { startOutbox } from "@/lib/browser/outbox/marked-outbox";
import { keepInstallPrompt } from "./install-prompt";

/** Sends what this device has not sent yet, and makes the app available offline, after all else. */
export function AppWorker() {
  useEffect(() => startOutbox(), []);
  useEffect(keepInstallPrompt, []);
  const { loaded } = useLateLoad("service worker", loadWorker);
  return (
    loaded?.registration && (
      <loaded.WorkerUpdates registration={loaded.registration} />
    )
  );
}

async function loadWorker() {
  if (document.readyState !== "complete")
    await new Promise((resolve) =>
      addEventListener("load", resolve, { once: true }),
    );
  const [{ registerWorker }, { WorkerUpdates }] = await Promise.all([
    import("@/lib/browser/worker/register-worker"),
    import("./worker-updates"),
  ]);
  return { registration: await registerWorker(), WorkerUpdates };
}
