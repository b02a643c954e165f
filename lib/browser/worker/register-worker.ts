import { SERVICE_WORKER_HEADER } from "@/lib/domain/wire/headers";
import { PAGE_LOADED, TAKE_OVER } from "./messages";

export const WORKER_URL = "/sw.js";
const UPDATE_MS = 60 * 60 * 1000;

/**
 * Registers the service worker, unless the server has switched it off or the browser
 * has it already. Resolves to undefined where there is none, such as on plain http.
 */
export async function registerWorker(): Promise<
  ServiceWorkerRegistration | undefined
> {
  // Turbopack takes the property for an object that always exists, and would remove
  // a comparison of its value.
  if (!("serviceWorker" in navigator)) return undefined;
  const workers = navigator.serviceWorker;
  if (!(await workers.getRegistration())) {
    await waitForNetwork();
    if (await isSwitchedOff()) return undefined;
    await workers.register(WORKER_URL, { updateViaCache: "none" });
  }
  workers.controller?.postMessage(PAGE_LOADED);
  return workers.getRegistration();
}

async function waitForNetwork() {
  if (navigator.onLine) return;
  await new Promise((resolve) =>
    addEventListener("online", resolve, { once: true }),
  );
}

/** A registration is not asked: the browser finds the switched-off worker itself. */
async function isSwitchedOff(): Promise<boolean> {
  const response = await fetch(WORKER_URL, { method: "HEAD" });
  return !response.ok || response.headers.get(SERVICE_WORKER_HEADER) === "off";
}

/**
 * Calls back when another build is ready for this page. Returns the function that
 * ends this.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onReady: () => void,
): () => void {
  const { serviceWorker } = navigator;
  const watching = new AbortController();
  const { signal } = watching;
  const check = () => {
    // The first worker of a browser waits for a moment too.
    if (registration.waiting && registration.active) onReady();
  };
  const watchInstallation = () =>
    registration.installing?.addEventListener("statechange", check, { signal });
  registration.addEventListener("updatefound", watchInstallation, { signal });
  // Another tab has taken the other build. The first worker takes a page that had none.
  if (serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", onReady, { signal });
  checkHourly(registration, signal);
  watchInstallation();
  check();
  return () => watching.abort();
}

/** The browser looks for another build when a page is opened; an installed app stays open for days. */
function checkHourly(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
) {
  let checkedAt = Date.now();
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden || Date.now() - checkedAt < UPDATE_MS) return;
      checkedAt = Date.now();
      registration.update().catch((error: unknown) => {
        console.error("The check for a new version has failed.", error);
      });
    },
    { signal },
  );
}

/**
 * Activates the worker of the other build. Resolves when a reload opens that build:
 * usually at once, but the worker before first ends its requests, also those of other
 * tabs. Chromium waits up to 5 minutes for one that hangs, and for 30 seconds without
 * any if one came while that worker was being stopped.
 */
export async function takeUpdate({
  waiting,
}: ServiceWorkerRegistration): Promise<void> {
  // Another tab has taken it.
  if (!waiting) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, {
      once: true,
    });
    waiting.postMessage(TAKE_OVER);
  });
}
