import type { BrowserContext } from "@playwright/test";

/**
 * Resolves to the function that wakes the service worker to send. Chromium does it
 * when the device is online again, which setOffline does not change, and again after
 * a try that has failed, such as one that is under way now.
 */
export async function backgroundSync(context: BrowserContext, origin: string) {
  const devTools = await context.newCDPSession(await context.newPage());
  const registration = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      for (const { scopeURL, registrationId } of event.registrations)
        if (scopeURL.startsWith(origin)) resolve(registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const registrationId = await registration;
  return () =>
    devTools.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId,
      tag: "outbox",
      lastChance: false,
    });
}
