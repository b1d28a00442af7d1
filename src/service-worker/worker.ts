// The service worker of the built site: what was there once is there at once, and without a connection. It answers for
// pages and for files that never change; every call of the contract passes it by.
import { respondWithFile, isAsset, cacheFiles } from './files';
import { respondWithPage, cachePage } from './pages';
import type { WorkerScope } from './worker-scope';
import { OUTDATED_MESSAGE, parseLoadedMessage } from './protocol';

const scope = globalThis as object as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (isAsset(url)) event.respondWith(respondWithFile({ request, waitUntil: (work) => event.waitUntil(work) }));
  else if (request.mode === 'navigate' && !isBackendPath(url)) {
    event.respondWith(respondWithPage(event, async () => (await scope.clients.get(resultingClientId))?.postMessage(OUTDATED_MESSAGE)));
  }
});

scope.addEventListener('message', (event) => {
  const told = parseLoadedMessage(event.data);
  if (told === undefined) return;
  const own = told.loaded.filter((address) => URL.canParse(address) && new URL(address).origin === scope.location.origin);
  const [pages, files] = [own.filter((address) => !isAsset(new URL(address))), own.filter((address) => isAsset(new URL(address)))];
  event.waitUntil(Promise.all([cacheFiles(files), ...pages.map(cachePage)]));
});

/** What is opened in a tab of its own and is no page of the site: the backend's paths, and files. */
function isBackendPath({ pathname }: URL): boolean {
  return /^\/(api|v2|storage|app|apps)(\/|$)/.test(pathname) || /\/[^/]*\.[a-z0-9]+$/i.test(pathname) || /^\/_/.test(pathname);
}
