import type { TagAdapter } from './tag-adapter';

/** Consents of the consent mode, version 2: https://developers.google.com/tag-platform/security/guides/consent */
const CONSENTS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const all = (state: 'denied' | 'granted') => Object.fromEntries(CONSENTS.map((name) => [name, state]));

/**
 * Adapter of Google Tag Manager. The container may use no custom HTML and no custom JavaScript variables, which the policy of the
 * page blocks. All consents are granted at once, because the site loads this page only after the visitor's consent. The option
 * `measurement` is the id of the Google tag whose client id is reported; without it none is reported.
 */
export const gtm: TagAdapter = async ({ container, options: { script = '', measurement = '' }, load, onClientId }) => {
  const dataLayer: unknown[] = [];
  Object.assign(globalThis, { dataLayer });
  // Tag Manager recognizes a command by its type, `Arguments`.
  function gtag(..._command: unknown[]): void {
    dataLayer.push(arguments);
  }
  gtag('consent', 'default', all('denied'));
  gtag('consent', 'update', all('granted'));
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  await load(`${script}?id=${encodeURIComponent(container)}`);
  // https://developers.google.com/tag-platform/gtagjs/reference#get
  if (measurement !== '') {
    gtag('get', measurement, 'client_id', (id: unknown) => {
      if (typeof id === 'string' && /^\d+\.\d+$/.test(id)) onClientId(id);
    });
  }
  // The queue is read as a global, because the script may have replaced it.
  return ({ name, params }) => void (Reflect.get(globalThis, 'dataLayer') as unknown[]).push({ ...params, event: name });
};
