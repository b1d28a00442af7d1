import { readGlobal } from '../shared/read-global';
import { type AltenarRoute, toHash, toPath } from './altenar-route';
import type { BookAdapter } from './book-adapter';

/** Global of altenarWSDK.js, as public integrations use it: Altenar documents it for customers only. */
interface AltenarWsdk {
  init(options: { integration: string; culture: string; token?: string }): void;
  set(options: { token?: string; culture?: string }): void;
  addSportsBook(options: {
    container: HTMLElement;
    props: {
      onRouteChange: (route: AltenarRoute) => void;
      onBetPlacement: (placed: { betIds?: readonly unknown[] }) => void;
      onSignInButtonClick: () => void;
    };
  }): unknown;
}

/** Largest number of bets that the message `bet-placed` permits. More bets are reported as this number. */
const MAX_BETS = 50;
/** Status of a request with an expired token. */
const UNAUTHORIZED = 401;

/**
 * Creates the adapter of Altenar's script. A request for highlights gets an empty list and loads nothing, because the script renders its
 * own and gives no data.
 *
 * @param script the only address that is allowed
 * @param load loads a script into this page
 */
export function altenar(script: string, load: (address: string) => Promise<void>): BookAdapter {
  return async ({ root, link, address, integration, culture, path, isForHighlights, token }) => {
    if (address !== script) throw new RangeError(`This script is not allowed: ${address}`);
    if (isForHighlights) {
      link.send('highlights', { events: [] });
      return { setToken() {}, navigate() {}, setView() {} };
    }
    // The script's router reads the hash. Without an entry for the first page, Back would not lead to it.
    if (location.hash === '') history.replaceState(null, '', `#${toHash(path)}`);
    await load(script);
    const wsdk = readGlobal<AltenarWsdk>('altenarWSDK');
    const current = token();
    wsdk.init({ integration, culture, ...(current !== undefined && { token: current }) });
    wsdk.addSportsBook({
      container: root,
      props: {
        onRouteChange: (route) => link.send('navigated', { path: toPath(route) }),
        onBetPlacement: ({ betIds = [] }) => link.send('bet-placed', { bets: Math.min(MAX_BETS, Math.max(1, betIds.length)) }),
        onSignInButtonClick: () => link.send('login-required', {}),
      },
    });
    // The script shows a page, but reports only changes of it.
    link.send('navigated', { path });
    observeRejections(() => link.send('token-expired', {}));
    return {
      setToken: (value) => wsdk.set({ token: value }),
      navigate: (to) => location.replace(`#${toHash(to)}`),
      setView() {},
    };
  };
}

/**
 * Calls back on rejected requests. The script reports no expired token, but its requests are rejected. Browsers without
 * the status of requests never call back.
 */
function observeRejections(onRejected: () => void): void {
  if (typeof PerformanceObserver === 'undefined') return;
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => 'responseStatus' in entry && entry.responseStatus === UNAUTHORIZED)) onRejected();
  }).observe({ type: 'resource' });
}
