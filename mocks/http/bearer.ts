import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import type { Bearer } from './types';

/**
 * Authenticates a request by its bearer token.
 *
 * @param id the operation; refreshToken also accepts recently expired tokens (SPEC L7)
 * @returns the session and player, or undefined without a valid token
 */
export function bearerOf({ sessions, players }: World, id: OperationId, headers: Headers): Bearer | undefined {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  if (token === undefined) return undefined;
  const session = id === 'refreshToken' ? sessions.renewable(token) : sessions.find(token);
  const player = session && players.byId(session.playerId);
  return session === undefined || player === undefined ? undefined : { session, player };
}
