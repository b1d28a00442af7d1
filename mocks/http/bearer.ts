import type { OperationId } from '@generated/operations';

import type { World } from '../db/world';
import type { Bearer } from './types';

/**
 * Who asks, by the token that came along; nobody where there is none that holds.
 *
 * @param world where sessions are known
 * @param id the operation: a refresh takes a token that expired lately too (SPEC L7)
 * @param headers of the request
 */
export function bearerOf({ sessions, players }: World, id: OperationId, headers: Headers): Bearer | undefined {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  if (token === undefined) return undefined;
  const session = id === 'refreshToken' ? sessions.renewable(token) : sessions.find(token);
  const player = session && players.byId(session.playerId);
  return session === undefined || player === undefined ? undefined : { session, player };
}
