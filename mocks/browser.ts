import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';

import { createWorld } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { createBrowserValidator } from './http/schema-validator-browser';
import { beginPageVisit } from './page-visit';
import { persistOverReloads } from './page-world';
import { realtimeLink } from './realtime/browser-link';
import { createHub } from './realtime/hub';
import { hostBridge } from './third-party/bridge-host';
import { startWorldTimer } from './world-timer';

/**
 * Starts the mock backend in this page. A service worker hands it the page's calls of `/api`, `/v2`, `/storage` and `/__mock`, its
 * real-time sockets are handled too, and third-party iframes call it through the page. Each tab has its own world, which survives
 * reloads. Before it resolves, the visit that the URL requests begins ({@link beginPageVisit}). The control panel is loaded last, without a
 * wait.
 *
 * @throws if the worker cannot be registered
 */
export async function startWorker(): Promise<void> {
  const world = createWorld();
  persistOverReloads(world);
  startWorldTimer(world);

  const hub = createHub();
  const origins = thirdPartyOrigins();
  const [gamesOrigin = location.origin] = origins;
  const app = createApp({
    world,
    hub,
    validator: createBrowserValidator(definitions),
    gamesOrigin,
    // The games of these third parties bet through messages, which plain games do not send.
    hasPlainGames: false,
    // Images come from the server of the third parties: browsers cannot encode AVIF.
    images: (request) => fetch(bypass(request)),
    pageCookies: () => document.cookie,
  });
  hostBridge({ page: window, origins, answer: async (request) => app.fetch(request) });
  const paths = ['/api/*', '/v2/*', '/storage/*', '/__mock/*'];
  const apiHandlers = paths.map((path) => http.all(path, ({ request }) => app.fetch(request)));
  await setupWorker(...apiHandlers, realtimeLink(hub)).start({ onUnhandledRequest: 'bypass', quiet: true });
  await beginPageVisit(async (request) => app.fetch(request));
  void import('./panel/panel');
}

/** Returns the third-party origins of the page's configuration, those of the games first. */
function thirdPartyOrigins(): string[] {
  const config = JSON.parse(document.getElementById('config')?.textContent || '{}') as { gamesOrigins?: string[]; sportsOrigin?: string };
  return [...new Set([...(config.gamesOrigins ?? []), config.sportsOrigin ?? ''])].filter((origin) => origin !== '');
}
