// Runs before the application, in the development server only.

const MOCK_WORKER = '/mockServiceWorker.js';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

allowMockWorker();
void removeForeignWorkers();

/** Creates the default policy of Trusted Types, for code without them: the registration of the mock worker. */
function allowMockWorker(): void {
  const page: Window & { trustedTypes?: TrustedTypes } = window;
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.origin).href === `${location.origin}${MOCK_WORKER}`) return url;
      throw new TypeError(`Trusted Types: no policy allows the script ${url}`);
    },
  });
}

/** Unregisters the service workers of other projects and of the built site. Keeps the mock worker only if it is the chosen backend. */
async function removeForeignWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wanted = import.meta.env.VITE_BACKEND === 'worker' ? `${location.origin}${MOCK_WORKER}` : undefined;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker?.scriptURL !== wanted) await registration.unregister();
  }
}
