import { http } from 'msw';
import { setupWorker } from 'msw/browser';

import { restoreSnapshot, takeSnapshot } from './db/snapshot';
import { createWorld } from './db/world';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { createBrowserJudge } from './http/judge-browser';
import { realtimeLink } from './realtime/browser-link';
import { createHub } from './realtime/hub';

const KEPT_IN = 'standin-world';

/**
 * Starts the stand-in in this page: calls to its backend and its socket never leave it. The world lasts as long as
 * the tab, over reloads too.
 *
 * @throws when the worker cannot be registered
 */
export async function startWorker(): Promise<void> {
  const world = createWorld();
  const kept = sessionStorage.getItem(KEPT_IN);
  if (kept !== null) restoreSnapshot(world, kept);
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT_IN, takeSnapshot(world)));

  const hub = createHub();
  const app = createApp({ world, hub, judge: createBrowserJudge(definitions) });
  const paths = ['/api/*', '/v2/*', '/storage/*', '/__mock/*'];
  const doors = paths.map((path) => http.all(path, ({ request }) => app.fetch(request)));
  await setupWorker(...doors, realtimeLink(hub)).start({ onUnhandledFrame: 'bypass', quiet: true });
}
