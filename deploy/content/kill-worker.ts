/**
 * A service worker that replaces any other one, deletes its caches and unregisters itself (SPEC N18). Browsers fetch
 * /sw.js on a visit without their cache, so every visitor gets it.
 */
export const KILL_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
`;
