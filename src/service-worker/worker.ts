// The service worker of the built site: what was there once is there at once, and without a connection. It answers for
// pages and for files that never change; every call of the contract passes it by.
import { answerFile, isFile, keepFiles } from './files';
import { answerPage, keepPage } from './pages';
import type { WorkerScope } from './scope';
import { OUTDATED, readLoaded } from './words';

const scope = globalThis as object as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request, resultingClientId } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (isFile(url)) event.respondWith(answerFile({ request, waitUntil: (work) => event.waitUntil(work) }));
  else if (request.mode === 'navigate' && !isServed(url)) {
    event.respondWith(answerPage(event, async () => (await scope.clients.get(resultingClientId))?.postMessage(OUTDATED)));
  }
});

scope.addEventListener('message', (event) => {
  const told = readLoaded(event.data);
  if (told === undefined) return;
  const own = told.loaded.filter((address) => URL.canParse(address) && new URL(address).origin === scope.location.origin);
  const [pages, files] = [own.filter((address) => !isFile(new URL(address))), own.filter((address) => isFile(new URL(address)))];
  event.waitUntil(Promise.all([keepFiles(files), ...pages.map(keepPage)]));
});

/** What is opened in a tab of its own and is no page of the site: the backend's paths, and files. */
function isServed({ pathname }: URL): boolean {
  return /^\/(api|v2|storage|app|apps)(\/|$)/.test(pathname) || /\/[^/]*\.[a-z0-9]+$/i.test(pathname) || /^\/_/.test(pathname);
}
