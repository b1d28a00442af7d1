import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

import type { World } from '../db/world';
import type { Bearer, Context, UntypedResponse } from './types';

/**
 * Authenticates by bearer token, and marks its session as seen; returns undefined if the token is missing or invalid. The operation
 * refreshToken also accepts recently expired tokens (SPEC L7), and marks nothing.
 */
export function authenticate({ sessions, players }: World, id: OperationId, headers: Headers): Bearer | undefined {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  if (token === undefined) return undefined;
  const session = id === 'refreshToken' ? sessions.findRefreshable(token) : sessions.find(token);
  const player = session && players.byId(session.playerId);
  return session === undefined || player === undefined ? undefined : { session, player };
}

/**
 * Runs a handler once per player and Idempotency-Key: the same operation, path and body get the first response, others a 409.
 * A 5xx, a 429, and a 403 for a missing confirmation or location free the key. Calls without a key or a player, and operations that are
 * not declared as idempotent, run each time.
 */
export async function withIdempotency<K extends OperationId>(
  world: World,
  id: K,
  { bearer, headers, path, body }: Pick<Context<K>, 'bearer' | 'headers' | 'path' | 'body'>,
  execute: () => UntypedResponse | Promise<UntypedResponse>,
): Promise<UntypedResponse> {
  const key = headers.get('Idempotency-Key');
  if (!operations[id].idempotent || key === null || bearer === undefined) return execute();
  return world.idempotency.run({ playerId: bearer.player.id, key, operation: `${id} ${JSON.stringify(path)}`, body }, execute);
}

/** Response that stands for a dropped connection. */
export const NO_RESPONSE: Response = Response.error();

/**
 * Wraps a fetch function for a Node server, so that {@link NO_RESPONSE} destroys the connection.
 *
 * @param sent RESPONSE_ALREADY_SENT of @hono/node-server
 */
export function dropConnections(fetch: (request: Request) => Response | Promise<Response>, sent: Response) {
  return async (request: Request, { outgoing }: { outgoing: { destroy(): unknown } }): Promise<Response> => {
    const response = await fetch(request);
    if (response !== NO_RESPONSE) return response;
    outgoing.destroy();
    return sent;
  };
}
