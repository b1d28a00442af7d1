// Service worker of the built site: serves visited pages, their files and pictures at once and offline, and never stores data of the
// backend. Finishes the refresh of a tab that closes, and shows pushed notices. A new version takes over all open tabs at once; a tab that
// was served a page of an older build gets `OUTDATED_MESSAGE`. Pages name what they loaded before the worker ran, which it then caches.
import { parseUrl } from '@/shared/lib/parse-url';

import { cacheAsset, respondWithAsset } from './assets';
import { cachePage, respondWithPage } from './pages';
import { isAsset, OUTDATED_MESSAGE, parseLoadedMessage } from './protocol';
import { openNotice, showNotice } from './push';
import { isRefresh, respondWithRefresh } from './refresh';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as object as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event;
  const url = new URL(request.url);
  if (isRefresh(request, scope.location.origin)) return event.respondWith(respondWithRefresh(event));
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (isAsset(url)) event.respondWith(respondWithAsset(event));
  else if (request.mode === 'navigate' && !isOutsideSite(url)) {
    const onOutdated = async () => (await scope.clients.get(resultingClientId))?.postMessage(OUTDATED_MESSAGE);
    event.respondWith(respondWithPage(event, onOutdated));
  }
});

scope.addEventListener('message', (event) => {
  const message = parseLoadedMessage(event.data);
  if (message === undefined) return;
  const urls = message.loaded.filter((url) => parseUrl(url)?.origin === scope.location.origin);
  event.waitUntil(Promise.allSettled(urls.map((url) => (isAsset(new URL(url)) ? cacheAsset(url) : cachePage(url)))));
});

scope.addEventListener('push', (event) => event.waitUntil(showNotice(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(scope, event)));

/**
 * Returns true for paths of the backend, which must include `backendPaths` of `scripts/site/settings.ts`, for names with an extension, and
 * for paths that start with `/_`.
 */
function isOutsideSite({ pathname }: URL): boolean {
  return /^\/(api|v2|storage|app|apps)(\/|$)/.test(pathname) || /\/[^/]*\.[a-z0-9]+$/i.test(pathname) || /^\/_/.test(pathname);
}
