// Separate chunk: loaded in production builds after the first frame.
import { logFailure } from '@/shared/lib/log';
import { trustedScriptUrl } from '@/shared/lib/trusted-script-url';

import { isAsset, OUTDATED_MESSAGE } from '@/service-worker/protocol';

const SCRIPT_URL = '/sw.js';

/**
 * Registers the service worker once the page is loaded. Does so only over https, because projects share http://localhost. A failure is
 * logged.
 *
 * @param onOutdated called if this page is cached and the server has a newer build
 */
export function registerWorker(onOutdated: () => void): void {
  if (!('serviceWorker' in navigator) || window.location.protocol !== 'https:') return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === OUTDATED_MESSAGE) onOutdated();
  });
  const registerAndLog = () => void register().catch((error: unknown) => logFailure('The service worker cannot be registered.', error));
  if (document.readyState === 'complete') registerAndLog();
  else window.addEventListener('load', registerAndLog, { once: true });
}

/**
 * Registers the worker. Requests a newer one if there is one already, because browsers do that much later and the kill switch
 * must reach a short visit (SPEC N18). Sends it the URLs that were loaded without it: on the first visit, and after a reload that
 * bypasses it.
 */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isServedByWorker = serviceWorker.controller !== null;
  const earlier = await serviceWorker.getRegistration();
  await serviceWorker.register(trustedScriptUrl('service-worker', SCRIPT_URL));
  await earlier?.update();
  if (isServedByWorker) return;
  const { active } = await serviceWorker.ready;
  const { origin, pathname } = window.location;
  const send = (urls: readonly string[]) => active?.postMessage({ loaded: urls });
  // This page has its style sheets inlined; other pages load them as files.
  const inlinedSheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href);
  send([origin + pathname, ...inlinedSheets]);
  // Files that are under way when the worker takes over are listed when they have arrived.
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (name.startsWith(origin) && isAsset(new URL(name)) ? [name] : []));
    if (files.length > 0) send(files);
  }).observe({ type: 'resource', buffered: true });
}
