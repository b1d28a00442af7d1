import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';

import { createTestWorld } from './world.fixture';
import { createApp } from './http/app';
import { definitions } from './http/contract';
import { createNodeValidator } from './http/schema-validator-node';
import type { Handlers } from './http/types';
import { createHub } from './realtime/hub';
import { realtimeLink } from './realtime/browser-link';

/**
 * Creates the mock backend inside a Node process: `fetch` to `/api`, `/v2`, `/storage` and `/__mock` of any host, and
 * sockets to `/app/{key}`, use a world of their own, whose clock stands still until it is advanced. Other calls pass. For unit tests; call
 * `server.listen()` and `server.close()`, and after sockets `hub.stop()`.
 *
 * @param handlers overrides of the mock's handlers
 */
export function createTestServer(handlers: Partial<Handlers> = {}) {
  const world = createTestWorld();
  const hub = createHub();
  const app = createApp({ world, hub, validator: createNodeValidator(definitions), handlers });
  const isOurs = ({ request }: { request: Request }) => /^\/(api|v2|storage|__mock)\//.test(new URL(request.url).pathname);
  const toApp = http.all('*', (info) => (isOurs(info) ? app.fetch(info.request) : passthrough()));
  return { world, hub, app, server: setupServer(toApp, realtimeLink(hub)) };
}
