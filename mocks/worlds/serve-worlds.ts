import { respond } from '../http/responses';
import { WORLD_HEADER } from './world-name';
import { worldOf } from './world-of';
import type { RunningWorld, Worlds } from './worlds';

/** Creates a fetch handler that dispatches each request to its world. */
export function serveWorlds(worlds: Worlds<RunningWorld>) {
  return async (request: Request): Promise<Response> => {
    const name = worldOf(request);
    if (name === undefined) return respond(422, { message: `${WORLD_HEADER} must be 1 to 32 lower-case letters, digits and hyphens.` });
    const world = worlds.get(name);
    if (world === undefined) return respond(503, { message: `All worlds have open sockets: ${worlds.names().join(', ')}.` });
    return world.fetch(request);
  };
}
