import { logFailure } from '@/shared/lib/log';

import { ASSETS_PATH, OUTDATED_MESSAGE } from './protocol';

const SCRIPT = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/**
 * Starts the service worker once the page is loaded, and tells it what is loaded already. Only where the site has an
 * encrypted address: on http://localhost one project's worker would answer for the next.
 *
 * @param onOutdated called where this page came from the cache and the host has a newer build
 */
export function registerWorker(onOutdated: () => void): void {
  if (!('serviceWorker' in navigator) || window.location.protocol !== 'https:') return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === OUTDATED_MESSAGE) onOutdated();
  });
  const begin = () => void start().catch((error: unknown) => logFailure('The site will not be kept for the next visit.', error));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(trusted());
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const { origin, pathname } = window.location;
  active?.postMessage({ loaded: [origin + pathname, ...files.filter((name) => name.startsWith(origin + ASSETS_PATH))] });
}

/** The address of the worker, for a page that takes scripts from no string. */
function trusted(): string {
  const page: Window & { trustedTypes?: TrustedTypes } = window;
  return page.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => SCRIPT }).createScriptURL(SCRIPT) ?? SCRIPT;
}
