/**
 * Script of a service worker that replaces the site's own, unregisters itself and deletes its caches (SPEC N18). It unregisters
 * even if the caches cannot be deleted because the disk is full. Every page requests /sw.js after it has loaded, so one visit is enough to
 * get this script.
 */
export const KILL_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(Promise.allSettled([self.registration.unregister(), clear()]));
});
`;
