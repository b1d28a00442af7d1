import { serve } from '@hono/node-server';

import { BAD_USAGE, LOOPBACK, type ServerFlags } from './flags';
import { foreignCallerCheck, refuseForeign } from './foreign-caller';
import { attachRealtime } from './realtime/node-server';
import { persistToFile } from './saved-world';
import { type ServerWorld, serveOnNode, worldStarter } from './server-app';
import { serveSockets, serveWorlds } from './worlds/serve-worlds';
import { createWorlds, type Worlds } from './worlds/worlds';

/**
 * Starts the stand-in as a server, and prints its address. It refuses requests of pages that are neither on this machine nor of `sites` or
 * the third parties. It ends on SIGINT and SIGTERM, after a last save, and exits with `BAD_USAGE` if it cannot listen.
 *
 * @throws {FlagError} if the saved world cannot be restored, unless it is renewed
 */
export function startServer({ port, host, games, thirdParties, sites, save: file, renew, pixel }: ServerFlags): void {
  const worlds = createWorlds({ start: worldStarter({ games, settings: { pixel_gtm: pixel ?? null }, gamesOrigin: thirdParties }) });
  // Only the default world is saved. The others, which tests use, end with the server.
  const save = file === undefined ? () => undefined : persist(worlds, file, renew);
  const check = foreignCallerCheck([...sites, new URL(thirdParties).origin]);
  const fetch = serveOnNode(refuseForeign(check, serveWorlds(worlds)));
  const server = serve({ fetch, port, hostname: host }, () => console.log(`Stand-in on http://localhost:${String(port)}`));
  if (host !== LOOPBACK)
    console.error(`Warning: everyone who reaches ${host} can use the stand-in and its control API, which gives logins without a password.`);
  if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
  const hubOf = serveSockets(worlds);
  const detach = attachRealtime(server, (request) => {
    const message = check(request.headers);
    return message === undefined ? hubOf(request) : { status: 403, message };
  });
  const ends = [detach, worlds.end, save, () => server.close(), () => server.closeAllConnections()];
  server.on('error', (error) => {
    console.error(`The stand-in cannot listen on ${String(port)}: ${error.message}`);
    process.exit(BAD_USAGE);
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
