/// <reference lib="webworker" />
import { SYNC_TAG, syncOutbox } from "@/lib/browser/outbox/send-outbox";
import { receiveShare } from "@/lib/browser/share/receive-share";
import { SHARE_PATH } from "@/lib/domain/wire/share-paths";
import { PAGE_LOADED, TAKE_OVER } from "./messages";
import { removeOtherShells, respondFromShell, storeShell } from "./shell-cache";

/*
 * The service worker, which scripts/build/service-worker.mjs bundles as /sw.js. It
 * stores the shell of the app when it is installed, and no response of the API. It
 * does not replace the worker of another build before the user says so, or has
 * closed all pages. It sends unsent expenses when the network is back.
 */
declare const self: ServiceWorkerGlobalScope;

/** Chromium only: https://developer.mozilla.org/en-US/docs/Web/API/SyncEvent */
type SyncEvent = ExtendableEvent & { tag: string };

self.addEventListener("install", (event) => event.waitUntil(storeShell()));

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([removeOtherShells(), self.clients.claim()])),
);

self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (event.data === PAGE_LOADED && event.source instanceof Client)
    event.waitUntil(removeOtherShells(event.source.id));
});

self.addEventListener("sync", (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(syncOutbox());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const response = isShare(request)
    ? receiveShare(request)
    : respondFromShell(request);
  if (response) event.respondWith(response);
});

function isShare({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return (
    method === "POST" && origin === location.origin && pathname === SHARE_PATH
  );
}
