import type { IncomingMessage } from 'node:http';

import { respond } from '../http/responses';
import { unknownScenario } from '../http/visit';
import type { Hub } from '../realtime/hub';
import { socketRequest } from './socket-address';
import { WORLD_HEADER } from './world-name';
import { worldOf } from './world-of';
import type { RunningWorld, Worlds } from './worlds';

/** Reason why a request has no world. */
interface Refusal {
  readonly status: 404 | 422 | 503;
  readonly message: string;
}

/**
 * Creates a fetch handler that dispatches each request to its world, which its first request starts. Responds with 422 to an
 * invalid name in the header, and with 503 if a new world would exceed the limit and all worlds but the default one have open sockets.
 */
export function serveWorlds(worlds: Worlds<RunningWorld>) {
  return async (request: Request): Promise<Response> => {
    const found = findWorld(worlds, request);
    if ('fetch' in found) return found.fetch(request);
    // `Access-Control-Allow-Origin` is needed, because otherwise a page of another origin could not read the message.
    return respond(
      found.status,
      { message: found.message },
      { 'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*', Vary: 'Origin' },
    );
  };
}

/**
 * Creates the function that returns the real-time server of a socket, whose world it starts. It refuses an unknown path with 404, an invalid
 * world or an unknown scenario with 422, and a world beyond the limit with 503.
 */
export function serveSockets(worlds: Worlds<RunningWorld & { readonly hub: Hub }>) {
  return (incoming: IncomingMessage): Hub | Refusal => {
    const request = socketRequest(incoming);
    if (request === undefined) {
      return { status: 404, message: 'A socket opens /app/KEY, /world/NAME/app/KEY or /visit/SCENARIO:NAME@own/app/KEY.' };
    }
    const message = unknownScenario(request);
    if (message !== undefined) return { status: 422, message };
    const found = findWorld(worlds, request);
    return 'hub' in found ? found.hub : found;
  };
}

/** Returns the world of a request, which it starts if needed, or the reason why there is none. */
function findWorld<World extends RunningWorld>(worlds: Worlds<World>, request: Request): World | Refusal {
  const name = worldOf(request);
  if (name === undefined)
    return { status: 422, message: `A world (${WORLD_HEADER}) must be 1 to 32 lower-case letters, digits and hyphens.` };
  return worlds.get(name) ?? { status: 503, message: `All worlds have open sockets: ${worlds.names().join(', ')}.` };
}
