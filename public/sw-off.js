// Served as /sw.js while SERVICE_WORKER is off, and in development: unregisters the
// worker that a browser has, and removes its caches.
addEventListener("install", (event) => {
  // The browser does it after the installation. The activation would be too late: it
  // can wait for minutes until the other worker has no request.
  void self.registration.unregister();
  event.waitUntil(Promise.all([self.skipWaiting(), removeCaches()]));
});

async function removeCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}
