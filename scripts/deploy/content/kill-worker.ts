/**
 * Script of a service worker that replaces any other one, unregisters itself and deletes its caches (SPEC N18). It unregisters also if
 * a full disk lets it delete nothing. Every page of the site asks for /sw.js when it has loaded, so that a visitor's first
 * visit gets it.
 */
export const KILL_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(Promise.allSettled([self.registration.unregister(), clear()]));
});
`;
