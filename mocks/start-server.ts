import { serve } from '@hono/node-server';

import { createWorld } from './db/world';
import type { ServerFlags } from './flags';
import { createHub } from './realtime/hub';
import { attachRealtime } from './realtime/node-server';
import { persistToFile } from './saved-world';
import { createServerApp } from './server-app';
import { startWorldTimer } from './world-timer';

/** Starts the stand-in as a server. It ends on SIGINT and SIGTERM, and exits with 1 if it cannot listen. */
export function startServer({ port, games, thirdParties, save: file, pixel }: ServerFlags): void {
  const hub = createHub();
  const world = createWorld({ games, settings: { pixel_gtm: pixel ?? null } });
  const save = file === undefined ? () => undefined : persistToFile(world, file);
  const fetch = createServerApp({ world, hub, gamesOrigin: thirdParties });
  const server = serve({ fetch, port }, () => console.log(`Stand-in on http://localhost:${String(port)}`));
  if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
  const ends = [attachRealtime(server, hub), startWorldTimer(world), save, () => server.close(), () => server.closeAllConnections()];
  server.on('error', (error) => {
    console.error(`The stand-in cannot listen on ${String(port)}: ${error.message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.forEach((end) => end()));
}
