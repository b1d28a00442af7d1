import { serve } from '@hono/node-server';

import type { ServerFlags } from './flags';
import { attachRealtime } from './realtime/node-server';
import { persistToFile } from './saved-world';
import { type ServerWorld, serveOnNode, worldStarter } from './server-app';
import { serveSockets, serveWorlds } from './worlds/serve-worlds';
import { createWorlds, type Worlds } from './worlds/worlds';

/** Starts the stand-in as a server. It ends on SIGINT and SIGTERM, and exits with 1 if it cannot listen. */
export function startServer({ port, games, thirdParties, save: file, renew, pixel }: ServerFlags): void {
  const worlds = createWorlds({ start: worldStarter({ games, settings: { pixel_gtm: pixel ?? null }, gamesOrigin: thirdParties }) });
  // Only the default world is saved. The others, which tests use, end with the server.
  const save = file === undefined ? () => undefined : persist(worlds, file, renew);
  const fetch = serveOnNode(serveWorlds(worlds));
  const server = serve({ fetch, port }, () => console.log(`Stand-in on http://localhost:${String(port)}`));
  if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
  const detach = attachRealtime(server, serveSockets(worlds));
  const ends = [detach, worlds.end, save, () => server.close(), () => server.closeAllConnections()];
  server.on('error', (error) => {
    console.error(`The stand-in cannot listen on ${String(port)}: ${error.message}`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.forEach((end) => end()));
}

function persist(worlds: Worlds<ServerWorld>, file: string, renew: boolean): () => void {
  try {
    return persistToFile(worlds.main.world, file, { renew });
  } catch (error) {
    // The worlds are ended, because their timers would keep the process alive.
    worlds.end();
    throw error;
  }
}
