import { http } from 'msw';
import { setupWorker } from 'msw/browser';

import { createWorld } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { createBrowserJudge } from './http/judge-browser';
import { beginPageVisit } from './page-visit';
import { keepOverReloads } from './page-world';
import { realtimeLink } from './realtime/browser-link';
import { createHub } from './realtime/hub';
import { hostBridge } from './third-party/bridge-host';
import { letTimePass } from './time';

/**
 * Starts the mock backend in this page's service worker: API calls and sockets are handled locally, and third-party
 * iframes call it through the page. Each tab has its own world, which survives reloads.
 *
 * @throws if the worker cannot be registered
 */
export async function startWorker(): Promise<void> {
  const world = createWorld();
  keepOverReloads(world);
  letTimePass(world);

  const hub = createHub();
  const origins = thirdParties();
  const [gamesOrigin = location.origin] = origins;
  const app = createApp({ world, hub, judge: createBrowserJudge(definitions), gamesOrigin, pageCookies: () => document.cookie });
  hostBridge({ page: window, origins, answer: async (request) => app.fetch(request) });
  const paths = ['/api/*', '/v2/*', '/storage/*', '/__mock/*'];
  const doors = paths.map((path) => http.all(path, ({ request }) => app.fetch(request)));
  await setupWorker(...doors, realtimeLink(hub)).start({ onUnhandledFrame: 'bypass', quiet: true });
  await beginPageVisit(async (request) => app.fetch(request));
  void import('./panel/panel');
}

/** Returns the third-party origins of the page's configuration, those of the games first. */
function thirdParties(): string[] {
  const config = JSON.parse(document.getElementById('config')?.textContent || '{}') as { gamesOrigins?: string[]; sportsOrigin?: string };
  return [...new Set([...(config.gamesOrigins ?? []), config.sportsOrigin ?? ''])].filter((origin) => origin !== '');
}
