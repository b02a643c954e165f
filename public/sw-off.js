// Served as /sw.js while SERVICE_WORKER is off, and in development: replaces the
// worker that a browser has, removes its caches and unregisters itself.
addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
