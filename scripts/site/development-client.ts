// Loaded before the application by the development server alone: no build holds a line of it.

const MOCK_WORKER = '/mockServiceWorker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

admitMockWorker();
void removeForeignWorkers();

/** The default policy answers for code that knows nothing of Trusted Types; here that is the mock worker's start. */
function admitMockWorker(): void {
  const page: Window & { trustedTypes?: TrustedTypes } = window;
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.origin).href === `${location.origin}${MOCK_WORKER}`) return url;
      throw new TypeError(`Trusted Types: no policy admits the script ${url}`);
    },
  });
}

/** A worker that another project or the built site left at this address would answer in the server's place. */
async function removeForeignWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wanted = import.meta.env.VITE_BACKEND === 'worker' ? `${location.origin}${MOCK_WORKER}` : undefined;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker?.scriptURL !== wanted) await registration.unregister();
  }
}
