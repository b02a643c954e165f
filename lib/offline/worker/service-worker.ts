/// <reference lib="webworker" />
import { SHARE_PATH } from "@/lib/offline/share/share-paths";
import { receiveShare } from "@/lib/offline/share/receive-share";
import { PAGE_LOADED, TAKE_OVER } from "./messages";
import {
  removeEarlierShells,
  respondFromShell,
  storeShell,
} from "./shell-cache";

/*
 * The service worker, which scripts/build/service-worker.mjs bundles as /sw.js. It
 * stores the shell of the app when it is installed, and no response of the API. It
 * does not replace the worker of another build before the user says so, or has
 * closed all pages.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(storeShell()));

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([removeEarlierShells(), self.clients.claim()])),
);

self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (event.data === PAGE_LOADED && event.source instanceof Client)
    event.waitUntil(removeEarlierShells(event.source.id));
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
